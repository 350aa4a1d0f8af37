import {code, tableOf, type Cell, type Node} from '@guide/content/mdx';
import type texts from './tableTexts.json';

/** `{name}` is a placeholder. */
export type TableTexts = (typeof texts)['en'];

/** Capitalises a word. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Replaces placeholders. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}

/** Tables whose cells `src/css/tables.css` stacks on phones. */
export const STACKED_CLASS = 'stacked';

/** Returns a table whose cells are stacked on phones. */
export function stackedTable(head: readonly string[], rows: readonly (readonly Cell[])[]): Node {
  return {...tableOf(head, rows), data: {hProperties: {className: STACKED_CLASS}}};
}

/** Joins names that have the same texts. */
export function groupNames<Texts extends string[]>(
  entries: readonly (readonly [name: string, ...texts: Texts])[],
): [names: string, ...texts: Texts][] {
  const groups = new Map<string, {names: string[]; texts: Texts}>();
  for (const [name, ...texts] of entries) {
    const key = texts.join('\n');
    const {names = []} = groups.get(key) ?? {};
    groups.set(key, {names: [...names, code(name)], texts});
  }
  return [...groups.values()].map(({names, texts}) => [names.join(', '), ...texts]);
}
