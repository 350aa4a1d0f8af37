import type {Highlighted} from '../highlight';
import {
  sortAreas,
  HITS_PER_PAGE,
  type Hit,
  type SearchResults,
  type SearchRequest,
} from '../searchResults';
import {editDistance} from './editDistance';
import type {Engine} from './engine';
import {highlightTerms, termsOf, wordParts, type HighlightOptions} from './highlightTerms';
import type {Match} from './rank';
import type {Section} from './section';
import {fold} from './words';

/** Returns `undefined` while the text isn't loaded. */
export type TextOf = (section: Section) => string | null | undefined;

/** Runs a search on an open index. */
export function runSearch(engine: Engine, request: SearchRequest, textOf: TextOf): SearchResults {
  const {query, area = '', page = 0, hitsPerPage = HITS_PER_PAGE} = request;
  const allMatches = engine.match(query);
  const matches = area ? allMatches.filter(({section}) => section.area === area) : allMatches;
  const counts: Record<string, number> = {};
  for (const {section} of allMatches) {
    counts[section.area] = (counts[section.area] ?? 0) + 1;
  }
  return {
    hits: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((match) => toHit(match, engine, query, textOf(match.section))),
    total: matches.length,
    totalInAllAreas: allMatches.length,
    areas: sortAreas(counts),
    page,
    pages: Math.ceil(matches.length / hitsPerPage),
    absent: engine.absent(query),
    correctedQuery: correct(query, engine, allMatches),
  };
}

function correct(query: string, engine: Engine, matches: Match[]): Highlighted | undefined {
  const corrections = engine.corrections(query);
  if (corrections.size === 0) {
    return undefined;
  }
  const parts = wordParts(query).map((text) => {
    const terms = corrections.get(fold(text)) ?? [];
    const best = matches.find((match) => terms.some((term) => match.terms.includes(term)));
    const correctTerm = terms.find((term) => best?.terms.includes(term));
    const correction = correctTerm && nearestSpelling(text, correctTerm, matches, engine);
    return correction ? {text: correction, match: true} : {text, match: false};
  });
  return parts.some(({match}) => match) ? parts : undefined;
}

function nearestSpelling(
  typed: string,
  term: string,
  matches: Match[],
  {analyser}: Engine,
): string | undefined {
  const words = matches
    .filter(({terms}) => terms.includes(term))
    .flatMap(({section}) => section.headings.flatMap(wordParts))
    .filter((word) => termsOf(word, analyser).includes(term))
    .map((word) => word.toLowerCase());
  const distanceOf = (word: string) => editDistance(fold(typed), fold(word), word.length);
  return [...new Set(words)].sort((a, b) => distanceOf(a) - distanceOf(b))[0];
}

/** Quotes a text for a query, with one line per step. */
export function snippetOf(
  engine: Engine,
  objectID: string,
  query: string,
  text: string,
): Highlighted {
  const match = engine.match(query).find(({section}) => section.objectID === objectID);
  const {headings} = match?.section ?? {headings: []};
  return quoteOf(engine, query, text, headings, highlightOptions(match?.terms ?? [], engine));
}

function quoteOf(
  engine: Engine,
  query: string,
  text: string,
  headings: readonly string[],
  options: HighlightOptions,
): Highlighted {
  return highlightTerms(engine.quote(query)(text, headings).text, options);
}

function toHit(
  {section, terms}: Match,
  engine: Engine,
  query: string,
  text: string | null | undefined,
): Hit {
  const {objectID, path, area, unlisted, headings} = section;
  const options = highlightOptions(terms, engine);
  return {
    objectID,
    url: path,
    area,
    unlisted,
    headings: headings.map((heading) => highlightTerms(heading, options)),
    snippet: text ? quoteOf(engine, query, text, headings, options) : null,
  };
}

/** Highlights stop words only if nothing else matched. */
function highlightOptions(terms: string[], {analyser}: Engine): HighlightOptions {
  const content = terms.filter((term) => !analyser.isStopWord(term));
  const highlighted = content.length > 0 ? content : terms;
  return {terms: new Set(highlighted), analyser};
}
