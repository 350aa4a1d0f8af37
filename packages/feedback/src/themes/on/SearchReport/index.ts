/** Replaced: SearchReport of `packages/search`. Why: the owner wants to know what readers search. */
import type {EndedSearch} from '@guide/search/client';
import {isRefused} from '../../../client/isRefused';
import {sendReport} from '../../../client/sendReport';

/** What was told in this visit: who comes back to an answer has not asked again. */
const told = new Set<string>();

export default function reportSearch(search: EndedSearch): void {
  const {language, query, opened} = search;
  const words = `${language} ${query}`;
  if (!isRefused() && (opened !== null || !told.has(words))) {
    told.add(words);
    sendReport({kind: 'search', ...search});
  }
}
