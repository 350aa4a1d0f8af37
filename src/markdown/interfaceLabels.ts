import type {Locale} from '../config/locales';
import {findLabel, nearLabelKeys} from '../data/labels';
import {failAt, replaceNode, textAttribute, visitByLanguage, type Node, type Page} from './tree';

/** Between the parts of a path of menus. */
const SEPARATOR = ' › ';

/**
 * Remark step: puts the words of the product's interface in place of
 * `<Label k="save-view" />` and `<MenuPath k="lift > datasets" />`, from
 * `src/data/labels.*.json`, in the language of the text around them. Nothing of
 * the lists reaches a reader's browser.
 *
 * Fails the build on an unknown key, naming page, line and keys that are near.
 */
export function interfaceLabels({locale}: {locale: Locale}) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, locale, (node, language) => {
      if (node.name === 'Label') {
        replace(node, find(node, textAttribute(node, 'k'), language, page));
      } else if (node.name === 'MenuPath') {
        const keys = textAttribute(node, 'k')?.split('>') ?? [undefined];
        replace(node, keys.map((key) => find(node, key?.trim(), language, page)).join(SEPARATOR));
      }
    });
}

function find(node: Node, key: string | undefined, language: Locale, page: Page): string {
  const text = key === undefined ? undefined : findLabel(language, key);
  if (text === undefined) {
    const example = node.name === 'Label' ? 'save-view' : 'lift > datasets';
    failAt(
      page,
      node,
      key
        ? `<${node.name}>: no label has the key "${key}".${suggest(key)} Correct it, or add the label to src/data/labels.en.json and labels.fr.json.`
        : `<${node.name}> needs its key as text: <${node.name} k="${example}" />.`,
    );
  }
  return text;
}

function suggest(key: string): string {
  const near = nearLabelKeys(key);
  return near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
}

function replace(node: Node, text: string): void {
  replaceNode(node, {type: 'strong', children: [{type: 'text', value: text}]});
}
