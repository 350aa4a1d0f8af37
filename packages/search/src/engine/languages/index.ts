import {fold} from '../words';
import * as all from './all';

/** Rules for folded words: lower case, without accents. */
export interface LanguageRules {
  /** If light, a prefix of a word must stay a prefix of its stem, to match while typing. */
  stem(word: string): string;
  isHeavy?: boolean;
  /** Separated by spaces. */
  stopWords: string;
  stepsQuestion?: RegExp;
  amountQuestion?: RegExp;
  /** Stemmed endings, separated by spaces. */
  endings?: string;
  /** Shortest common root of a word family. */
  minRoot?: number;
}

type Stem = LanguageRules['stem'];

const byLanguage: Readonly<Record<string, LanguageRules | Stem>> = all;

/** Restores accents that stemmers require. */
const accents: Readonly<Record<string, Stem>> = {
  es: (word) => word.replace(/cion$/, 'ción'),
  pt: (word) => word.replace(/cao$/, 'ção').replace(/coes$/, 'ções'),
};

const noRules: LanguageRules = {stem: (word) => word, stopWords: ''};

/** @param language code: `fr`, `fr-CA` */
export function languageRules(language: string): LanguageRules {
  const base = baseOf(language);
  const rules = byLanguage[base] ?? noRules;
  const accent = accents[base] ?? ((word) => word);
  return typeof rules === 'function'
    ? // Some stemmers return nothing for short words.
      {stem: (word) => fold(rules(accent(word))) || word, stopWords: '', isHeavy: true}
    : rules;
}

export function hasRules(language: string): boolean {
  return baseOf(language) in byLanguage;
}

/** Returns the code without a region: `fr` for `fr-CA`. */
export function baseOf(language: string): string {
  return language.split('-')[0]!;
}

export function stopWordsOf(language: string): Set<string> {
  return new Set(languageRules(language).stopWords.split(/\s+/).filter(Boolean));
}
