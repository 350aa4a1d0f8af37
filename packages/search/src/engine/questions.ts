import type {Analyser} from './analyser';
import type {UnpackedIndex} from './indexFile';
import type {QueryPlan} from './query';
import {variantWeights} from './ranking';
import type {Section} from './section';

/** Returns the content words of a question, and if it has only one, all its words as a phrase. */
export function questionTerms(terms: string[], {isStopWord}: Analyser): string[] {
  const content = [...new Set(terms)].filter((term) => !isStopWord(term));
  return content.length > 1 || content.length === terms.length
    ? content
    : [...content, `_${terms.join('_')}`];
}

/** @see Manning, Raghavan, Schütze, “Introduction to Information Retrieval” (2008), 6.3 */
export function createQuestionIndex(
  {sections, questions, questionSections}: UnpackedIndex,
  idf: (term: string) => number,
  analyser: Analyser,
) {
  const postings = new Map(questions.map(({term, documents}) => [term, documents]));
  /** Of the vector of each question. */
  const squaredLengths = new Float64Array(questionSections.length);
  const termCounts = new Uint8Array(questionSections.length);
  for (const [term, withTerm] of postings) {
    for (const question of withTerm) {
      squaredLengths[question]! += idf(term) ** 2;
      termCounts[question]! += 1;
    }
  }
  const terms = [...postings.keys()];
  return {
    /** Returns the sections with a question of the same words. */
    same({slots}: QueryPlan): Section[] {
      const typed = questionTerms(
        slots.map(({term}) => term),
        analyser,
      );
      const [first = [], ...others] = typed.map((term) => postings.get(term) ?? []);
      return [...first]
        .filter((question) => termCounts[question] === typed.length)
        .filter((question) => others.every((withTerm) => withTerm.includes(question)))
        .map((question) => sections[questionSections[question]!]!);
    },

    /** Returns the cosine similarity of the closest question by section. */
    nearest({variants, contentSlots, weights}: QueryPlan): Map<Section, number> {
      const queryLength = Math.hypot(...contentSlots.map((slot) => weights[slot]!));
      // How well each word of the query matches, from 0 to 1.
      const matched = new Map<number, number[]>();
      for (const {term, weight, prefix, slots} of variants) {
        const spellings = prefix ? terms.filter((longer) => longer.startsWith(term)) : [term];
        for (const spelling of spellings) {
          const share = Math.min(1, weight * (spelling === term ? 1 : variantWeights.prefix));
          for (const question of postings.get(spelling) ?? []) {
            const shares = matched.get(question) ?? [];
            slots.forEach((slot) => (shares[slot] = Math.max(shares[slot] ?? 0, share)));
            matched.set(question, shares);
          }
        }
      }
      const nearest = new Map<Section, number>();
      for (const [question, shares] of matched) {
        const section = sections[questionSections[question]!]!;
        const product = contentSlots.reduce(
          (sum, slot) => sum + (shares[slot] ?? 0) * weights[slot]! ** 2,
          0,
        );
        const cosine = Math.min(1, product / (queryLength * Math.sqrt(squaredLengths[question]!)));
        nearest.set(section, Math.max(nearest.get(section) ?? 0, cosine));
      }
      return nearest;
    },
  };
}
