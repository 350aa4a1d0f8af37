import {plainText, type Marked} from '../marked';

/** A page, by its path on this site. */
export interface FoundPage {
  path: string;
  title: string;
}

const MAX_PAGES = 3;

/**
 * The pages whose title answers a query, the best first. Hits are sections; words in a text alone
 * make no page one that was meant.
 */
export function pagesByTitle(
  hits: ReadonlyArray<{url: string; headings: readonly Marked[]}>,
): FoundPage[] {
  const titles = new Map<string, string>();
  for (const {url, headings} of hits) {
    const [title = []] = headings;
    if (title.some(({match}) => match)) {
      titles.set(url.replace(/#.*/, ''), plainText(title));
    }
  }
  return [...titles].slice(0, MAX_PAGES).map(([path, title]) => ({path, title}));
}
