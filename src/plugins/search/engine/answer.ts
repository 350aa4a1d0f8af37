import type {Engine} from './engine';
import {countFacet, passes, type FacetFilters, type Facets} from './facets';
import type {Section} from './indexFile';
import {highlight, snippet, type MarkOptions} from './marks';
import type {Match} from './rank';

/**
 * One query, of what Algolia takes: what DocSearch and the search page send.
 *
 * @see https://www.algolia.com/doc/api-reference/search-api-parameters/
 */
export interface SearchRequest {
  indexName: string;
  query?: string;
  facetFilters?: FacetFilters;
  facets?: string[];
  page?: number;
  hitsPerPage?: number;
  /** `content:15` asks for fifteen words. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

interface Highlighted {
  value: string;
  matchLevel: 'full' | 'none';
}

type Hierarchy<Value> = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, Value>;

/** A hit in the shape of DocSearch's. Its text is there when it is at hand. */
export interface Hit {
  objectID: string;
  type: Section['type'];
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Hierarchy<string | null>;
  _highlightResult: {hierarchy: Partial<Hierarchy<Highlighted>>};
  _snippetResult: {hierarchy: Partial<Hierarchy<Highlighted>>; content?: Highlighted};
}

/** What Algolia answers to a query. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets: Record<string, Record<string, number>>;
  query: string;
  params: string;
  index: string;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
}

/** The text of a section: `undefined` while it is not at hand. */
export type TextOf = (section: Section) => string | null | undefined;

/** The values that are the same for all sections of an index. */
type SharedFacets = Record<'language' | 'docusaurus_tag' | 'version', string>;

const SNIPPET_LENGTH = 15;

/** Answers a query as Algolia would, over the records of one language. */
export function answer(
  engine: Engine,
  shared: SharedFacets,
  request: SearchRequest,
  textOf: TextOf,
): SearchAnswer {
  const start = performance.now();
  const {query = '', facetFilters = [], page = 0, hitsPerPage = 20} = request;
  const matches = engine
    .match(query)
    .map((match) => ({match, facets: facetsOf(match.section, shared)}))
    .filter(({facets}) => passes(facets, facetFilters));
  return {
    hits: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({match}) => toHit(match, engine, request, textOf(match.section))),
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(matches.length / hitsPerPage) : 0,
    hitsPerPage,
    facets: Object.fromEntries(
      (request.facets ?? []).map((facet) => [
        facet,
        countFacet(
          matches.map(({facets}) => facets),
          facet,
        ),
      ]),
    ),
    query,
    params: '',
    index: request.indexName,
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - start),
  };
}

/** The part of a text that answers a query, with `<mark>`. */
export function snippetOf(engine: Engine, objectID: string, query: string, text: string): string {
  const match = engine.match(query).find(({section}) => section.objectID === objectID);
  const marks = markOptions(match?.terms ?? [], engine, {});
  return snippet(text, 30, '…', marks);
}

function facetsOf({area, type}: Section, shared: SharedFacets): Facets {
  const {language, docusaurus_tag, version} = shared;
  return {language, docusaurus_tag, version, type, 'hierarchy.lvl0': area};
}

function toHit(
  {section, terms}: Match,
  engine: Engine,
  request: SearchRequest,
  text: string | null | undefined,
): Hit {
  const {objectID, path, anchor, type, area, headings} = section;
  const marks = markOptions(terms, engine, request);
  const names = ['lvl0', 'lvl1', 'lvl2', 'lvl3'] as const;
  const levels = [area, ...headings];
  const highlighted = Object.fromEntries(
    levels.map((heading, level) => [names[level], mark(heading, highlight(heading, marks))]),
  );
  return {
    objectID,
    type,
    url: path,
    url_without_anchor: path.replace(/#.*/, ''),
    anchor,
    content: text ?? null,
    hierarchy: {
      lvl0: area,
      lvl1: headings[0] ?? '',
      lvl2: headings[1] ?? null,
      lvl3: headings[2] ?? null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {hierarchy: highlighted},
    _snippetResult: {
      hierarchy: highlighted,
      ...(text && {content: mark(text, contentSnippet(text, request, marks))}),
    },
  };
}

function contentSnippet(text: string, request: SearchRequest, marks: MarkOptions): string {
  const asked = request.attributesToSnippet?.find((attribute) => attribute.startsWith('content'));
  const length = Number(asked?.split(':')[1] ?? SNIPPET_LENGTH);
  return snippet(text, length, request.snippetEllipsisText ?? '…', marks);
}

function mark(text: string, value: string): Highlighted {
  return {value, matchLevel: value === text ? 'none' : 'full'};
}

/** Common words are marked only where nothing else matched. */
function markOptions(
  terms: string[],
  {analyser}: Engine,
  {highlightPreTag = '<mark>', highlightPostTag = '</mark>'}: Partial<SearchRequest>,
): MarkOptions {
  const content = terms.filter((term) => !analyser.isStopWord(term));
  return {
    terms: new Set(content.length > 0 ? content : terms),
    analyser,
    before: highlightPreTag,
    after: highlightPostTag,
  };
}
