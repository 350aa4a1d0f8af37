import {requireEntry, type Locale} from '@guide/content';
import {
  replaceComponents,
  textAttribute,
  type Components,
  type Node,
  type SourcePage,
} from '@guide/content/mdx';
import type {StepOptions} from './options';

type LabelOptions = Pick<StepOptions, 'locale' | 'defaultLocale' | 'labels' | 'missingHints'>;

/** Remark step: replaces `<Label>` and `<MenuPath>` with product labels. */
export function interfaceLabels({locale, defaultLocale, labels, missingHints}: LabelOptions) {
  const known = labels[defaultLocale] ?? {};
  const pathOf = (keys: string[], language: Locale): Node => {
    keys.forEach((key) => requireEntry('label', key, known, missingHints.label));
    const lang = keys.every((key) => labels[language]?.[key]) ? language : defaultLocale;
    return {
      type: 'strong',
      data: {hProperties: {'data-label': '', ...(lang !== language && {lang})}},
      children: [{type: 'text', value: keys.map((key) => labels[lang]![key]).join(' › ')}],
    };
  };
  const keyOf = (node: Node) => textAttribute(node, 'k') ?? '';
  const components: Components = {
    Label: (node, language) => pathOf([keyOf(node)], language),
    MenuPath: (node, language) => pathOf(keyOf(node).split(/\s*>\s*/), language),
  };
  return (tree: Node, page: SourcePage): void => replaceComponents(tree, page, locale, components);
}
