import {phrasesOf} from './phrases';
import {typoWeight, typoLimits} from './ranking';
import {
  familyVariants,
  isKnown,
  joinedVariants,
  phraseVariants,
  synonymVariants,
  typedVariants,
  typoVariants,
  type QueryContext,
  type QueryWord,
  type Variant,
} from './variants';
import {splitWords} from './words';

export interface QueryPlan {
  /** Words of each phrase in quotation marks. */
  phrases: string[][];
  slots: QueryWord[];
  variants: Variant[];
  /** Terms of words as typed, joined, or with an unambiguous typo corrected. */
  certainTerms: Set<string>;
  /** By misspelt word, nearest first. */
  corrections: Map<string, string[]>;
  /** Indexes of the words except stop words, or of all if there are no others. */
  contentSlots: number[];
  /** Inverse document frequency of each word's best term. */
  weights: number[];
}

export function planQuery(query: string, context: QueryContext): QueryPlan {
  const slots = readSlots(query, context);
  const typoCandidates = typoVariants(slots, context);
  const certain = [
    ...typedVariants(slots, context),
    ...joinedVariants(slots, context),
    // Short words and two typos are ambiguous.
    ...typoCandidates.filter(
      ({term, weight}) => weight >= typoWeight(1) && term.length >= typoLimits.minLengthForCertain,
    ),
  ];
  const related = [familyVariants, phraseVariants, synonymVariants].flatMap((find) =>
    find(slots, context),
  );
  const variants = [...certain, ...typoCandidates, ...related];
  const corrections = new Map<string, string[]>();
  for (const {term, slots: at} of typoCandidates) {
    const {word} = slots[at[0]!]!;
    corrections.set(word, [...(corrections.get(word) ?? []), term]);
  }
  const indexes = slots.map((_, at) => at);
  const contentSlots = indexes.filter((at) => !slots[at]!.isStopWord);
  return {
    phrases: phrasesOf(query),
    slots,
    variants: mergeByTerm(variants),
    certainTerms: new Set(certain.map(({term}) => term)),
    corrections,
    contentSlots: contentSlots.length > 0 ? contentSlots : indexes,
    weights: indexes.map((at) => weightOf(at, variants, context)),
  };
}

/** Unmatched words weigh as much as the rarest term. */
function weightOf(slot: number, variants: Variant[], {idf, vocabulary}: QueryContext): number {
  const matching = variants.filter(({term, slots}) => slots.includes(slot) && vocabulary.has(term));
  const best = Math.max(...matching.map(({weight}) => weight));
  return Math.min(
    ...(matching.length > 0
      ? matching.filter(({weight}) => weight === best).map(({term}) => idf(term))
      : [idf('')]),
  );
}

function readSlots(query: string, context: QueryContext): QueryWord[] {
  const {analyser, vocabulary} = context;
  const typed = splitWords(query).flat();
  // A trailing space completes the word.
  const isOpen = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const words = typed.flatMap((word, at) =>
    splitUnknownWord(word, isOpen && at === typed.length - 1, context),
  );
  return words.map((word, at) => {
    const isUnfinished = isOpen && at === words.length - 1;
    const stem = analyser.stem(word);
    // `abhängigk` is longer than the stem of `Abhängigkeit`.
    const isLonger = isUnfinished && analyser.hasHeavyStemmer && !vocabulary.hasPrefix(stem);
    return {
      word,
      term: (isLonger && vocabulary.longestPrefix(word)) || stem,
      isStopWord: analyser.isStopWord(word),
      isUnfinished,
    };
  });
}

function splitUnknownWord(word: string, isUnfinished: boolean, context: QueryContext): string[] {
  const {analyser, vocabulary} = context;
  const term = analyser.stem(word);
  if (isKnown(term, isUnfinished, context)) {
    return [word];
  }
  const [nearest] = vocabulary.near(term, false);
  const isTypo = nearest !== undefined && nearest.distance <= typoLimits.maxBeforeSplit;
  return isTypo ? [word] : (vocabulary.split(word, analyser) ?? [word]);
}

function mergeByTerm(variants: Variant[]): Variant[] {
  const merged = new Map<string, Variant>();
  for (const variant of variants) {
    const previous = merged.get(variant.term) ?? variant;
    merged.set(variant.term, {
      term: variant.term,
      weight: Math.max(previous.weight, variant.weight),
      prefix: previous.prefix || variant.prefix,
      slots: [...new Set([...previous.slots, ...variant.slots])],
    });
  }
  return [...merged.values()];
}
