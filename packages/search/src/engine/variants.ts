import type {Analyser} from './analyser';
import {typoWeight, variantWeights as weights, wordSizes} from './ranking';
import type {Expand} from './synonyms';
import type {NearTerm, Vocabulary} from './vocabulary';

/** What the words of a query are held against. */
export interface Language {
  analyser: Analyser;
  vocabulary: Vocabulary;
  expand: Expand;
  /** How much a term says: the fewer sections hold it, the more. */
  idf: (term: string) => number;
}

/** One word that a reader typed. */
export interface Slot {
  word: string;
  term: string;
  isStopWord: boolean;
  /** The reader may be typing it still. */
  isUnfinished: boolean;
}

/** A term that answers to some of the words typed. */
export interface Variant {
  term: string;
  weight: number;
  /** Whether a longer term will do: the reader may be typing it. */
  prefix: boolean;
  /** The words that it stands for, by their place in the query. */
  slots: number[];
}

/** Finds terms of one kind. */
type FindVariants = (slots: Slot[], language: Language) => Variant[];

/** What was typed. */
export const typedVariants: FindVariants = (slots) =>
  slots.map(({term, isStopWord, isUnfinished}, at) =>
    variant(term, isStopWord ? weights.stopWord : 1, [at], isUnfinished),
  );

/** Words of the same family: `deactivate` for `deactivation`. */
export const familyVariants: FindVariants = (slots, {analyser, vocabulary}) =>
  slots.flatMap(({term, isStopWord, isUnfinished}, at) =>
    isStopWord || isUnfinished || term.length < wordSizes.minOfFamily
      ? []
      : vocabulary
          .others(term, (other) => analyser.areFamily(term, other))
          .map((relative) => variant(relative, weights.family, [at])),
  );

/** Terms that a misspelt word may have been. */
export const typoVariants: FindVariants = (slots, language) =>
  slots.flatMap((slot, at) =>
    nearTerms(slot, language).map(({term, distance}) =>
      variant(
        term,
        typoWeight(distance) *
          (language.vocabulary.isMarginal(slot.term) ? weights.typoOfMarginal : 1),
        [at],
      ),
    ),
  );

function nearTerms({word, term, isStopWord, isUnfinished}: Slot, language: Language): NearTerm[] {
  const {vocabulary, expand} = language;
  // `filtre` is a word, in the glossary's translations; `filter` is what a reader may mean.
  const isMeant = vocabulary.isMarginal(term)
    ? expand([term]).length > 0
    : isKnown(term, isUnfinished, language);
  return isStopWord || isMeant ? [] : vocabulary.near(term, isUnfinished, word.length);
}

/** Whether the index has a term, or synonyms for it; of an unfinished word, its beginning is enough. */
export function isKnown(
  term: string,
  isUnfinished: boolean,
  {vocabulary, expand}: Language,
): boolean {
  return (
    vocabulary.has(term) ||
    (isUnfinished && vocabulary.hasPrefix(term)) ||
    expand([term]).length > 0
  );
}

/** Words that are one: `road map` is written `roadmap`, and `lift 303` LIFT-303. */
export const joinedVariants: FindVariants = (slots, {analyser, vocabulary}) =>
  slots.flatMap((_, from) =>
    slots.slice(from + 1, from + wordSizes.maxJoined).flatMap((__, more) => {
      const to = from + 1 + more;
      const joined = slots.slice(from, to + 1).map(({word}) => word);
      const term = analyser.stem(joined.join(''));
      // What stands for several words counts as much as they do.
      return vocabulary.has(term) ? [variant(term, joined.length, range(from, to))] : [];
    }),
  );

/** Words that stand together in a heading or a label, and so are meant together. */
export const phraseVariants: FindVariants = (slots, {analyser, vocabulary}) => {
  const content = slots.flatMap(({word, isStopWord}, at) => (isStopWord ? [] : [{word, at}]));
  return content.slice(1).flatMap(({word, at: second}, before) => {
    const {word: other, at: first} = content[before] as (typeof content)[number];
    return analyser
      .phrases(`${other} ${word}`)
      .filter((phrase) => vocabulary.has(phrase))
      .map((phrase) => variant(phrase, weights.phrase, [first, second]));
  });
};

/** What the guide says for words that readers use. */
export const synonymVariants: FindVariants = (slots, {expand}) =>
  expand(slots.map(({term}) => term)).flatMap(({from, to, terms}) =>
    terms.map((term) => variant(term, weights.synonym, range(from, to))),
  );

function variant(term: string, weight: number, slots: number[], prefix = false): Variant {
  return {term, weight, prefix, slots};
}

function range(from: number, to: number): number[] {
  return Array.from({length: to - from + 1}, (_, offset) => from + offset);
}
