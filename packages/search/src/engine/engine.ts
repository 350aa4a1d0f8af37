import type {AbsentNotice} from '../searchResults';
import {createAbsentIndex, noticeOf, type AbsentEntry} from './absent';
import {createAnalyser, type Analyser} from './analyser';
import type {IndexFile} from './indexFile';
import {operationDescribed, operationsNamed} from './operations';
import {planQuery, type QueryPlan} from './query';
import {createQuote, type Quote} from './quote';
import {createQuestionIndex} from './questions';
import {moveIntoTop, moveToFront, rank, type Match} from './rank';
import type {Section} from './section';
import {createExpand} from './synonyms';
import {createTermIndex} from './terms';
import {unpackIndex} from './unpackIndex';
import {Vocabulary} from './vocabulary';

export interface Engine {
  analyser: Analyser;
  sections: Section[];
  /** Best first; all sections for an empty query. */
  match(query: string): Match[];
  quote(query: string): Quote;
  corrections(query: string): QueryPlan['corrections'];
  absent(query: string): AbsentNotice | undefined;
}

/** Opens an index. @throws if its format isn't supported */
export function openIndex(file: IndexFile): Engine {
  const unpacked = unpackIndex(file);
  const {sections} = unpacked;
  const analyser = createAnalyser(file.language);
  const index = createTermIndex(unpacked, analyser);
  const absent = createAbsentIndex(file.absent, analyser);
  const vocabulary = new Vocabulary(new Set([...index.terms, ...absent.terms]), index.mainTerms);
  const expand = createExpand(file.synonyms, analyser);
  const questions = createQuestionIndex(unpacked, index.idf);
  const analyse = (query: string): QueryResult => {
    const plan = planQuery(query, {analyser, vocabulary, expand, idf: index.idf});
    const quote = createQuote(query, plan, analyser);
    if (plan.slots.length === 0) {
      const all = query.trim() === '' ? sections : [];
      const matches = all.map((section) => ({section, score: 0, terms: []}));
      return {query, quote, corrections: plan.corrections, matches};
    }
    const matches = rank(
      index.find(plan.variants),
      questions.nearest(plan),
      plan,
      sections,
      analyser,
    );
    const entry = absent.find(plan);
    const operation = operationDescribed(plan, sections, analyser);
    return {
      query,
      quote,
      corrections: plan.corrections,
      // Related sections of a notice, or named API operations, come first.
      matches: moveToFront(
        entry
          ? entry.related.flatMap((id) => sections.find(({objectID}) => objectID === id) ?? [])
          : operationsNamed(query, sections),
        operation ? moveIntoTop(operation, matches) : matches,
      ),
      entry,
    };
  };
  // Snippets of its hits are requested one by one.
  let last: QueryResult | undefined;
  const resultOf = (query: string): QueryResult => {
    last = last?.query === query ? last : analyse(query);
    return last;
  };
  return {
    analyser,
    sections,
    match: (query) => resultOf(query).matches,
    quote: (query) => resultOf(query).quote,
    corrections: (query) => resultOf(query).corrections,
    absent(query) {
      const {entry} = resultOf(query);
      return entry && noticeOf(entry, sections);
    },
  };
}

interface QueryResult {
  query: string;
  quote: Quote;
  corrections: QueryPlan['corrections'];
  matches: Match[];
  entry?: AbsentEntry;
}
