import {runSearch, snippetOf} from '../../engine/runSearch';
import {openIndex, type Engine} from '../../engine/engine';
import type {IndexFile} from '../../engine/indexFile';
import type {PageTexts} from '../../engine/section';
import {FETCH_TIMEOUT_MS, textsFileOf} from '../../dataFiles';
import type {Highlighted} from '../../highlight';
import type {SearchResults, SearchRequest} from '../../searchResults';

interface LoadedIndex {
  file: IndexFile;
  engine: Engine;
}

/** Loaded on demand, cached, reloaded after failures. */
export class EmbeddedIndex {
  private loading: Promise<LoadedIndex> | undefined;
  private readonly texts = new Map<string, Promise<PageTexts>>();
  private readonly loadedTexts = new Map<string, PageTexts>();

  constructor(
    private readonly url: string,
    prefetched?: ArrayBuffer,
  ) {
    // The next call retries, and reports failures.
    this.open(prefetched).catch(() => undefined);
  }

  /** @throws if the index can't be loaded */
  async search(request: SearchRequest): Promise<SearchResults> {
    const {file, engine} = await this.open();
    return runSearch(
      engine,
      request,
      (section) => this.loadedTexts.get(textsFileOf(file, section))?.[section.position],
    );
  }

  async snippet(objectID: string, query: string): Promise<Highlighted | null> {
    const {file, engine} = await this.open();
    const section = engine.sections.find((candidate) => candidate.objectID === objectID);
    if (!section) {
      return null;
    }
    try {
      const text = (await this.pageTexts(textsFileOf(file, section)))[section.position];
      return text ? snippetOf(engine, objectID, query, text) : null;
    } catch (error) {
      // If a text is missing, the site was rebuilt: reload the index. A TypeError is a network
      // error.
      if (!(error instanceof TypeError)) {
        this.loading = undefined;
      }
      return null;
    }
  }

  private open(prefetched?: ArrayBuffer): Promise<LoadedIndex> {
    this.loading ??= this.readIndex(prefetched).catch((error: unknown) => {
      this.loading = undefined;
      throw new Error('Can’t load the search index.', {cause: error});
    });
    return this.loading;
  }

  private async readIndex(prefetched?: ArrayBuffer): Promise<LoadedIndex> {
    const file = prefetched
      ? ((await new Response(prefetched).json()) as IndexFile)
      : await fetchJson<IndexFile>(this.url, 'no-cache');
    return {file, engine: openIndex(file)};
  }

  private pageTexts(name: string): Promise<PageTexts> {
    const cached = this.texts.get(name);
    if (cached) {
      return cached;
    }
    const url = this.url.replace(/[^/]+$/, name);
    const fetching = fetchJson<PageTexts>(url, 'default').then((texts) => {
      this.loadedTexts.set(name, texts);
      return texts;
    });
    this.texts.set(name, fetching);
    fetching.catch(() => this.texts.delete(name));
    return fetching;
  }
}

async function fetchJson<Content>(url: string, cache: RequestCache): Promise<Content> {
  const response = await fetch(url, {cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS)});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return response.json() as Promise<Content>;
}
