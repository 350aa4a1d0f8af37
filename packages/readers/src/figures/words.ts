import {withoutMarks} from '../form';
import type {Guide} from '../guide/guide';

/** A word that readers use and no page has. */
export interface WordFigures {
  language: string;
  /** As it was written most often, in lower case without accents. */
  word: string;
  count: number;
  /** A text with it. */
  example: string;
  /** Whether the search understands it, by a synonym or a question. */
  isKnownToSearch: boolean;
}

const MOST_WORDS = 200;

/** Counts the words of readers that the guide does not use, by their stems. */
export function findNewWords(
  texts: readonly {language: string; text: string; count: number}[],
  {languages}: Guide,
): WordFigures[] {
  const words = new Map<string, WordFigures>();
  for (const {language, text, count} of texts) {
    const search = languages.find(({name}) => name === language)?.search;
    const found = search?.newWords(withoutMarks(text)) ?? [];
    // A word counts once for each time that it was asked, however often a text repeats it.
    const byStem = new Map(found.map((one) => [one.stem, one]));
    for (const {word, stem, isKnownToSearch} of byStem.values()) {
      const key = `${language} ${stem}`;
      const before = words.get(key) ?? {language, word, count: 0, example: text, isKnownToSearch};
      words.set(key, {...before, count: before.count + count});
    }
  }
  return [...words.values()].sort((a, b) => b.count - a.count).slice(0, MOST_WORDS);
}
