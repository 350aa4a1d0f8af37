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

/** The index of a language and version, with its supplement and the text that it was read from. */
interface Opened {
  from: string;
  file: IndexFile;
  engine: Engine;
}

/**
 * The index of a language and version. It is opened again when the site has another; until that one
 * is whole, what was read before goes on answering.
 */
export class SearchIndex {
  private opened: Opened | undefined;
  private opening: Promise<Opened> | undefined;

  /**
   * @param folder of the build
   * @param place of the index, from where the site begins
   * @param report told what could not be read
   */
  constructor(
    private readonly folder: string,
    private readonly place: string,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * Answers a query as the search of the site does, with the text of each hit that has one.
   *
   * @throws when no index can be had
   */
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
    const hits = found.hits.map((hit, place) => {
      const text = texts[place];
      return text ? {...hit, snippet: snippetOf(engine, hit.objectID, request.query, text)} : hit;
    });
    return {...found, hits};
  }

  /** Opens the index, if it is not open already. @throws when it cannot be had */
  async open(): Promise<Opened> {
    this.opening ??= this.readIndex().finally(() => (this.opening = undefined));
    try {
      this.opened = await this.opening;
    } catch (error) {
      this.report(error);
      if (!this.opened) {
        throw new PublicError(
          'The search index cannot be read at the moment: the site may be being deployed. Ask again in a moment, or use list_pages and get_page.',
        );
      }
    }
    return this.opened;
  }

  private async readIndex(): Promise<Opened> {
    const from = await this.read(this.place);
    if (from === this.opened?.from) {
      return this.opened;
    }
    const file = JSON.parse(from) as IndexFile;
    checkFormat(file);
    const supplement = await this.read(this.beside(supplementFileOf(file)));
    return {
      from,
      file,
      engine: openIndex(file, JSON.parse(supplement) as IndexSupplement),
    };
  }

  /** The texts of a page; none when they cannot be had, as those of a build that is gone. */
  private async textsOf(name: string): Promise<PageTexts> {
    try {
      return JSON.parse(await this.read(this.beside(name))) as PageTexts;
    } catch (error) {
      this.report(error);
      return [];
    }
  }

  private async read(place: string): Promise<string> {
    const text = await readSiteFile(this.folder, place);
    if (text === undefined) {
      throw new Error(`${this.folder} has no ${place}.`);
    }
    return text;
  }

  private beside(name: string): string {
    return path.posix.join(path.posix.dirname(this.place), name);
  }
}
