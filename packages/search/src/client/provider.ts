import type {Marked} from '../marked';
import type {SearchAnswer, SearchRequest} from '../searchAnswer';

/** What answers a search: the site's own index, or a hosted provider. */
export interface SearchProvider {
  /** Fetches ahead what the first query needs. Call it as often as search is approached. */
  prepare(): void;

  /**
   * Answers a query.
   *
   * @throws when no answer can be had
   */
  search(request: SearchRequest): Promise<SearchAnswer>;

  /** The text of a hit that came without one. `null` when the section has none, or when it cannot be had. */
  snippet(objectID: string, query: string): Promise<Marked | null>;
}
