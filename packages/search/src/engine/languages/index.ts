import {en} from './en';
import {fr} from './fr';

/** What the search knows of a language. Words are folded: lower case, without accents. */
export interface LanguageRules {
  /**
   * Brings the forms of a word to one, so that `dataset` finds `datasets`. It is light, so that what a
   * reader has typed of a word remains the beginning of its stem.
   */
  stem(word: string): string;
  /** Words that say little about what is looked for. */
  stopWords: string;
  /** Endings, stemmed, that make one word of another. */
  endings: string;
  /** The shortest root that two words of a family share. */
  minRoot: number;
}

const known: Readonly<Record<string, LanguageRules>> = {en, fr};

/** For any other language: words are compared as they are. */
const plain: LanguageRules = {stem: (word) => word, stopWords: '', endings: '', minRoot: Infinity};

/** The rules of a language, given by its code: `fr`, `fr-CA`. */
export function languageRules(language: string): LanguageRules {
  return known[language.split('-')[0] ?? ''] ?? plain;
}

/** The folded stop words of a language. */
export function stopWordsOf(language: string): Set<string> {
  return new Set(languageRules(language).stopWords.split(/\s+/).filter(Boolean));
}
