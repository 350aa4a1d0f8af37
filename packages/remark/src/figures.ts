import {attributesOf, elementOf, failAt, textAttribute, toAttributes} from '@guide/content/mdx';
import {visitByLanguage, type Node, type SourcePage} from '@guide/content/mdx';
import type {FigureData, Size, StepOptions} from './options';

type FigureOptions = Pick<
  StepOptions,
  'locale' | 'defaultLocale' | 'figures' | 'missingHints' | 'version'
>;

/**
 * Remark step: adds language, version, alternative text, size and frames to `<Figure>` and `<Walkthrough>`.
 * Throws on unknown names.
 */
export function figureData(options: FigureOptions) {
  const {version} = options;
  return (tree: Node, page: SourcePage): void =>
    visitByLanguage(tree, options.locale, (node) => {
      if (node.name !== 'Figure' && node.name !== 'Walkthrough') {
        return;
      }
      const {name, figure} = findFigure(node, page, options);
      const {alt, frames} = figure;
      const locale = options.locale in alt ? options.locale : options.defaultLocale;
      const own = frames ? {} : sizeOf(figure as Size);
      node.attributes = [
        ...attributesOf(node),
        ...toAttributes({locale, ...(frames ? {} : {version}), alt: alt[locale], ...own}),
      ];
      node.children =
        frames?.map((frame, index) =>
          elementOf('WalkthroughFrame', {
            locale,
            version,
            name: `${name}-${index + 1}`,
            caption: frame.caption[locale],
            ...sizeOf(frame),
          }),
        ) ?? node.children;
    });
}

function findFigure(
  node: Node,
  page: SourcePage,
  {figures, missingHints}: FigureOptions,
): {name: string; figure: FigureData} {
  const name = textAttribute(node, 'name') ?? '';
  const known = Object.entries(figures).filter(
    ([, {frames}]) => Boolean(frames) === (node.name === 'Walkthrough'),
  );
  const figure = Object.fromEntries(known)[name];
  if (!figure) {
    const names = known.map(([key]) => key).join(', ');
    failAt(
      page,
      node,
      `<${node.name}>: ${name ? `unknown figure "${name}"` : 'missing `name`'}. Known: ${names}. ${missingHints.figure ?? ''}`,
    );
  }
  return {name, figure};
}

function sizeOf({width, height}: Size): Record<string, string> {
  return {width: String(width), height: String(height)};
}
