import type {Search} from '../measure';

const file = '/pagefind/pagefind.js';
const pagefind = await import(file);

interface Page {
  sub_results: {url: string; locations: number[]}[];
}

export const search: Search = async (query) => {
  const {results}: {results: {data(): Promise<Page>}[]} = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, 5).map((result) => result.data()));
  // Pagefind's interface selects sections by this number.
  const sections = pages.flatMap(({sub_results: all}) =>
    all.toSorted((a, b) => b.locations.length - a.locations.length),
  );
  return {urls: sections.map(({url}) => url)};
};
