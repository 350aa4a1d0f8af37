import {languageRules, stopWordsOf} from './languages';
import {splitWords, type Word} from './words';

/** How the words of a language are compared. */
export interface Analyser {
  stem(word: string): string;
  isStopWord(word: string): boolean;
  /** Whether one word is made of the other, as `deactivation` of `deactivate`. */
  areFamily(one: string, other: string): boolean;
  /** The terms of a text as the index holds them: the parts of its words, and compounds in one piece too. */
  terms(text: string): string[];
  /**
   * The terms of neighbouring words, common ones left out, as one term each: what is
   * found together is meant together. Its mark keeps it from being a beginning of a word.
   */
  phrases(text: string): string[];
  /** What a query asks for, as far as its words say so. */
  asks(query: string): 'steps' | 'amount' | undefined;
}

/** The analyser of a language; in one that it has no rules for, words are compared as they are. */
export function createAnalyser(language: string): Analyser {
  const rules = languageRules(language);
  const stopWords = stopWordsOf(language);
  const {minRoot = Infinity} = rules;
  const endings = new Set(['', ...(rules.endings?.split(/\s+/) ?? [])]);
  const stem = (word: string) => (/\d/.test(word) ? word : rules.stem(word));
  const termsOf = (word: Word) =>
    word.length > 1 ? [...word.map(stem), stem(word.join(''))] : word.map(stem);
  return {
    stem,
    isStopWord: (word) => stopWords.has(word),
    terms: (text) => splitWords(text).flatMap(termsOf),
    phrases(text) {
      const words = splitWords(text).flat();
      const content = words.filter((word) => !stopWords.has(word)).map(stem);
      return content.slice(1).map((term, at) => `_${content[at]}_${term}`);
    },
    asks: (query) =>
      rules.asksHow?.test(query) ? 'steps' : rules.asksHowMuch?.test(query) ? 'amount' : undefined,
    // What they share is a root, and what follows it in each is an ending.
    areFamily(one, other) {
      let root = 0;
      while (root < one.length && one[root] === other[root]) {
        root += 1;
      }
      for (let from = root; from >= minRoot; from -= 1) {
        if (endings.has(one.slice(from)) && endings.has(other.slice(from))) {
          return true;
        }
      }
      return false;
    },
  };
}
