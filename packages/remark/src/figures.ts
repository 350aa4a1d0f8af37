import {requireEntry} from '@guide/content';
import {
  attributesOf,
  elementOf,
  replaceComponents,
  textAttribute,
  toAttributes,
  type Node,
  type SourcePage,
} from '@guide/content/mdx';
import type {Size, StepOptions} from './options';

type FigureOptions = Pick<
  StepOptions,
  'locale' | 'defaultLocale' | 'figures' | 'missingHints' | 'version'
>;

/** Remark step: adds alternative text, size and frames to `<Figure>` and `<Walkthrough>`. */
export function figureData(options: FigureOptions) {
  const {figures, missingHints, version} = options;
  const complete = (node: Node): Node => {
    const isWalkthrough = node.name === 'Walkthrough';
    const known = Object.fromEntries(
      Object.entries(figures).filter(([, {frames}]) => Boolean(frames) === isWalkthrough),
    );
    const name = textAttribute(node, 'name');
    const figure = requireEntry('figure', name, known, missingHints.figure);
    const {alt, frames} = figure;
    const locale = options.locale in alt ? options.locale : options.defaultLocale;
    const own = frames
      ? {alt: alt[locale]}
      : {version, alt: alt[locale], ...sizeOf(figure as Size)};
    return {
      ...node,
      attributes: [...attributesOf(node), ...toAttributes({locale, ...own})],
      children:
        frames?.map((frame, index) =>
          elementOf('WalkthroughFrame', {
            locale,
            version,
            name: `${name}-${index + 1}`,
            caption: frame.caption[locale],
            ...sizeOf(frame),
          }),
        ) ?? node.children,
    };
  };
  return (tree: Node, page: SourcePage): void =>
    replaceComponents(tree, page, options.locale, {Figure: complete, Walkthrough: complete});
}

function sizeOf({width, height}: Size): Record<string, string> {
  return {width: String(width), height: String(height)};
}
