import {en} from './en';
import {fr} from './fr';
import type {LanguageRules} from './rules';

const known: Readonly<Record<string, LanguageRules>> = {en, fr};

/** For any other language: words are compared as they are. */
const plain: LanguageRules = {stem: (word) => word, stopWords: ''};

/** The rules of a language, given by its code: `fr`, `fr-CA`. */
export function languageRules(language: string): LanguageRules {
  return known[baseOf(language)] ?? plain;
}

/** Whether there are rules for a language. */
export function hasRules(language: string): boolean {
  return baseOf(language) in known;
}

/** `fr` of `fr-CA`. */
function baseOf(language: string): string {
  return language.split('-')[0]!;
}

/** The folded stop words of a language. */
export function stopWordsOf(language: string): Set<string> {
  return new Set(languageRules(language).stopWords.split(/\s+/).filter(Boolean));
}
