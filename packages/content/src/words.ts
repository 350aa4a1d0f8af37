import {isFrench} from './frenchSpaces';
import type {Locale} from './data';

/** Returns a regex source for words and their plurals; in French, also genders and verb forms. */
export function inflected(words: string, language: Locale): string {
  const escapedWords = words.split(' ').map(escapeRegExp);
  return isFrench(language)
    ? escapedWords.map(inflectedFrench).join(' ')
    : [...escapedWords.slice(0, -1), pluralOf(escapedWords.at(-1)!)].join(' ');
}

function pluralOf(word: string): string {
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`;
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

/** `RegExp.escape` needs Node 24. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
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
