import {isFrench, type Locale} from '@guide/content';
import words from './tableWords.json';

/** What one and what more of a thing are called. */
export type Unit = readonly string[];

/** What the tables say beside the words of the description; `{name}` stands for a value. */
export type ApiWords = (typeof words)['en'];

/** The words of a language; those of English where it has none here. */
export function wordsOf(locale: Locale): ApiWords {
  return isFrench(locale) ? words.fr : words.en;
}

/** Words with values in the place of their names. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
