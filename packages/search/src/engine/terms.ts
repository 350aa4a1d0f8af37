import type {Analyser} from './analyser';
import {memoise} from './memoise';
import {postingsOf, type Posting} from './packedField';
import {bm25, fieldWeights, levelWeights, pageRanks, variantWeights} from './ranking';
import type {Section} from './section';
import type {UnpackedIndex} from './unpackIndex';
import type {Variant} from './variants';

export interface ScoredSection {
  section: number;
  score: number;
  slots: Set<number>;
  terms: Set<string>;
}

export interface TermIndex {
  terms: Set<string>;
  /** Terms that aren't marginal (`Vocabulary.isMarginal`). */
  mainTerms: Set<string>;
  idf(term: string): number;
  find(variants: Variant[]): ScoredSection[];
}

type Field = keyof typeof fieldWeights;

/** Weighted frequencies: one entry per section and field. */
interface FieldPostings {
  sections: number[];
  weights: number[];
}

/**
 * Indexes sections for BM25F, which sums weighted frequencies over fields.
 *
 * @see Robertson, Zaragoza, “The Probabilistic Relevance Framework: BM25 and Beyond” (2009), 3.6
 */
export function createTermIndex(
  {sections, content, labels, questions, questionSections}: UnpackedIndex,
  analyser: Analyser,
): TermIndex {
  const postings = new Map<string, FieldPostings>();
  const addField = (field: Field, terms: Posting[]) => {
    const lengths = sections.map(() => 0);
    for (const {documents, frequencies} of terms) {
      documents.forEach((section, at) => (lengths[section]! += frequencies[at]!));
    }
    const average = lengths.reduce((sum, length) => sum + length, 0) / sections.length;
    for (const {term, documents, frequencies} of terms) {
      const posting = postings.get(term) ?? {sections: [], weights: []};
      postings.set(term, posting);
      documents.forEach((section, at) => {
        const length = 1 - bm25.b + (bm25.b * lengths[section]!) / average;
        posting.sections.push(section);
        posting.weights.push((fieldWeights[field] * frequencies[at]!) / length);
      });
    }
  };
  const termsOf = memoise((heading: string) => [
    ...analyser.terms(heading),
    ...analyser.phrases(heading),
  ]);
  const headingTerms = (from: number, to?: number) =>
    postingsOf(sections.map(({headings}) => headings.slice(from, to).flatMap(termsOf)));
  addField('heading', headingTerms(-1));
  addField('path', headingTerms(0, -1));
  addField('content', content);
  addField('labels', labels);
  // Count a term once per section.
  addField(
    'questions',
    questions.map(({term, documents}) => {
      const withTerm = [...new Set(documents.map((question) => questionSections[question]!))];
      return {term, documents: withTerm, frequencies: withTerm.map(() => 1)};
    }),
  );

  const idf = memoise((term: string) => {
    const count = new Set(postings.get(term)?.sections).size;
    return Math.log(1 + (sections.length - count + 0.5) / (count + 0.5));
  });
  const isMainSection = sections.map(({rank}) => rank > pageRanks.untranslated);
  const allTerms = [...postings.keys()];
  const expandPrefix = ({term, weight, prefix}: Variant): Array<[term: string, weight: number]> => [
    [term, weight],
    ...(prefix ? allTerms.filter((longer) => longer !== term && longer.startsWith(term)) : []).map(
      (longer): [string, number] => [
        longer,
        (weight * variantWeights.prefix * term.length) / longer.length,
      ],
    ),
  ];
  return {
    terms: new Set(allTerms),
    mainTerms: new Set(
      allTerms.filter((term) =>
        postings.get(term)!.sections.some((section) => isMainSection[section]),
      ),
    ),
    idf,
    find(variants) {
      const found = new Map<number, ScoredSection>();
      for (const variant of variants) {
        for (const [term, weight] of expandPrefix(variant)) {
          for (const [section, frequency] of frequencies(postings.get(term))) {
            const hit = found.get(section) ?? {
              section,
              score: 0,
              slots: new Set(),
              terms: new Set(),
            };
            found.set(section, hit);
            hit.score += (weight * idf(term) * frequency * (bm25.k + 1)) / (frequency + bm25.k);
            hit.terms.add(term);
            variant.slots.forEach((slot) => hit.slots.add(slot));
          }
        }
      }
      return [...found.values()].map((hit) => ({
        ...hit,
        score: hit.score * sectionWeight(sections[hit.section]!),
      }));
    },
  };
}

function frequencies({sections, weights}: FieldPostings = {sections: [], weights: []}) {
  const sums = new Map<number, number>();
  sections.forEach((section, at) => sums.set(section, (sums.get(section) ?? 0) + weights[at]!));
  return sums;
}

export function sectionWeight({type, rank}: Section): number {
  return (levelWeights[type] * rank) / pageRanks.default;
}
