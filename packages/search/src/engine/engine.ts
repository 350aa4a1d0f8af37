import type {AbsentNotice} from '../searchAnswer';
import {createAbsentIndex, noticeOf, type AbsentEntry} from './absent';
import {createAnalyser, type Analyser} from './analyser';
import type {IndexFile, IndexSupplement} from './indexFile';
import {operationDescribed, operationsNamed} from './operations';
import {planQuery, type QueryPlan} from './query';
import {createQuote, type Quote} from './quote';
import {createQuestionIndex} from './questions';
import {putAmongFirst, putFirst, rank, type Match} from './rank';
import type {Section} from './section';
import {createExpand} from './synonyms';
import {createTermIndex} from './terms';
import {unpackIndex} from './unpackIndex';
import {Vocabulary} from './vocabulary';

/** An index that answers queries. */
export interface Engine {
  analyser: Analyser;
  sections: Section[];
  /** The sections that answer a query, the best first; all of them for an empty one. */
  match(query: string): Match[];
  /** Quotes what answers a query. */
  quote(query: string): Quote;
  /** For each misspelt word of a query, the terms that it may have been, the nearest first. */
  corrections(query: string): QueryPlan['corrections'];
  /** What a query asks for that there is not. */
  absent(query: string): AbsentNotice | undefined;
}

/**
 * Opens an index.
 *
 * @param supplement where it has come: without it, headings, labels and questions answer
 * @throws when it is none, or one of another version of the engine
 */
export function openIndex(file: IndexFile, supplement?: IndexSupplement): Engine {
  const unpacked = unpackIndex(file, supplement);
  const {sections} = unpacked;
  const analyser = createAnalyser(file.language);
  const index = createTermIndex(unpacked, analyser);
  const absent = createAbsentIndex(supplement?.absent ?? [], analyser);
  const vocabulary = new Vocabulary(new Set([...index.terms, ...absent.terms]), index.ordinary);
  const expand = createExpand(file.synonyms, analyser);
  const questions = createQuestionIndex(unpacked, index.idf);
  const ask = (query: string): Asked => {
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
      // What there is in place of something absent comes first, or what the query names.
      matches: putFirst(
        entry
          ? entry.related.flatMap((id) => sections.find(({objectID}) => objectID === id) ?? [])
          : operationsNamed(query, sections),
        operation ? putAmongFirst(operation, matches) : matches,
      ),
      entry,
    };
  };
  // The hits of a query are asked for their texts one by one.
  let last: Asked | undefined;
  const asked = (query: string): Asked => {
    last = last?.query === query ? last : ask(query);
    return last;
  };
  return {
    analyser,
    sections,
    match: (query) => asked(query).matches,
    quote: (query) => asked(query).quote,
    corrections: (query) => asked(query).corrections,
    absent(query) {
      const {entry} = asked(query);
      return entry && noticeOf(entry, sections);
    },
  };
}

/** What came of a query. */
interface Asked {
  query: string;
  quote: Quote;
  corrections: QueryPlan['corrections'];
  matches: Match[];
  entry?: AbsentEntry;
}
