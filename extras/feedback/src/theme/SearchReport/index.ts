/** Replaced: SearchReport of `packages/search`, which reports nothing. Why: to report searches. */
import type {EndedSearch} from 'docusaurus-search-sections/client';
import {hasOptedOut} from '../../client/hasOptedOut';
import {sendReport} from '../../client/sendReport';

/** Not reported again in this visit, unless a hit is opened. */
const reported = new Set<string>();

export default function reportSearch(search: EndedSearch): void {
  const {language, query, opened} = search;
  const key = `${language} ${query}`;
  if (!hasOptedOut() && (opened !== null || !reported.has(key))) {
    reported.add(key);
    sendReport({kind: 'search', ...search});
  }
}
