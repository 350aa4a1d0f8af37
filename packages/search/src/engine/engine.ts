import {createAnalyser, type Analyser} from './analyser';
import {unpackIndex, type IndexFile, type Section} from './indexFile';
import {planQuery} from './query';
import {rank, type Match} from './rank';
import {createExpand} from './synonyms';
import {createTermIndex} from './terms';
import {Vocabulary} from './vocabulary';

/** An index that answers queries. */
export interface Engine {
  analyser: Analyser;
  sections: Section[];
  /** The sections that answer a query, the best first; all of them for an empty one. */
  match(query: string): Match[];
}

/** Opens an index. @throws when it is none, or one of another version of the engine */
export function openIndex(file: IndexFile): Engine {
  const unpacked = unpackIndex(file);
  const {sections} = unpacked;
  const analyser = createAnalyser(file.language);
  const index = createTermIndex(unpacked, analyser);
  const vocabulary = new Vocabulary(index.terms, index.ordinary);
  const expand = createExpand(file.synonyms, analyser);
  const match = (query: string): Match[] => {
    const plan = planQuery(query, {analyser, vocabulary, expand});
    if (plan.slots.length > 0) {
      return rank(index.find(plan.variants), plan, sections, analyser);
    }
    return query.trim() === '' ? sections.map((section) => ({section, score: 0, terms: []})) : [];
  };
  // The hits of a query are asked for their texts one by one.
  let last: {query: string; matches: Match[]} | undefined;
  return {
    analyser,
    sections,
    match(query) {
      if (last?.query !== query) {
        last = {query, matches: match(query)};
      }
      return last.matches;
    },
  };
}
