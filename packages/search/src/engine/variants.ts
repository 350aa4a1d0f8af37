import type {Analyser} from './analyser';
import {typoWeight, variantWeights as weights, wordLimits} from './ranking';
import type {Expand} from './synonyms';
import type {Vocabulary} from './vocabulary';

export interface QueryContext {
  analyser: Analyser;
  vocabulary: Vocabulary;
  expand: Expand;
  idf: (term: string) => number;
}

export interface QueryWord {
  word: string;
  term: string;
  isStopWord: boolean;
  /** The last word, while it may be incomplete. */
  isUnfinished: boolean;
}

/** Index term to search for some words of a query. */
export interface Variant {
  term: string;
  weight: number;
  /** Also match longer terms. */
  prefix: boolean;
  /** Indexes of these words. */
  slots: number[];
}

export function matchesVariant({term: wanted, prefix}: Variant, term: string): boolean {
  return prefix ? term.startsWith(wanted) : term === wanted;
}

type FindVariants = (slots: QueryWord[], context: QueryContext) => Variant[];

export const typedVariants: FindVariants = (slots) =>
  slots.map(({term, isStopWord, isUnfinished}, at) =>
    variant(term, isStopWord ? weights.stopWord : 1, [at], isUnfinished),
  );

/** `deactivate` for `deactivation`. */
export const familyVariants: FindVariants = (slots, {analyser, vocabulary}) =>
  slots.flatMap(({term, isStopWord, isUnfinished}, at) =>
    isStopWord || isUnfinished || term.length < wordLimits.minFamilyLength
      ? []
      : vocabulary
          .others(term, (other) => analyser.areFamily(term, other))
          .map((relative) => variant(relative, weights.family, [at])),
  );

export const typoVariants: FindVariants = (slots, context) =>
  slots.flatMap(({word, term, isStopWord, isUnfinished}, at) =>
    isStopWord || isKnown(term, isUnfinished, context)
      ? []
      : context.vocabulary
          .near(term, isUnfinished, word.length)
          .map((near) => variant(near.term, typoWeight(near.distance), [at])),
  );

/** Whether a term is in the index or has synonyms. Unfinished words may be prefixes. */
export function isKnown(
  term: string,
  isUnfinished: boolean,
  {vocabulary, expand}: QueryContext,
): boolean {
  return (
    vocabulary.has(term) ||
    (isUnfinished && vocabulary.hasPrefix(term)) ||
    expand([term]).length > 0
  );
}

/** `roadmap` for `road map`, `lift303` for `lift 303`. */
export const joinedVariants: FindVariants = (slots, {analyser, vocabulary}) =>
  slots.flatMap((_, from) =>
    slots.slice(from + 1, from + wordLimits.maxJoinedWords).flatMap((__, more) => {
      const to = from + 1 + more;
      const joined = slots.slice(from, to + 1).map(({word}) => word);
      const term = analyser.stem(joined.join(''));
      // Weighs as much as the words it joins.
      return vocabulary.has(term) ? [variant(term, joined.length, range(from, to))] : [];
    }),
  );

/** Pairs of neighbouring words that a heading or label has too. */
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
