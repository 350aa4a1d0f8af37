import {areFamily} from './family';
import {stemEnglish, stemFrench, type Stem} from './stem';
import {stopWords} from './stopWords';
import {splitWords, type Word} from './words';

/** How the words of a language are compared. */
export interface Analyser {
  stem: Stem;
  isStopWord(word: string): boolean;
  /** Whether one word is made of the other, as `deactivation` of `deactivate`. */
  areFamily(one: string, other: string): boolean;
  /** The terms of a text as the index holds them: the parts of its words, and compounds in one piece too. */
  terms(text: string): string[];
  /**
   * The terms of neighbouring words, common ones left out, as one term each: what is
   * found together is meant together. Its mark keeps it from being a beginning of a word.
   */
  phrases(words: string[]): string[];
  /** The phrases of a text. */
  phrasesOf(text: string): string[];
}

const stems: Record<'en' | 'fr', Stem> = {en: stemEnglish, fr: stemFrench};

/** The analyser of a language. @throws for a language that the search has no rules for */
export function createAnalyser(language: string): Analyser {
  if (language !== 'en' && language !== 'fr') {
    throw new Error(
      `The search has no stemmer and stop words for "${language}": add them in src/plugins/search/engine.`,
    );
  }
  const stem = stems[language];
  const stops = stopWords[language];
  const termsOf = (word: Word) =>
    word.length > 1 ? [...word.map(stem), stem(word.join(''))] : word.map(stem);
  const phrases = (all: string[]) => {
    const content = all.filter((word) => !stops.has(word)).map(stem);
    return content.slice(1).map((term, at) => `_${content[at]}_${term}`);
  };
  return {
    stem,
    isStopWord: (word) => stops.has(word),
    areFamily: (one, other) => areFamily(one, other, language),
    terms: (text) => splitWords(text).flatMap(termsOf),
    phrases,
    phrasesOf: (text) => phrases(splitWords(text).flat()),
  };
}
