import type {Highlighted} from '../highlight';
import type {SearchResults, SearchRequest} from '../searchResults';

export interface SearchProvider {
  /** Preloads for the first search. Can be called repeatedly. */
  prepare(): void;

  /** @throws if the search fails */
  search(request: SearchRequest): Promise<SearchResults>;

  /** `null` if there is none or it can't be loaded. */
  snippet(objectID: string, query: string): Promise<Highlighted | null>;
}
