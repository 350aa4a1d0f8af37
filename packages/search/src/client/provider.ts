import type {LiteClient} from 'algoliasearch/lite';

/**
 * What answers a search: the site's own index, or a hosted provider. Both speak
 * the protocol of Algolia's client, so the box and the page ask them alike.
 */
export interface SearchProvider {
  /** Fetches ahead what the first query needs. Call it as often as search is approached. */
  prepare(): void;

  /**
   * Answers queries as Algolia does: each with hits.
   *
   * @throws when no answer can be had
   */
  search: LiteClient['search'];

  /**
   * The text of a hit that came without one: the snippet around the words that match, with
   * `<mark>`. `null` when the section has no text, or when it cannot be had.
   */
  snippet(objectID: string, query: string): Promise<string | null>;
}
