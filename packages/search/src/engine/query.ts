import {typoWeight, typos} from './ranking';
import {
  familyVariants,
  isKnown,
  joinedVariants,
  phraseVariants,
  synonymVariants,
  typedVariants,
  typoVariants,
  type Language,
  type Slot,
  type Variant,
} from './variants';
import {splitWords} from './words';

export interface QueryPlan {
  slots: Slot[];
  variants: Variant[];
  /** Terms of the words as typed, or with an unambiguous typo. */
  spelt: Set<string>;
  /** Candidate terms by misspelt word, nearest first. */
  corrections: Map<string, string[]>;
  /** Indexes of the words that aren't stop words; all if there are none. */
  content: number[];
  /** Inverse document frequency of each word's best term. */
  weights: number[];
}

export function planQuery(query: string, language: Language): QueryPlan {
  const slots = readSlots(query, language);
  const slips = typoVariants(slots, language);
  const spelt = [
    ...typedVariants(slots, language),
    ...joinedVariants(slots, language),
    // Short words and two typos are ambiguous.
    ...slips.filter(
      ({term, weight}) => weight >= typoWeight(1) && term.length >= typos.minLengthForCertain,
    ),
  ];
  const related = [familyVariants, phraseVariants, synonymVariants].flatMap((find) =>
    find(slots, language),
  );
  const variants = [...spelt, ...slips, ...related];
  const places = slots.map((_, at) => at);
  const content = places.filter((at) => !slots[at]!.isStopWord);
  return {
    slots,
    variants: mergeByTerm(variants),
    spelt: new Set(spelt.map(({term}) => term)),
    corrections: correctionsOf(slots, slips, language),
    content: content.length > 0 ? content : places,
    weights: places.map((at) => weightOf(at, variants, language)),
  };
}

/** Known words aren't corrected, even if typo variants are searched too. */
function correctionsOf(slots: Slot[], slips: Variant[], {vocabulary}: Language) {
  const corrections = new Map<string, string[]>();
  for (const [at, {word, term}] of slots.entries()) {
    const terms = slips.filter((slip) => slip.slots.includes(at)).map((slip) => slip.term);
    if (terms.length > 0 && !vocabulary.has(term)) {
      corrections.set(word, terms);
    }
  }
  return corrections;
}

/** Unmatched words weigh as much as the rarest term. */
function weightOf(slot: number, variants: Variant[], {idf, vocabulary}: Language): number {
  const known = variants.filter(({term, slots}) => slots.includes(slot) && vocabulary.has(term));
  const best = Math.max(...known.map(({weight}) => weight));
  return Math.min(
    ...(known.length > 0
      ? known.filter(({weight}) => weight === best).map(({term}) => idf(term))
      : [idf('')]),
  );
}

function readSlots(query: string, language: Language): Slot[] {
  const {analyser} = language;
  const typed = splitWords(query).flat();
  // A trailing space completes the word.
  const isOpen = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const words = typed.flatMap((word, at) =>
    separate(word, isOpen && at === typed.length - 1, language),
  );
  return words.map((word, at) => ({
    word,
    term: analyser.stem(word),
    isStopWord: analyser.isStopWord(word),
    isUnfinished: isOpen && at === words.length - 1,
  }));
}

/** Splits an unknown word into two known ones (`duedate`). */
function separate(word: string, isUnfinished: boolean, language: Language): string[] {
  const {analyser, vocabulary} = language;
  const term = analyser.stem(word);
  if (isKnown(term, isUnfinished, language)) {
    return [word];
  }
  const [nearest] = vocabulary.near(term, false);
  const isTypo = nearest !== undefined && nearest.distance <= typos.maxBeforeSplit;
  return isTypo ? [word] : (vocabulary.split(word, analyser) ?? [word]);
}

function mergeByTerm(variants: Variant[]): Variant[] {
  const merged = new Map<string, Variant>();
  for (const variant of variants) {
    const known = merged.get(variant.term) ?? variant;
    merged.set(variant.term, {
      term: variant.term,
      weight: Math.max(known.weight, variant.weight),
      prefix: known.prefix || variant.prefix,
      slots: [...new Set([...known.slots, ...variant.slots])],
    });
  }
  return [...merged.values()];
}
