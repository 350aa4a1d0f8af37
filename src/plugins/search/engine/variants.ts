import type {Analyser} from './analyser';
import type {Expand} from './synonyms';
import type {Wanted} from './terms';
import type {NearTerm, Vocabulary} from './vocabulary';

/** What the words of a query are held against. */
export interface Language {
  analyser: Analyser;
  vocabulary: Vocabulary;
  expand: Expand;
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
export interface Variant extends Wanted {
  /** The words that it stands for, by their place in the query. */
  slots: number[];
  /** Whether a heading of it is what was asked for; a word of the family is not. */
  meansSame: boolean;
}

/** Finds terms of one kind. */
type FindVariants = (slots: Slot[], language: Language) => Variant[];

/** How much a term counts beside one that was typed, as set by the tuning queries. */
const weights = {stopWord: 0.3, family: 0.2, mended: 0.9, phrase: 0.5, synonym: 0.5};

/** The longest that a reader writes apart what is one word. */
const MOST_JOINED = 3;

/** What was typed. */
export const typedVariants: FindVariants = (slots) =>
  slots.map(({term, isStopWord, isUnfinished}, at) =>
    variant(term, isStopWord ? weights.stopWord : 1, [at], {prefix: isUnfinished}),
  );

/** Words of the same family: `deactivate` for `deactivation`. */
export const familyVariants: FindVariants = (slots, {analyser, vocabulary}) =>
  slots.flatMap(({term, isStopWord, isUnfinished}, at) =>
    isStopWord || isUnfinished || term.length < 4
      ? []
      : vocabulary
          .others(term, (other) => analyser.areFamily(term, other))
          .map((relative) => variant(relative, weights.family, [at], {meansSame: false})),
  );

/** Terms that a word may have been before a slip. */
export const mendedVariants: FindVariants = (slots, language) =>
  slots.flatMap((slot, at) =>
    nearTerms(slot, language).map(({term, distance}) =>
      variant(
        term,
        // A word that is one may be meant all the same.
        ((weights.mended * 2) / (distance + 1)) *
          (language.vocabulary.isMarginal(slot.term) ? 0.5 : 1),
        [at],
      ),
    ),
  );

function nearTerms(
  {word, term, isStopWord, isUnfinished}: Slot,
  {vocabulary, expand}: Language,
): NearTerm[] {
  // `filtre` is a word, in the glossary's translations; `filter` is what a reader may mean.
  const isMarginal = vocabulary.isMarginal(term);
  const isKnown = vocabulary.has(term) || (isUnfinished && vocabulary.hasPrefix(term));
  if (isStopWord || (isKnown && !isMarginal) || expand([term]).length > 0) {
    return [];
  }
  return vocabulary
    .near(term, isUnfinished, word.length)
    .filter(({distance}) => !isMarginal || distance <= 1);
}

/** Words that are one: `road map` is written `roadmap`, and `lift 303` LIFT-303. */
export const joinedVariants: FindVariants = (slots, {analyser, vocabulary}) =>
  slots.flatMap((_, from) =>
    slots.slice(from + 1, from + MOST_JOINED).flatMap((__, more) => {
      const to = from + 1 + more;
      const joined = slots.slice(from, to + 1).map(({word}) => word);
      const term = analyser.stem(joined.join(''));
      // What stands for several words counts as much as they do.
      return vocabulary.has(term) ? [variant(term, joined.length, range(from, to))] : [];
    }),
  );

/** Words that stand together in a heading or a label, and so are meant together. */
export const phraseVariants: FindVariants = (slots, {analyser, vocabulary}) => {
  const content = slots.flatMap(({isStopWord}, at) => (isStopWord ? [] : [at]));
  return content.slice(1).flatMap((second, at) => {
    const first = content[at] as number;
    const words = [first, second].map((slot) => slots[slot]?.word ?? '');
    return analyser
      .phrases(words)
      .filter((phrase) => vocabulary.has(phrase))
      .map((phrase) => variant(phrase, weights.phrase, [first, second]));
  });
};

/** What the guide says for words that readers use. */
export const synonymVariants: FindVariants = (slots, {expand}) =>
  expand(slots.map(({term}) => term)).flatMap(({from, to, terms}) =>
    terms.map((term) => variant(term, weights.synonym, range(from, to))),
  );

function variant(
  term: string,
  weight: number,
  slots: number[],
  {prefix = false, meansSame = true}: {prefix?: boolean; meansSame?: boolean} = {},
): Variant {
  return {term, weight, prefix, slots, meansSame};
}

function range(from: number, to: number): number[] {
  return Array.from({length: to - from + 1}, (_, offset) => from + offset);
}
