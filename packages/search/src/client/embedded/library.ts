import {answer, snippetOf} from '../../engine/answer';
import {openIndex, type Engine} from '../../engine/engine';
import {checkFormat, type IndexFile, type IndexSupplement} from '../../engine/indexFile';
import type {PageTexts} from '../../engine/section';
import {supplementFileOf, textsFileOf} from '../../dataFiles';
import type {Marked} from '../../marked';
import type {SearchAnswer, SearchRequest} from '../../searchAnswer';
import {FETCH_TIMEOUT_MS} from './fetchTimeout';

/** How long an answer waits for the supplement: many are the same without it. */
const SUPPLEMENT_TIMEOUT_MS = 500;

/** An index that was fetched, with the engine over it. */
interface Opened {
  file: IndexFile;
  engine(): Engine;
  /** Whether the supplement has come, once it has or cannot be had. */
  isWhole: Promise<boolean>;
}

/**
 * The index of a language and the texts of its pages: fetched when they are
 * needed, kept, and fetched anew when they could not be had.
 */
export class Library {
  private opening: Promise<Opened> | undefined;
  private readonly texts = new Map<string, Promise<PageTexts>>();
  private readonly arrived = new Map<string, PageTexts>();

  /**
   * @param url of the index; the texts are beside it
   * @param given the index, where the page has fetched it
   */
  constructor(
    private readonly url: string,
    given?: ArrayBuffer,
  ) {
    // A failure shows when something is asked.
    this.open(given).catch(() => undefined);
  }

  /**
   * Answers a query.
   *
   * @throws when the index cannot be had
   */
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
    // A word that only a text has is not said to be nowhere before the texts have come.
    return early.total > 0 || !(await isWhole) ? early : ask();
  }

  /** The part of a section's text that answers a query; `null` when there is none to be had. */
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
      // A text that is gone is of a former build, and so is the index; a lost connection says nothing.
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
        // It did not come, or is none: the next question asks for it again.
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
