import {searchByWorker} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker.js';
import type {Search} from '../measure';

export const search: Search = async (query) => {
  // The default of `searchResultLimits`.
  const results: {document: {u: string; h?: string}}[] = await searchByWorker('/', '', query, 8);
  return {urls: results.map(({document: {u: page, h: hash = ''}}) => page + hash)};
};
