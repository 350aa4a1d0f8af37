import {runSearch, snippetOf} from '../../engine/runSearch';
import {openIndex, type Engine} from '../../engine/engine';
import type {IndexFile} from '../../engine/indexFile';
import type {PageTexts, Section} from '../../engine/section';
import type {Highlighted} from '../../highlight';
import type {SearchResults, SearchRequest} from '../../searchResults';

/** Loaded on demand, cached, reloaded after failures. */
export class EmbeddedIndex {
  private loading: Promise<Engine> | undefined;
  private readonly texts = new Map<string, Promise<PageTexts>>();

  constructor(
    private readonly url: string,
    prefetched?: ArrayBuffer,
  ) {
    // The next call retries, and reports failures.
    this.open(prefetched).catch(() => undefined);
  }

  /** @throws if the index, or a text for a phrase, can't be loaded */
  async search(request: SearchRequest): Promise<SearchResults> {
    const engine = await this.open();
    return runSearch(engine, request, (sections) =>
      Promise.all(sections.map((section) => this.loadText(section, engine))),
    );
  }

  async snippet(objectID: string, query: string): Promise<Highlighted | null> {
    const engine = await this.open();
    const section = engine.sections.find((candidate) => candidate.objectID === objectID);
    if (!section) {
      return null;
    }
    try {
      const text = await this.loadText(section, engine);
      return text ? snippetOf(engine, objectID, query, text) : null;
    } catch {
      return null;
    }
  }

  /** Loads the texts of a page. @throws if that fails */
  private async loadText(section: Section, {sections}: Engine) {
    const {textsFile} = section;
    const fetching =
      this.texts.get(textsFile) ?? fetchJson<PageTexts>(this.url.replace(/[^/]+$/, textsFile));
    this.texts.set(textsFile, fetching);
    try {
      const texts = await fetching;
      const ofPage = sections.filter(({page}) => page === section.page);
      ofPage.forEach((other) => (other.text = texts[other.position]));
      return section.text;
    } catch (error) {
      this.texts.delete(textsFile);
      // A missing text is due to a new build; a TypeError to the network.
      if (!(error instanceof TypeError)) {
        this.loading = undefined;
      }
      throw error;
    }
  }

  private open(prefetched?: ArrayBuffer): Promise<Engine> {
    this.loading ??= this.readIndex(prefetched).catch((error: unknown) => {
      this.loading = undefined;
      throw new Error('Can’t load the search index.', {cause: error});
    });
    return this.loading;
  }

  private async readIndex(prefetched?: ArrayBuffer): Promise<Engine> {
    const file = prefetched
      ? ((await new Response(prefetched).json()) as IndexFile)
      : await fetchJson<IndexFile>(this.url, 'no-cache');
    return openIndex(file);
  }
}

async function fetchJson<Content>(url: string, cache?: RequestCache): Promise<Content> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return response.json() as Promise<Content>;
}
