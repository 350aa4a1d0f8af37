import type {SearchRecord} from './record';

/** The records of each page together, pages and sections in their order. */
export function groupByPage(records: SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? [];
    page.push(record);
    pages.set(record.url_without_anchor, page);
  }
  return [...pages.values()];
}
