import type {Source} from '../readSources';

/** Fetched when search is approached, or with its page. */
const ofSearch =
  /components[\\/]Search(?:Box|Results)[\\/]|[\\/]theme-search-algolia[\\/]|theme[\\/]Search(?:Translations|Page)[\\/]/;

/** The translations that only the sources of the search name, and all others. */
export function splitWords(
  words: Record<string, string>,
  sources: readonly Source[],
): {search: Record<string, string>; others: Record<string, string>} {
  const inSearch = namesIn(sources.filter(({file}) => ofSearch.test(file)));
  const elsewhere = namesIn(sources.filter(({file}) => !ofSearch.test(file)));
  const isOfSearch = (id: string) => inSearch.has(id) && !elsewhere.has(id);
  const pick = (test: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(words).filter(([id]) => test(id)));
  return {search: pick(isOfSearch), others: pick((id) => !isOfSearch(id))};
}

function namesIn(sources: readonly Source[]): Set<string> {
  return new Set(
    sources.flatMap(({text}) =>
      [...text.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id!),
    ),
  );
}
