import fs from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {optimize} from 'svgo';
import {
  paint,
  readColours,
  Scene,
  textOf,
  withLanguage,
  type Figure,
  type FigureImage,
  type Locale,
} from './kit';
import {site} from './site';

/** After SVGO, before compression. */
const MAX_BYTES = 20_000;

const modes = ['light', 'dark'] as const;

const readLabels = (locale: Locale): Record<string, string> => {
  const file = site.labels.replace('{locale}', locale);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
};

/**
 * Renders a figure, or each frame of a walkthrough, in all its languages and in both colour modes.
 *
 * @throws if a text doesn't fit or is missing
 */
export function renderFigure(
  name: string,
  figure: Figure,
  locales: readonly Locale[],
): [string, string][] {
  const images: [string, FigureImage][] =
    'frames' in figure
      ? figure.frames.map(({caption, draw}, index) => [
          `${name}-${index + 1}`,
          // `textOf` throws if the caption isn't in this language.
          {height: figure.height, draw: () => textOf(caption) && draw()},
        ])
      : [[name, figure]];
  return images.flatMap(([imageName, image]) =>
    locales.flatMap((locale) =>
      modes.map((mode): [string, string] => {
        try {
          return [`${locale}/${imageName}-${mode}.svg`, renderImage(image, locale, mode)];
        } catch (error) {
          const location = `${imageName} in ${locale}, ${mode}`;
          throw new Error(`${site.scenes}/${name}.tsx, ${location}`, {cause: error});
        }
      }),
    ),
  );
}

function renderImage(
  {height, draw, ...image}: FigureImage,
  pageLocale: Locale,
  mode: (typeof modes)[number],
): string {
  const locale = image.locale ?? pageLocale;
  const labels = {...readLabels('en'), ...readLabels(locale)};
  const uncoloured = withLanguage({locale, labels}, () =>
    renderToStaticMarkup(<Scene height={height}>{draw()}</Scene>),
  );
  const markup = paint(uncoloured, readColours(site.tokens, mode));
  const {data} = optimize(markup, {
    multipass: true,
    plugins: [{name: 'preset-default', params: {overrides: {convertShapeToPath: false}}}],
  });
  if (data.length > MAX_BYTES) {
    throw new Error(`The SVG has ${data.length} bytes, maximum is ${MAX_BYTES}. Simplify it.`);
  }
  return `${data}\n`;
}
