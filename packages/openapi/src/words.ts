import {isFrench, type Locale} from '@guide/content';
import words from './tableWords.json';

/** Singular and plural. */
export type Unit = readonly string[];

/** Texts of tables; `{name}` is a placeholder. */
export type ApiWords = (typeof words)['en'];

/** Falls back to English. */
export function wordsOf(locale: Locale): ApiWords {
  return isFrench(locale) ? words.fr : words.en;
}

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
