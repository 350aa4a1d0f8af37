import {usedFigures, type UsedFigure} from '../figures';
import type {Guide} from '../guide';
import {placeOf} from '../place';
import type {Rule} from '../rule';

/** Each figure has a drawing for the light mode and one for the dark mode, of the size that its data say. */
export const figureModes: Rule = {
  name: 'figure-modes',
  guide(guide, report) {
    for (const used of usedFigures(guide)) {
      for (const {file, width, height} of drawingsOf(used)) {
        const found = sizeOf(guide, file);
        if (!width || !height || found !== `${width} × ${height}`) {
          report({
            ...placeOf(used.page, used.component),
            found: found ? `${file} is ${found}` : `${file} is missing`,
            expected:
              width && height
                ? `a drawing of ${width} × ${height}`
                : 'a size in src/data/figures.json',
            remedy: 'Run npm run figures, and commit the files that it writes.',
          });
        }
      }
    }
  },
};

/** The files that a page shows: those of its site, for each mode, and for each frame. */
function drawingsOf({page, name, figure}: UsedFigure) {
  const drawings = figure.frames?.map((frame, index) => ({
    name: `${name}-${index + 1}`,
    ...frame,
  })) ?? [{name, ...figure}];
  return drawings.flatMap(({name: drawing, width, height}) =>
    ['light', 'dark'].map((mode) => ({
      file: `static/figures/${page.locale}/${drawing}-${mode}.svg`,
      width,
      height,
    })),
  );
}

/** `960 × 742`; `undefined` when there is no such file. */
function sizeOf(guide: Guide, file: string): string | undefined {
  if (!guide.hasFile(file)) {
    return undefined;
  }
  const [, width, height] =
    /<svg[^>]* width="(\d+)"[^>]* height="(\d+)"/.exec(guide.readFile(file)) ?? [];
  return width && height ? `${width} × ${height}` : 'without a size';
}
