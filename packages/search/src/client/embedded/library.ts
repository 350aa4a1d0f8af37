import {answer, snippetOf, type SearchAnswer, type SearchRequest} from '../../engine/answer';
import {openIndex, type Engine} from '../../engine/engine';
import type {IndexFile, PageTexts, Section} from '../../engine/indexFile';

/** An index that was fetched, with the engine over it. */
interface Opened {
  file: IndexFile;
  engine: Engine;
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
   * Answers queries.
   *
   * @throws when the index cannot be had
   */
  async search(requests: SearchRequest[]): Promise<SearchAnswer[]> {
    const {file, engine} = await this.open();
    return requests.map((request) =>
      answer(
        engine,
        file,
        request,
        (section) => this.arrived.get(textsName(file, section))?.[section.position],
      ),
    );
  }

  /** The part of a section's text that answers a query; `null` when there is none to be had. */
  async snippet(objectID: string, query: string): Promise<string | null> {
    const {file, engine} = await this.open();
    const section = engine.sections.find((candidate) => candidate.objectID === objectID);
    if (!section) {
      return null;
    }
    try {
      const text = (await this.pageTexts(textsName(file, section)))[section.position];
      return text ? snippetOf(engine, objectID, query, text) : null;
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
    return {file, engine: openIndex(file)};
  }

  private pageTexts(name: string): Promise<PageTexts> {
    const known = this.texts.get(name);
    if (known) {
      return known;
    }
    const url = this.url.replace(/[^/]+$/, `texts/${name}.json`);
    const fetching = fetchJson<PageTexts>(url, 'default').then((texts) => {
      this.arrived.set(name, texts);
      return texts;
    });
    this.texts.set(name, fetching);
    fetching.catch(() => this.texts.delete(name));
    return fetching;
  }
}

function textsName({pages}: IndexFile, {page}: Section): string {
  return pages[page]?.[3] ?? '';
}

async function fetchJson<Content>(url: string, cache: RequestCache): Promise<Content> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return response.json() as Promise<Content>;
}
