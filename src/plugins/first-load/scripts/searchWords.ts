import type {Source} from '../readSources';

/** Fetched when search is approached, or with its page. */
const ofSearch =
  /components[\\/]Search(?:Box|Results)[\\/]|[\\/]theme-search-algolia[\\/]|theme[\\/]Search(?:Translations|Page)[\\/]/;

const ofBlog = /[\\/]theme[\\/]Blog/;

type Words = Record<string, string>;

/** The translations that only the sources of the search name, and all others. */
export function splitWords(words: Words, sources: readonly Source[]) {
  const [search, others] = splitBy(ofSearch, words, sources);
  return {search, others};
}

/** Leaves out the translations that only the pages of the blog show, for a build that has none. */
export function withoutBlogWords(words: Words, sources: readonly Source[]): Words {
  return splitBy(ofBlog, words, sources)[1];
}

/** The translations that only some sources name, and all others. */
function splitBy(some: RegExp, words: Words, sources: readonly Source[]): [Words, Words] {
  const named = namesIn(sources.filter(({file}) => some.test(file)));
  const elsewhere = namesIn(sources.filter(({file}) => !some.test(file)));
  const isTheirs = (id: string) => named.has(id) && !elsewhere.has(id);
  const pick = (test: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(words).filter(([id]) => test(id)));
  return [pick(isTheirs), pick((id) => !isTheirs(id))];
}

function namesIn(sources: readonly Source[]): Set<string> {
  return new Set(
    sources.flatMap(({text}) =>
      [...text.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id!),
    ),
  );
}
