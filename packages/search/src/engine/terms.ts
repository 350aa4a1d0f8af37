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

/** Sections and frequencies of a term in a field. Weighted when a query needs them. */
interface FieldPosting extends Pick<Posting, 'documents' | 'frequencies'> {
  field: Field;
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
  const postings = new Map<string, FieldPosting[]>();
  /** Number of terms of each section, divided by the average. */
  const lengths = {} as Record<Field, number[]>;
  const addField = (field: Field, terms: Posting[]) => {
    const counts = sections.map(() => 0);
    for (const {term, documents, frequencies} of terms) {
      for (let at = 0; at < documents.length; at += 1) {
        counts[documents[at]!]! += frequencies[at]!;
      }
      const posting = {field, documents, frequencies};
      const others = postings.get(term);
      if (others) {
        others.push(posting);
      } else {
        postings.set(term, [posting]);
      }
    }
    const average = counts.reduce((sum, count) => sum + count, 0) / sections.length;
    lengths[field] = counts.map((count) => count / average);
  };
  /** Returns the weighted frequency of a term in each section that has it. */
  const frequenciesOf = (term: string) => {
    const sums = new Map<number, number>();
    for (const {field, documents, frequencies} of postings.get(term) ?? []) {
      for (let at = 0; at < documents.length; at += 1) {
        const section = documents[at]!;
        const length = 1 - bm25.b + bm25.b * lengths[field][section]!;
        const frequency = (fieldWeights[field] * frequencies[at]!) / length;
        sums.set(section, (sums.get(section) ?? 0) + frequency);
      }
    }
    return sums;
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
      const withTerm: number[] = [];
      for (const question of documents) {
        const section = questionSections[question]!;
        if (section !== withTerm.at(-1)) {
          withTerm.push(section);
        }
      }
      return {term, documents: withTerm, frequencies: withTerm.map(() => 1)};
    }),
  );

  // Faster than a set per term: sections that were counted have the number of this call.
  const countedIn = new Int32Array(sections.length);
  let call = 0;
  const countSections = (term: string) => {
    call += 1;
    let count = 0;
    for (const {documents} of postings.get(term) ?? []) {
      for (const section of documents) {
        count += countedIn[section] === call ? 0 : 1;
        countedIn[section] = call;
      }
    }
    return count;
  };
  const idf = memoise((term: string) => {
    const count = countSections(term);
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
        postings
          .get(term)!
          .some(({documents}) => documents.some((section) => isMainSection[section])),
      ),
    ),
    idf,
    find(variants) {
      const found = new Map<number, ScoredSection>();
      for (const variant of variants) {
        for (const [term, weight] of expandPrefix(variant)) {
          for (const [section, frequency] of frequenciesOf(term)) {
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

export function sectionWeight({type, rank}: Section): number {
  return (levelWeights[type] * rank) / pageRanks.default;
}
