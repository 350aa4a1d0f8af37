import {escapeRegExp} from './escapeRegExp';
import {isFrench} from './frenchSpaces';
import type {Locale} from './data';

/** Returns a regex source for words and their plurals; in French, also genders and verb forms. */
export function inflected(words: string, language: Locale): string {
  const escapedWords = words.split(' ').map(escapeRegExp);
  return isFrench(language)
    ? escapedWords.map(inflectedFrench).join(' ')
    : [...escapedWords.slice(0, -1), pluralOf(escapedWords.at(-1)!)].join(' ');
}

/** Returns regex sources that match the singular and plural of each word. */
export function pluralsOf(words: readonly string[], locale: Locale): readonly string[] {
  return plurals[new Intl.Locale(locale).language]?.(words) ?? words;
}

type Plurals = (words: readonly string[]) => string[];

const plurals: Readonly<Record<string, Plurals | undefined>> = {
  en: (words) => [...words.slice(0, -1), pluralOf(words.at(-1)!)],
  fr: (words) => words.map(frenchPluralOf),
};

function frenchPluralOf(word: string): string {
  if (/^(?:.{1,2}|.*[sx])$/.test(word)) {
    return word;
  }
  return word.endsWith('al') ? `${word.slice(0, -1)}(?:l|ux)` : `${word}[sx]?`;
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) {
    return `${word.slice(0, -1)}(?:y|ies)`;
  }
  return `${word}(?:e?s)?`;
}

function inflectedFrench(word: string): string {
  if (/^.{1,2}$|[sx]$/.test(word)) {
    return word;
  }
  if (word.endsWith('er')) {
    return `${word.slice(0, -2)}(?:ers?|e|es|ez|ons|ent|ée?s?|ant)`;
  }
  return word.endsWith('al') ? `${word.slice(0, -1)}(?:le?s?|ux)` : `${word}(?:e?s?|x)`;
}

/** Matches whole words or phrases. Spaces also match line breaks. */
export function wholeWords(alternatives: readonly string[], flags = 'giu'): RegExp {
  const source = alternatives.join('|').replaceAll(' ', '\\s+');
  return new RegExp(wholeWord(source), flags);
}

/** Returns a regex source that matches whole words only. */
export function wholeWord(source: string): string {
  return `(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`;
}
