import {answer, snippetOf} from '../../engine/answer';
import {openIndex, type Engine} from '../../engine/engine';
import {checkFormat, type IndexFile, type IndexSupplement} from '../../engine/indexFile';
import type {PageTexts} from '../../engine/section';
import {supplementFileOf, textsFileOf} from '../../dataFiles';
import type {Marked} from '../../marked';
import type {SearchAnswer, SearchRequest} from '../../searchAnswer';
import {FETCH_TIMEOUT_MS} from './fetchTimeout';

/** Often the results are the same without it. */
const SUPPLEMENT_TIMEOUT_MS = 500;

interface Opened {
  file: IndexFile;
  engine(): Engine;
  /** Resolves to whether the supplement loaded. */
  isWhole: Promise<boolean>;
}

/** Index and page texts of a language: loaded on demand, cached, reloaded after failures. */
export class Library {
  private opening: Promise<Opened> | undefined;
  private readonly texts = new Map<string, Promise<PageTexts>>();
  private readonly arrived = new Map<string, PageTexts>();

  /** @param prefetched index, if the page has fetched it */
  constructor(
    private readonly url: string,
    given?: ArrayBuffer,
  ) {
    // Reported by the next call.
    this.open(given).catch(() => undefined);
  }

  /** @throws if the index can't be loaded */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    const {file, engine, isWhole} = await this.open();
    const ask = () =>
      answer(
        engine(),
        request,
        (section) => this.arrived.get(textsFileOf(file, section))?.[section.position],
      );
    await Promise.race([
      isWhole,
      new Promise((resolve) => setTimeout(resolve, SUPPLEMENT_TIMEOUT_MS)),
    ]);
    const early = ask();
    // Without hits, wait: the words may only occur in texts.
    return early.total > 0 || !(await isWhole) ? early : ask();
  }

  /** Returns `null` if the section has no text, or it can't be loaded. */
  async snippet(objectID: string, query: string): Promise<Marked | null> {
    const {file, engine} = await this.open();
    const section = engine().sections.find((candidate) => candidate.objectID === objectID);
    if (!section) {
      return null;
    }
    try {
      const text = (await this.pageTexts(textsFileOf(file, section)))[section.position];
      return text ? snippetOf(engine(), objectID, query, text) : null;
    } catch (error) {
      // A missing text means a new build. A TypeError is a network error.
      if (!(error instanceof TypeError)) {
        this.opening = undefined;
      }
      return null;
    }
  }

  private open(given?: ArrayBuffer): Promise<Opened> {
    this.opening ??= this.readIndex(given).catch((error: unknown) => {
      this.opening = undefined;
      throw new Error('The search index cannot be had.', {cause: error});
    });
    return this.opening;
  }

  private async readIndex(given?: ArrayBuffer): Promise<Opened> {
    const file = given
      ? ((await new Response(given).json()) as IndexFile)
      : await fetchJson<IndexFile>(this.url, 'no-cache');
    checkFormat(file);
    let engine: Engine | undefined;
    const isWhole = this.fetchBeside<IndexSupplement>(supplementFileOf(file))
      .then((supplement) => {
        engine = openIndex(file, supplement);
        return true;
      })
      .catch(() => {
        // Missing or malformed: retry with the next query.
        this.opening = undefined;
        return false;
      });
    return {file, engine: () => (engine ??= openIndex(file)), isWhole};
  }

  private fetchBeside<Content>(name: string): Promise<Content> {
    return fetchJson<Content>(this.url.replace(/[^/]+$/, name), 'default');
  }

  private pageTexts(name: string): Promise<PageTexts> {
    const known = this.texts.get(name);
    if (known) {
      return known;
    }
    const fetching = this.fetchBeside<PageTexts>(name).then((texts) => {
      this.arrived.set(name, texts);
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
    throw new Error(`${url} answered ${response.status}`);
  }
  return response.json() as Promise<Content>;
}
