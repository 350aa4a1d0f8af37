import type {Highlighted} from '../highlight';
import {sortAreas, HITS_PER_PAGE, type SearchResults, type SearchRequest} from '../searchResults';
import type {Analyser} from './analyser';
import {editDistance} from './editDistance';
import type {Engine, QueryResult} from './engine';
import type {Match} from './rank';
import type {Section} from './section';
import {fold, segment, wordPattern} from './words';

/** Runs a search on an open index. @param loadTexts sets the text of sections */
export async function runSearch(
  engine: Engine,
  request: SearchRequest,
  loadTexts: (sections: Section[]) => Promise<unknown>,
): Promise<SearchResults> {
  const {query, area = '', page = 0, hitsPerPage = HITS_PER_PAGE} = request;
  await loadTexts(engine.query(query).missingTexts);
  const result = engine.query(query);
  const inArea = result.matches.filter(({section}) => !area || section.area === area);
  const counts: Record<string, number> = {};
  for (const {section} of result.matches) {
    counts[section.area] = (counts[section.area] ?? 0) + 1;
  }
  return {
    hits: inArea.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({section, terms}) => {
      const {objectID, path: url, area, unlisted} = section;
      const text = section.hasText ? section.text : '';
      return {
        ...{objectID, url, area, unlisted},
        headings: section.headings.map((heading) => highlightTerms(heading, terms, engine)),
        snippet: text === undefined ? null : text ? snippetOf(engine, objectID, query, text) : [],
      };
    }),
    total: inArea.length,
    totalInAllAreas: result.matches.length,
    areas: sortAreas(counts),
    page,
    pages: Math.ceil(inArea.length / hitsPerPage),
    absent: result.absent,
    correctedQuery: correctQuery(query, result, engine.analyser),
  };
}

function correctQuery(
  query: string,
  {corrections, matches}: QueryResult,
  analyser: Analyser,
): Highlighted | undefined {
  const parts = wordParts(query).map((text) => {
    const candidates = corrections.get(fold(text)) ?? [];
    const best = matches.find(({terms}) => candidates.some((term) => terms.has(term)));
    const correctTerm = candidates.find((term) => best?.terms.has(term));
    const correction = correctTerm && nearestSpelling(text, correctTerm, matches, analyser);
    return correction ? {text: correction, match: true} : {text, match: false};
  });
  return parts.some(({match}) => match) ? parts : undefined;
}

function nearestSpelling(
  typed: string,
  term: string,
  matches: Match[],
  analyser: Analyser,
): string | undefined {
  const words = matches
    .filter(({terms}) => terms.has(term))
    .flatMap(({section}) => section.headings.flatMap(wordParts))
    .filter((word) => analyser.terms(word).includes(term))
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
  const {matches, quote} = engine.query(query);
  const match = matches.find(({section}) => section.objectID === objectID);
  return highlightTerms(quote(text, match?.section.headings ?? []), match?.terms, engine);
}

/** Omits stop words unless nothing else matched. */
function highlightTerms(
  text: string,
  terms: ReadonlySet<string> = new Set(),
  {analyser}: Engine,
): Highlighted {
  const content = new Set([...terms].filter((term) => !analyser.isStopWord(term)));
  const highlighted = content.size > 0 ? content : terms;
  const parts: Highlighted = [];
  for (const part of wordParts(text)) {
    const match = analyser.terms(part).some((term) => highlighted.has(term));
    const last = parts.at(-1);
    if (last && !match && !last.match) {
      last.text += part;
    } else {
      parts.push({text: part, match});
    }
  }
  return parts;
}

const words = new RegExp(`(${wordPattern.source})`, wordPattern.flags);

/** Splits a text into words and the text between them. */
function wordParts(text: string): string[] {
  return text.split(words).filter(Boolean).flatMap(segment);
}
