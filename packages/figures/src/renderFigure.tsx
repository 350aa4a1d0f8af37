import {renderToStaticMarkup} from 'react-dom/server';
import {optimize} from 'svgo';
import type {Figure, Sheet} from './figure';
import {
  inLanguage,
  paint,
  say,
  Scene,
  type Colours,
  type Language,
  type Locale,
  type Mode,
} from './kit';

/** Bytes, after SVGO and before compression. */
const LARGEST = 20_000;

const modes: Mode[] = ['light', 'dark'];

/** What the site gives to a rendering. */
export interface Look {
  colours: Record<Mode, Colours>;
  labels: (locale: Locale) => Language['labels'];
}

/**
 * Renders a figure, or each frame of a walkthrough, in each of its languages and in both colour modes.
 *
 * @returns the SVG by its path below the folder of figures; throws naming the
 * scene, the language and the mode when a part does not fit
 */
export function renderFigure(
  name: string,
  figure: Figure,
  locales: readonly Locale[],
  look: Look,
): [string, string][] {
  const sheets: [string, Sheet][] =
    'frames' in figure
      ? figure.frames.map(({caption, draw}, index) => [
          `${name}-${index + 1}`,
          // The caption of a frame stands below it: it is in the same languages.
          {height: figure.height, draw: () => say(caption) && draw()},
        ])
      : [[name, figure]];
  return sheets.flatMap(([sheetName, sheet]) =>
    locales.flatMap((locale) =>
      modes.map((mode): [string, string] => {
        try {
          return [`${locale}/${sheetName}-${mode}.svg`, renderSheet(sheet, locale, mode, look)];
        } catch (error) {
          const where = `${sheetName} in ${locale}, ${mode}`;
          throw new Error(`packages/figures/src/scenes/${name}.tsx, ${where}`, {cause: error});
        }
      }),
    ),
  );
}

function renderSheet(
  {height, draw, ...sheet}: Sheet,
  page: Locale,
  mode: Mode,
  look: Look,
): string {
  const locale = sheet.locale ?? page;
  const named = inLanguage({locale, labels: look.labels(locale)}, () =>
    renderToStaticMarkup(<Scene height={height}>{draw()}</Scene>),
  );
  const markup = paint(named, look.colours[mode]);
  const {data} = optimize(markup, {
    multipass: true,
    plugins: [{name: 'preset-default', params: {overrides: {convertShapeToPath: false}}}],
  });
  if (data.length > LARGEST) {
    throw new Error(`${data.length} bytes; ${LARGEST} is the largest.`);
  }
  return `${data}\n`;
}
