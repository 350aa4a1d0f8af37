import type {Locale, StepOptions} from '../site';
import {nearTo} from './nearTo';
import {failAt, replaceNode, textAttribute, visitByLanguage, type Node, type Page} from './tree';

type LabelOptions = Pick<StepOptions, 'locale' | 'defaultLocale' | 'labels' | 'toAdd'>;

/** Between the parts of a path of menus. */
const SEPARATOR = ' › ';

/**
 * Remark step: puts the words of the product's interface in place of
 * `<Label k="save-view" />` and `<MenuPath k="lift > datasets" />`, in the
 * language of the text around them; in the default language, and marked so, where
 * that label is missing. Nothing of the lists reaches a reader's browser.
 *
 * Fails the build on an unknown key, naming page, line and keys that are near.
 */
export function interfaceLabels(options: LabelOptions) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, options.locale, (node, language) => {
      if (node.name === 'Label' || node.name === 'MenuPath') {
        const value = textAttribute(node, 'k');
        const keys = (node.name === 'Label' ? [value] : value?.split('>')) ?? [undefined];
        replace(
          node,
          keys.map((key) => find(node, key?.trim(), page, options)),
          language,
          options.defaultLocale,
        );
      }
    });
}

/** A label in each language that has it. */
function find(
  node: Node,
  key: string | undefined,
  page: Page,
  {labels, toAdd, defaultLocale}: LabelOptions,
): Record<Locale, string> {
  const known = labels[defaultLocale] ?? {};
  if (!Object.hasOwn(known, key ?? '')) {
    const example = node.name === 'Label' ? 'save-view' : 'lift > datasets';
    failAt(
      page,
      node,
      key
        ? `<${node.name}>: no label has the key "${key}".${nearTo(key, Object.keys(known))} Correct it, or add the label. ${toAdd.label ?? ''}`
        : `<${node.name}> needs its key as text: <${node.name} k="${example}" />.`,
    );
  }
  return Object.fromEntries(
    Object.entries(labels).flatMap(([locale, {[key!]: text}]) => (text ? [[locale, text]] : [])),
  );
}

/** The parts of a path are all in one language. */
function replace(
  node: Node,
  parts: Record<Locale, string>[],
  language: Locale,
  defaultLocale: Locale,
): void {
  const lang = parts.every((part) => language in part) ? language : defaultLocale;
  replaceNode(node, {
    type: 'strong',
    ...(lang !== language && {data: {hProperties: {lang}}}),
    children: [{type: 'text', value: parts.map((part) => part[lang]).join(SEPARATOR)}],
  });
}
