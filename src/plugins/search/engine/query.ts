import type {Analyser} from './analyser';
import type {Expand} from './synonyms';
import type {Wanted} from './terms';
import type {Vocabulary} from './vocabulary';
import {splitWords} from './words';

/** One word that a reader typed. */
export interface Slot {
  term: string;
  isStopWord: boolean;
}

/** A term that answers to some of the words typed. */
export interface Variant extends Wanted {
  /** The words that it stands for, by their place in the query. */
  slots: number[];
  /** Whether it is what was typed, or that mended; a synonym is not. */
  literal: boolean;
}

/** A query, ready to be looked up and ranked. */
export interface QueryPlan {
  slots: Slot[];
  variants: Variant[];
}

const STOP_WORD_WEIGHT = 0.3;
const MENDED_WEIGHT = 0.9;
const SYNONYM_WEIGHT = 0.5;
const FAMILY_WEIGHT = 0.2;
const PHRASE_WEIGHT = 0.5;

export interface Language {
  analyser: Analyser;
  vocabulary: Vocabulary;
  expand: Expand;
}

/** Reads a query: its words, and for each the terms of the index that may answer it. */
export function planQuery(query: string, {analyser, vocabulary, expand}: Language): QueryPlan {
  const typed = splitWords(query).flat();
  // After a space the last word is whole.
  const open = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const words = typed.flatMap((word, at): string[] => {
    const stem = analyser.stem(word);
    const unfinished = open && at === typed.length - 1;
    const known =
      vocabulary.has(stem) ||
      (unfinished && vocabulary.hasPrefix(stem)) ||
      expand([stem]).length > 0;
    if (known) {
      return [word];
    }
    return splitKnown(word, {analyser, vocabulary}) ?? [word];
  });
  const slots = words.map((word): Slot => ({
    term: analyser.stem(word),
    isStopWord: analyser.isStopWord(word),
  }));
  const plan = new Map<string, Variant>();
  const add = (variant: Variant) => plan.set(variant.term, merge(plan.get(variant.term), variant));

  slots.forEach(({term, isStopWord}, at) => {
    const last = open && at === slots.length - 1;
    const weight = isStopWord ? STOP_WORD_WEIGHT : 1;
    add({term, weight, prefix: last, slots: [at], literal: true});
    if (!isStopWord && term.length > 3 && !last) {
      for (const relative of vocabulary.others(term, (other) => analyser.areFamily(term, other))) {
        add({term: relative, weight: FAMILY_WEIGHT, prefix: false, slots: [at], literal: false});
      }
    }
    const known = vocabulary.has(term) || (last && vocabulary.hasPrefix(term));
    // `filtre` is a word, in the glossary's translations; `filter` is what a reader may mean.
    const doubtful = vocabulary.isMarginal(term);
    if (!isStopWord && (!known || doubtful) && expand([term]).length === 0) {
      for (const {term: near, distance} of vocabulary.near(term, last, words[at]?.length)) {
        const mended = ((MENDED_WEIGHT * 2) / (distance + 1)) * (doubtful ? 0.5 : 1);
        if (!doubtful || distance <= 1) {
          add({term: near, weight: mended, prefix: false, slots: [at], literal: true});
        }
      }
    }
  });
  // `road map` is written `roadmap`, and `lift 303` LIFT-303.
  for (let at = 0; at + 1 < words.length; at += 1) {
    for (const to of [at + 1, at + 2]) {
      const joined = analyser.stem(words.slice(at, to + 1).join(''));
      if (to < words.length && vocabulary.has(joined)) {
        // What stands for several words counts as much as they do.
        const weight = to - at + 1;
        add({term: joined, weight, prefix: false, slots: range(at, to), literal: true});
      }
    }
  }
  // Words that stand together in a heading or a label are meant together.
  const content = slots.flatMap(({isStopWord}, at) => (isStopWord ? [] : [at]));
  content.slice(1).forEach((second, at) => {
    const first = content[at] as number;
    const [phrase = ''] = analyser.phrases([words[first] ?? '', words[second] ?? '']);
    if (vocabulary.has(phrase)) {
      add({
        term: phrase,
        weight: PHRASE_WEIGHT,
        prefix: false,
        slots: [first, second],
        literal: true,
      });
    }
  });
  for (const {from, to, terms} of expand(slots.map(({term}) => term))) {
    for (const term of terms) {
      add({
        term,
        weight: SYNONYM_WEIGHT,
        prefix: false,
        slots: range(from, to),
        literal: true,
      });
    }
  }
  return {slots, variants: [...plan.values()]};
}

function splitKnown(
  word: string,
  {analyser, vocabulary}: Pick<Language, 'analyser' | 'vocabulary'>,
): string[] | undefined {
  const nearest = vocabulary.near(analyser.stem(word), false)[0];
  return nearest && nearest.distance <= 1 ? undefined : vocabulary.split(analyser.stem(word));
}

/** One term may answer to several words: it is looked for once, at its best weight. */
function merge(known: Variant | undefined, variant: Variant): Variant {
  return known
    ? {
        term: known.term,
        weight: Math.max(known.weight, variant.weight),
        prefix: known.prefix || variant.prefix,
        slots: [...new Set([...known.slots, ...variant.slots])],
        literal: known.literal || variant.literal,
      }
    : variant;
}

function range(from: number, to: number): number[] {
  return Array.from({length: to - from + 1}, (_, offset) => from + offset);
}
