import {expose} from 'comlink';
import type {SearchAnswer, SearchRequest} from '../../engine/answer';
import {Library} from './library';

const libraries = new Map<string, Library>();

function libraryOf(url: string): Library {
  const library = libraries.get(url) ?? new Library(url);
  libraries.set(url, library);
  return library;
}

/** What the page asks of the worker; each call names the index. */
const searchWorker = {
  prepare: (index: string, file?: ArrayBuffer): Promise<void> => libraryOf(index).prepare(file),
  search: (index: string, requests: SearchRequest[]): Promise<SearchAnswer[]> =>
    libraryOf(index).search(requests),
  snippet: (index: string, objectID: string, query: string): Promise<string | null> =>
    libraryOf(index).snippet(objectID, query),
};

export type SearchWorker = typeof searchWorker;

expose(searchWorker);
