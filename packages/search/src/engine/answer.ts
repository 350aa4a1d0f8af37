import type {AbsentNotice} from './absent';
import type {Engine} from './engine';
import {highlight, type MarkOptions} from './marks';
import type {Match} from './rank';
import type {Section} from './section';

/**
 * One query, of what Algolia takes: what DocSearch and the search page send.
 *
 * @see https://www.algolia.com/doc/api-reference/search-api-parameters/
 */
export interface SearchRequest {
  /** There is but one here. */
  indexName?: string;
  query?: string;
  /** Of these, an index of one language and version minds the one of an area alone. */
  facetFilters?: string | ReadonlyArray<string | readonly string[]>;
  page?: number;
  hitsPerPage?: number;
}

/** What Algolia calls the area of the guide. */
const AREA = 'hierarchy.lvl0';

interface Highlighted {
  value: string;
}

/** A hit in the shape of DocSearch's, as far as the box and the page read it. Its text is there when it is at hand. */
export interface Hit {
  objectID: string;
  url: string;
  hierarchy: Record<string, string>;
  unlisted: boolean;
  _highlightResult: {hierarchy: Record<string, Highlighted>};
  _snippetResult: {content?: Highlighted};
}

/** What Algolia answers to a query, as far as the box and the page read it. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  /** How many hits each area has. */
  facets: {[AREA]: Record<string, number>};
  query: string;
  /** What the query asks for that there is not; with Algolia, a rule says so. */
  userData?: AbsentNotice[];
}

/** The text of a section: `undefined` while it is not at hand. */
export type TextOf = (section: Section) => string | null | undefined;

/** Answers a query as Algolia would, over the records of one language. */
export function answer(engine: Engine, request: SearchRequest, textOf: TextOf): SearchAnswer {
  const {query = '', facetFilters = [], page = 0, hitsPerPage = 20} = request;
  const filter = [facetFilters].flat(2).find((one) => one.startsWith(`${AREA}:`));
  const matches = engine
    .match(query)
    .filter(({section: {area}}) => filter === undefined || filter === `${AREA}:${area}`);
  const absent = engine.absent(query);
  const areas: Record<string, number> = {};
  for (const {section} of matches) {
    areas[section.area] = (areas[section.area] ?? 0) + 1;
  }
  return {
    hits: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((match) => toHit(match, engine, query, textOf(match.section))),
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(matches.length / hitsPerPage) : 0,
    facets: {[AREA]: areas},
    query,
    ...(absent && {userData: [absent]}),
  };
}

/** What a section's text answers to a query, word for word and with `<mark>`; steps have a line each. */
export function snippetOf(engine: Engine, objectID: string, query: string, text: string): string {
  const match = engine.match(query).find(({section}) => section.objectID === objectID);
  const {headings} = match?.section ?? {headings: []};
  return quoteOf(engine, query, text, headings, markOptions(match?.terms ?? [], engine));
}

function quoteOf(
  engine: Engine,
  query: string,
  text: string,
  headings: readonly string[],
  marks: MarkOptions,
): string {
  return highlight(engine.quote(query)(text, headings).text, marks);
}

function toHit(
  {section, terms}: Match,
  engine: Engine,
  query: string,
  text: string | null | undefined,
): Hit {
  const marks = markOptions(terms, engine);
  const levels = [section.area, ...section.headings].map(
    (heading, level) => [`lvl${level}`, heading] as const,
  );
  return {
    objectID: section.objectID,
    url: section.path,
    hierarchy: Object.fromEntries(levels),
    unlisted: section.unlisted,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        levels.map(([level, heading]) => [level, {value: highlight(heading, marks)}]),
      ),
    },
    _snippetResult: text
      ? {content: {value: quoteOf(engine, query, text, section.headings, marks)}}
      : {},
  };
}

/** Common words are marked only where nothing else matched. */
function markOptions(terms: string[], {analyser}: Engine): MarkOptions {
  const content = terms.filter((term) => !analyser.isStopWord(term));
  const marked = content.length > 0 ? content : terms;
  return {terms: new Set(marked), analyser};
}
