import MiniSearch, {type AsPlainObject} from 'minisearch';
import {FOREIGN} from '../records/pageRank';
import type {Analyser} from './analyser';
import type {Section, UnpackedIndex} from './indexFile';
import type {FieldTerms, Posting} from './packedField';

/** How much a term in each field of a section counts. */
const fields = {heading: 2.5, path: 0.5, content: 1, labels: 0.8};

/** Ranking parameters as measured on a bilingual guide. */
const bm25 = {k: 0.6, b: 0.3, d: 1};

/** What a term that only goes on from the one typed counts. */
const PREFIX_WEIGHT = 0.2;

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
  terms: string[];
  /** Those that stand in no ordinary page, only in the other language or in translations. */
  marginal: string[];
  /** The sections that hold any of the terms, the best first. */
  find(wanted: Wanted[]): Found[];
}

/** Puts sections, and the terms of their texts, into a MiniSearch index. */
export function createTermIndex(unpacked: UnpackedIndex, analyser: Analyser): TermIndex {
  const {sections} = unpacked;
  const data = serialised(unpacked, analyser);
  const names = Object.keys(fields);
  const whole = (text: string) => text;
  const index = MiniSearch.loadJS<{id: number}>(data, {fields: names});
  return {
    terms: data.index.map(([term]) => term),
    marginal: marginalTerms(data, sections),
    find: (wanted) =>
      index
        .search(wanted.map(({term}) => term).join(' '), {
          tokenize: (text) => text.split(' '),
          processTerm: whole,
          fields: names,
          boost: fields,
          bm25,
          prefix: (_term, at) => wanted[at]?.prefix ?? false,
          weights: {prefix: PREFIX_WEIGHT, fuzzy: 0},
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

function marginalTerms({index}: AsPlainObject, sections: Section[]): string[] {
  const isMarginal = (section: string) => (sections[Number(section)]?.rank ?? 0) <= FOREIGN;
  return index
    .filter(([, postings]) =>
      Object.values(postings).every((posting) => Object.keys(posting).every(isMarginal)),
    )
    .map(([term]) => term);
}

/** Openings of pages, and their larger sections, are the better answers. */
function sectionWeight({type, rank}: Section): number {
  const level = {lvl1: 1.4, lvl2: 1.13, lvl3: 1}[type];
  return (level * rank) / 100;
}

/** The index as MiniSearch would have written it, had it been given the documents. */
function serialised({sections, content, labels}: UnpackedIndex, analyser: Analyser): AsPlainObject {
  const heading = fieldOf(sections, ({headings}) => headings.slice(-1), analyser);
  const path = fieldOf(sections, ({headings}) => headings.slice(0, -1), analyser);
  // In the order of `fields`.
  const all = [heading, path, content, labels];
  const postings = all.map(({frequencies}) => frequencies);
  const terms = new Set(postings.flatMap((field) => [...field.keys()]));
  return {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_, section) => [section, section])),
    fieldIds: Object.fromEntries(Object.keys(fields).map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(
      sections.map((_, section) => [section, all.map(({lengths}) => lengths[section] ?? 0)]),
    ),
    averageFieldLength: all.map(
      ({lengths}) => lengths.reduce((sum, length) => sum + length, 0) / sections.length,
    ),
    storedFields: {},
    index: [...terms].map((term) => [
      term,
      Object.fromEntries(
        postings.flatMap((field, at) => {
          const posting = field.get(term);
          return posting ? [[at, posting]] : [];
        }),
      ),
    ]),
    serializationVersion: 2,
  };
}

/** The terms of a field that is made of headings, which the index file has already. */
function fieldOf(
  sections: Section[],
  headingsOf: (section: Section) => string[],
  analyser: Analyser,
): FieldTerms {
  const frequencies = new Map<string, Posting>();
  const lengths = sections.map((section, at) => {
    const headings = headingsOf(section);
    const terms = headings.flatMap((heading) => [
      ...analyser.terms(heading),
      ...analyser.phrasesOf(heading),
    ]);
    for (const term of terms) {
      const posting = frequencies.get(term) ?? {};
      posting[at] = (posting[at] ?? 0) + 1;
      frequencies.set(term, posting);
    }
    return terms.length;
  });
  return {frequencies, lengths};
}
