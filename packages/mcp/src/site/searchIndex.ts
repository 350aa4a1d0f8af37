import path from 'node:path';
import {
  runSearch,
  checkFormat,
  openIndex,
  snippetOf,
  supplementFileOf,
  textsFileOf,
  type Engine,
  type IndexFile,
  type IndexSupplement,
  type PageTexts,
  type Section,
  type SearchResults,
  type SearchRequest,
} from '@guide/search/engine';
import {PublicError} from '../publicError';
import {readSiteFile} from './readSiteFile';

interface OpenedIndex {
  /** Content of `index.json`, to detect changes. */
  source: string;
  file: IndexFile;
  engine: Engine;
}

/** Reads a new index once all its files exist, and uses the previous one until then. */
export class SearchIndex {
  private opened: OpenedIndex | undefined;
  private opening: Promise<OpenedIndex> | undefined;

  /** @param indexPath path of `index.json` from the base URL */
  constructor(
    private readonly folder: string,
    private readonly indexPath: string,
    private readonly report: (error: unknown) => void,
  ) {}

  /** @throws if there's no readable index */
  async search(request: SearchRequest): Promise<SearchResults> {
    const {file, engine} = await this.open();
    const sections: Section[] = [];
    const found = runSearch(engine, request, (section) => void sections.push(section));
    const texts = await Promise.all(
      sections.map(async (section) => {
        const ofPage = await this.textsOf(textsFileOf(file, section));
        return ofPage[section.position];
      }),
    );
    const hits = found.hits.map((hit, index) => {
      const text = texts[index];
      return text ? {...hit, snippet: snippetOf(engine, hit.objectID, request.query, text)} : hit;
    });
    return {...found, hits};
  }

  async open(): Promise<OpenedIndex> {
    this.opening ??= this.readIndex().finally(() => (this.opening = undefined));
    try {
      this.opened = await this.opening;
    } catch (error) {
      this.report(error);
      if (!this.opened) {
        throw new PublicError(
          "The search index can't be read at the moment; the site may be being deployed. Try again in a moment, or use list_pages and get_page.",
        );
      }
    }
    return this.opened;
  }

  private async readIndex(): Promise<OpenedIndex> {
    const source = await this.read(this.indexPath);
    if (source === this.opened?.source) {
      return this.opened;
    }
    const file = JSON.parse(source) as IndexFile;
    checkFormat(file);
    const supplement = await this.read(this.siblingPath(supplementFileOf(file)));
    return {
      source,
      file,
      engine: openIndex(file, JSON.parse(supplement) as IndexSupplement),
    };
  }

  private async textsOf(name: string): Promise<PageTexts> {
    try {
      return JSON.parse(await this.read(this.siblingPath(name))) as PageTexts;
    } catch (error) {
      this.report(error);
      return [];
    }
  }

  private async read(name: string): Promise<string> {
    const text = await readSiteFile(this.folder, name);
    if (text === undefined) {
      throw new Error(`${this.folder} has no ${name}.`);
    }
    return text;
  }

  private siblingPath(name: string): string {
    return path.posix.join(path.posix.dirname(this.indexPath), name);
  }
}
