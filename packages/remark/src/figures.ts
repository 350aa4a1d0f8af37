import type {FigureData, Size, StepOptions} from '@guide/content';
import {
  attribute,
  attributesOf,
  failAt,
  textAttribute,
  visitByLanguage,
  type Attribute,
  type Node,
  type Page,
} from '@guide/content/mdx';

type FigureOptions = Pick<
  StepOptions,
  'locale' | 'defaultLocale' | 'figures' | 'missingHints' | 'version'
>;

/**
 * Remark step: adds language, version, alternative text, size and frames to `<Figure>` and `<Walkthrough>`.
 * Throws on unknown names.
 */
export function figureData(options: FigureOptions) {
  const languageOf = ({alt}: FigureData) =>
    options.locale in alt ? options.locale : options.defaultLocale;
  const {version} = options;
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, options.locale, (node) => {
      if (node.name === 'Figure') {
        const figure = findFigure(node, page, options, ({frames}) => !frames);
        const locale = languageOf(figure);
        addAttributes(node, {locale, version, alt: figure.alt[locale], ...sizeOf(figure as Size)});
      } else if (node.name === 'Walkthrough') {
        const figure = findFigure(node, page, options, ({frames}) => Boolean(frames));
        const {alt, frames = []} = figure;
        const locale = languageOf(figure);
        addAttributes(node, {locale, alt: alt[locale]});
        node.children = frames.map((frame, index) => ({
          type: 'mdxJsxFlowElement',
          name: 'WalkthroughFrame',
          children: [],
          attributes: toAttributes({
            locale,
            version,
            name: `${textAttribute(node, 'name')}-${index + 1}`,
            caption: frame.caption[locale],
            ...sizeOf(frame),
          }),
        }));
      }
    });
}

function findFigure(
  node: Node,
  page: Page,
  {figures, missingHints}: FigureOptions,
  isExpectedKind: (figure: FigureData) => boolean,
): FigureData {
  const name = textAttribute(node, 'name');
  const figure = figures[name ?? ''];
  if (!figure || !isExpectedKind(figure)) {
    const known = Object.keys(figures).filter((key) => isExpectedKind(figures[key]!));
    failAt(
      page,
      node,
      `<${node.name}>: ${name ? `unknown figure "${name}"` : 'missing `name`'}. Known: ${known.join(', ')}. ${missingHints.figure ?? ''}`,
    );
  }
  return figure;
}

function sizeOf({width, height}: Size): Record<string, string> {
  return {width: String(width), height: String(height)};
}

function toAttributes(values: Record<string, string | undefined>): Attribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [attribute(name, value)],
  );
}

function addAttributes(node: Node, values: Record<string, string | undefined>): void {
  node.attributes = [...attributesOf(node), ...toAttributes(values)];
}
