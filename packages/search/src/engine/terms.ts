import MiniSearch from 'minisearch';
import type {Analyser} from './analyser';
import type {Section, UnpackedIndex} from './indexFile';
import {bm25, fieldWeights, levelWeights, pageRanks, variantWeights} from './ranking';

/** One term to look for. */
export interface Wanted {
  term: string;
  weight: number;
  /** Whether a longer term will do: the reader may be typing it. */
  prefix: boolean;
}

/** A section that holds some of the terms. */
export interface Found {
  section: number;
  score: number;
  /** Those of the wanted terms that it holds. */
  wanted: string[];
  /** The terms that it holds them as; longer ones where a prefix would do. */
  terms: string[];
}

export interface TermIndex {
  terms: Set<string>;
  /** Those that stand in pages of the reader's language; others stand only where another language does. */
  ordinary: Set<string>;
  /** The sections that hold any of the terms, the best first. */
  find(wanted: Wanted[]): Found[];
}

const fields = Object.keys(fieldWeights);

/** Puts sections, and the terms of their texts, into a MiniSearch index. */
export function createTermIndex(
  {sections, content, labels}: UnpackedIndex,
  analyser: Analyser,
): TermIndex {
  const termsOf = (headings: string[]) =>
    headings.flatMap((heading) => [...analyser.terms(heading), ...analyser.phrases(heading)]);
  const documents = sections.map(({headings}, id) => ({
    id,
    heading: termsOf(headings.slice(-1)),
    path: termsOf(headings.slice(0, -1)),
    content: content[id] ?? [],
    labels: labels[id] ?? [],
  }));
  const index = new MiniSearch<(typeof documents)[number]>({
    fields,
    // Terms are given as they are to be looked for.
    stringifyField: (terms: unknown) => (Array.isArray(terms) ? terms.join(' ') : String(terms)),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(documents);
  const allTerms = (some: typeof documents) =>
    new Set(
      some.flatMap(({heading, path, content: own, labels: named}) => [
        ...heading,
        ...path,
        ...own,
        ...named,
      ]),
    );
  return {
    terms: allTerms(documents),
    ordinary: allTerms(documents.filter(({id}) => (sections[id]?.rank ?? 0) > pageRanks.foreign)),
    find: (wanted) =>
      index
        .search(wanted.map(({term}) => term).join(' '), {
          boost: fieldWeights,
          bm25,
          prefix: (_term, at) => wanted[at]?.prefix ?? false,
          weights: {prefix: variantWeights.prefix, fuzzy: 0},
          boostTerm: (_term, at) => wanted[at]?.weight ?? 0,
          boostDocument: (id) => sectionWeight(sections[id as number] as Section),
        })
        .map(({id, score, queryTerms, terms}) => ({
          section: id as number,
          score,
          wanted: queryTerms,
          terms,
        })),
  };
}

/** Openings of pages, and their larger sections, are the better answers. */
function sectionWeight({type, rank}: Section): number {
  return (levelWeights[type] * rank) / pageRanks.ordinary;
}
