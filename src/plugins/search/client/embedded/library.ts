import {answer, snippetOf, type SearchAnswer, type SearchRequest} from '../../engine/answer';
import {openIndex, type Engine} from '../../engine/engine';
import type {IndexFile, PageTexts, Section} from '../../engine/indexFile';

/** An index that was fetched, with the engine over it. */
interface Opened {
  file: IndexFile;
  engine: Engine;
  checked: number;
}

/** After so long a deployment may have replaced the index. */
const FRESH_FOR = 5 * 60_000;

/**
 * The index of a language and the texts of its pages: fetched when they are
 * needed, kept, and fetched anew when they could not be had or have changed.
 */
export class Library {
  private opening: Promise<Opened> | undefined;
  private readonly texts = new Map<string, Promise<PageTexts>>();
  private readonly arrived = new Map<string, PageTexts>();

  /** @param url of the index; the texts are beside it */
  constructor(private readonly url: string) {}

  /** Takes the index that the page has fetched, or fetches it, or looks whether there is a newer one. */
  async prepare(file?: ArrayBuffer): Promise<void> {
    const opened = await this.open(file);
    if (Date.now() - opened.checked > FRESH_FOR) {
      await this.renew(opened);
    }
  }

  /**
   * Answers queries.
   *
   * @throws when the index cannot be had
   */
  async search(requests: SearchRequest[]): Promise<SearchAnswer[]> {
    const {file, engine} = await this.open();
    return requests.map((request) =>
      answer(engine, file, request, (section) => this.arrivedText(file, section)),
    );
  }

  /** The part of a section's text that answers a query; `null` when there is none to be had. */
  async snippet(objectID: string, query: string): Promise<string | null> {
    const opened = await this.open();
    const {file, engine} = opened;
    const section = engine.sections.find((candidate) => candidate.objectID === objectID);
    if (!section) {
      return null;
    }
    try {
      const text = (await this.pageTexts(file, section))[section.position];
      return text ? snippetOf(engine, objectID, query, text) : null;
    } catch {
      // The texts of a former build are gone: so is its index.
      await this.renew(opened);
      return null;
    }
  }

  private open(file?: ArrayBuffer): Promise<Opened> {
    this.opening ??= this.readIndex(file).catch((error: unknown) => {
      this.opening = undefined;
      throw new Error('The search index cannot be had.', {cause: error});
    });
    return this.opening;
  }

  private async readIndex(given?: ArrayBuffer): Promise<Opened> {
    const file = (await (given
      ? new Response(given).json()
      : fetchJson(this.url, 'no-cache'))) as IndexFile;
    return {file, engine: openIndex(file), checked: Date.now()};
  }

  /** Takes a newer index, if there is one; a failure leaves the one at hand. */
  private async renew(opened: Opened): Promise<void> {
    opened.checked = Date.now();
    try {
      const file = (await fetchJson(this.url, 'no-cache')) as IndexFile;
      if (file.id !== opened.file.id) {
        this.opening = Promise.resolve({file, engine: openIndex(file), checked: Date.now()});
      }
    } catch {
      // The next look may reach it.
    }
  }

  private arrivedText(file: IndexFile, section: Section): string | null | undefined {
    return this.arrived.get(textsName(file, section))?.[section.position];
  }

  private pageTexts(file: IndexFile, section: Section): Promise<PageTexts> {
    const name = textsName(file, section);
    const known = this.texts.get(name);
    if (known) {
      return known;
    }
    const url = this.url.replace(/[^/]+$/, `texts/${name}.json`);
    const fetching = fetchJson(url, 'default').then((texts) => {
      this.arrived.set(name, texts as PageTexts);
      return texts as PageTexts;
    });
    this.texts.set(name, fetching);
    fetching.catch(() => this.texts.delete(name));
    return fetching;
  }
}

function textsName({pages}: IndexFile, {page}: Section): string {
  return pages[page]?.[3] ?? '';
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return response.json();
}
