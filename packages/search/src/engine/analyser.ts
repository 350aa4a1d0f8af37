import {languageRules, stopWordsOf} from './languages';
import {memoize} from './memoize';
import {splitWords, wordPattern} from './words';

export interface Analyser {
  stem(word: string): string;
  /** Whether stems can be shorter than the beginning of a word. */
  hasHeavyStemmer: boolean;
  isStopWord(word: string): boolean;
  /** Whether two stems are of one word family (`deactivate`, `deactivation`). */
  areFamily(one: string, other: string): boolean;
  /** Returns the stem of each word. Compounds give their parts and the joined whole. */
  terms(text: string): string[];
  /** Returns a term per pair of neighbouring words, with an underscore against prefix matches. */
  phrases(text: string): string[];
  expectedAnswer(query: string): 'steps' | 'amount' | undefined;
}

/** Creates an analyser. Without rules for the language, words aren't stemmed. */
export function createAnalyser(language: string): Analyser {
  const rules = languageRules(language);
  const stopWords = stopWordsOf(language);
  const {minRoot = Infinity} = rules;
  const endings = new Set(['', ...(rules.endings?.split(/\s+/) ?? [])]);
  const stem = memoize((word: string) => (/\d/.test(word) ? word : rules.stem(word)));
  const termsOf = memoize((word: string) =>
    splitWords(word).flatMap((parts) =>
      parts.length > 1 ? [...parts, parts.join('')].map(stem) : parts.map(stem),
    ),
  );
  return {
    stem,
    hasHeavyStemmer: rules.isHeavy ?? false,
    isStopWord: (word) => stopWords.has(word),
    terms: (text) => (text.match(wordPattern) ?? []).flatMap(termsOf),
    phrases(text) {
      const words = splitWords(text).flat();
      const content = words.filter((word) => !stopWords.has(word)).map(stem);
      return content.slice(1).map((term, at) => `_${content[at]}_${term}`);
    },
    expectedAnswer(query) {
      if (rules.stepsQuestion?.test(query)) {
        return 'steps';
      }
      return rules.amountQuestion?.test(query) ? 'amount' : undefined;
    },
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
