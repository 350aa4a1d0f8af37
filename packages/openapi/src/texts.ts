import {isFrench, type Locale} from '@guide/content';
import {code} from '@guide/content/mdx';
import texts from './tableTexts.json';

/** Singular and plural. */
export type Unit = readonly string[];

/** `{name}` is a placeholder. */
export type TableTexts = (typeof texts)['en'];

/** Starts with an upper-case letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Falls back to English. */
export function textsFor(locale: Locale): TableTexts {
  return isFrench(locale) ? texts.fr : texts.en;
}

/** Replaces placeholders. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}

/** Joins names that have the same text. */
export function groupNames(
  entries: readonly (readonly [name: string, text: string])[],
): [names: string, text: string][] {
  const groups = new Map<string, string[]>();
  for (const [name, text] of entries) {
    groups.set(text, [...(groups.get(text) ?? []), code(name)]);
  }
  return [...groups].map(([text, names]) => [names.join(', '), text]);
}
