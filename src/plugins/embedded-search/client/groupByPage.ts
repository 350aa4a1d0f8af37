import type {Match} from '../shared/engine';

/** A page that answers a query, its best sections first. */
export interface PageHit {
  url: string;
  title: string;
  sections: Match[];
}

const SECTIONS_SHOWN = 3;

/** Gathers ranked sections by page: a page stands where its best section stood. */
export function groupByPage(matches: Match[]): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const match of matches) {
    const url = match.record.url.split('#')[0] as string;
    const page = pages.get(url) ?? {url, title: match.record.page, sections: []};
    if (page.sections.length < SECTIONS_SHOWN) {
      page.sections.push(match);
    }
    pages.set(url, page);
  }
  return [...pages.values()];
}
