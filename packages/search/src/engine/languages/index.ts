import {en} from './en';
import {fr} from './fr';

/** Rules for folded words: lower case, without accents. */
export interface LanguageRules {
  /** Light stemmer: a prefix of a word must stay a prefix of its stem, to match while typing. */
  stem(word: string): string;
  /** Separated by spaces. */
  stopWords: string;
  stepsQuestion?: RegExp;
  amountQuestion?: RegExp;
  /** Stemmed endings, separated by spaces. */
  endings?: string;
  /** Shortest common root of a word family. */
  minRoot?: number;
}

const rulesByLanguage: Readonly<Record<string, LanguageRules>> = {en, fr};

const noRules: LanguageRules = {stem: (word) => word, stopWords: ''};

/** @param language code: `fr`, `fr-CA` */
export function languageRules(language: string): LanguageRules {
  return rulesByLanguage[baseOf(language)] ?? noRules;
}

export function hasRules(language: string): boolean {
  return baseOf(language) in rulesByLanguage;
}

function baseOf(language: string): string {
  return language.split('-')[0]!;
}

export function stopWordsOf(language: string): Set<string> {
  return new Set(languageRules(language).stopWords.split(/\s+/).filter(Boolean));
}
