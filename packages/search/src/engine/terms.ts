import type {Analyser} from './analyser';
import type {UnpackedIndex} from './indexFile';
import {memoize} from './memoize';
import {postingsOf, type Posting} from './packedField';
import {matchOf, type Match} from './rank';
import {bm25, fieldWeights, variantWeights} from './ranking';
import {sectionWeight} from './section';
import type {Variant} from './variants';

type Field = keyof typeof fieldWeights;

type FieldPosting = Omit<Posting, 'term'> & {field: Field};

/** @see Robertson, Zaragoza, “The Probabilistic Relevance Framework: BM25 and Beyond” (2009), 3.6 */
export function createTermIndex(
  {sections, content, labels, questions, questionSections}: UnpackedIndex,
  analyser: Analyser,
) {
  const postings = new Map<string, FieldPosting[]>();
  /** Number of terms of each section, divided by the average. */
  const lengths = {} as Record<Field, number[]>;
  const addField = (field: Field, terms: Posting[]) => {
    const counts = sections.map(() => 0);
    for (const {term, documents, frequencies} of terms) {
      for (let at = 0; at < documents.length; at += 1) {
        counts[documents[at]!]! += frequencies[at]!;
      }
      const ofTerm = postings.get(term) ?? [];
      ofTerm.push({field, documents, frequencies});
      postings.set(term, ofTerm);
    }
    const average = counts.reduce((sum, count) => sum + count, 0) / sections.length;
    lengths[field] = counts.map((count) => count / average);
  };
  const termsOf = memoize((heading: string) => [
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
      const withTerm = [
        ...new Set(Array.from(documents, (question) => questionSections[question]!)),
      ];
      return {term, documents: withTerm, frequencies: withTerm.map(() => 1)};
    }),
  );

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
  const idf = memoize((term: string) => {
    const withTerm = new Set((postings.get(term) ?? []).flatMap(({documents}) => [...documents]));
    return Math.log(1 + (sections.length - withTerm.size + 0.5) / (withTerm.size + 0.5));
  });
  const terms = [...postings.keys()];
  const expandPrefix = ({term, weight, prefix}: Variant): Array<[term: string, weight: number]> => [
    [term, weight],
    ...(prefix ? terms.filter((longer) => longer !== term && longer.startsWith(term)) : []).map(
      (longer): [string, number] => [
        longer,
        (weight * variantWeights.prefix * term.length) / longer.length,
      ],
    ),
  ];
  return {
    terms,
    idf,
    /** Returns the matching sections, unordered. */
    find(variants: Variant[]): Match[] {
      const found = new Map<number, Match>();
      for (const variant of variants) {
        for (const [term, weight] of expandPrefix(variant)) {
          for (const [index, frequency] of frequenciesOf(term)) {
            const section = sections[index]!;
            const match = found.get(index) ?? matchOf(section);
            found.set(index, match);
            match.score += (weight * idf(term) * frequency * (bm25.k + 1)) / (frequency + bm25.k);
            match.terms.add(term);
            variant.slots.forEach((slot) => match.slots.add(slot));
          }
        }
      }
      return [...found.values()].map((match) => ({
        ...match,
        score: match.score * sectionWeight(match.section),
      }));
    },
  };
}
