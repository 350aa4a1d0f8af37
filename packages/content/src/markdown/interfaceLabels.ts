import {distance} from 'fastest-levenshtein';
import type {Locale, StepOptions} from '../site';
import {failAt, replaceNode, textAttribute, visitByLanguage, type Node, type Page} from './tree';

type LabelOptions = Pick<StepOptions, 'locale' | 'labels' | 'toAdd'>;

/** Between the parts of a path of menus. */
const SEPARATOR = ' › ';

/**
 * Remark step: puts the words of the product's interface in place of
 * `<Label k="save-view" />` and `<MenuPath k="lift > datasets" />`, in the
 * language of the text around them. Nothing of the lists reaches a reader's
 * browser.
 *
 * Fails the build on an unknown key, naming page, line and keys that are near.
 */
export function interfaceLabels(options: LabelOptions) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, options.locale, (node, language) => {
      const label = (key?: string) => find(node, key?.trim(), language, page, options);
      if (node.name === 'Label') {
        replace(node, label(textAttribute(node, 'k')));
      } else if (node.name === 'MenuPath') {
        const keys = textAttribute(node, 'k')?.split('>') ?? [undefined];
        replace(node, keys.map(label).join(SEPARATOR));
      }
    });
}

function find(
  node: Node,
  key: string | undefined,
  language: Locale,
  page: Page,
  {labels, toAdd}: LabelOptions,
): string {
  const known = labels[language] ?? {};
  const text = Object.hasOwn(known, key ?? '') ? known[key!] : undefined;
  if (text === undefined) {
    const example = node.name === 'Label' ? 'save-view' : 'lift > datasets';
    failAt(
      page,
      node,
      key
        ? `<${node.name}>: no label has the key "${key}".${suggest(key, Object.keys(known))} Correct it, or add the label. ${toAdd.label ?? ''}`
        : `<${node.name}> needs its key as text: <${node.name} k="${example}" />.`,
    );
  }
  return text;
}

/** Of the keys that exist, those near one that does not: a slip away, or with a word in common; five at most. */
function suggest(key: string, known: readonly string[]): string {
  const words = key.split('-').filter((word) => word.length > 2);
  const near = known
    .map((other) => ({other, edits: distance(key, other)}))
    .filter(({other, edits}) => edits <= 2 || words.some((word) => other.includes(word)))
    .sort((one, next) => one.edits - next.edits)
    .slice(0, 5);
  return near.length > 0 ? ` Near it: ${near.map(({other}) => other).join(', ')}.` : '';
}

function replace(node: Node, text: string): void {
  replaceNode(node, {type: 'strong', children: [{type: 'text', value: text}]});
}
