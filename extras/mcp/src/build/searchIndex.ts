import path from 'node:path';
import {
  runSearch,
  openIndex,
  snippetOf,
  type Engine,
  type IndexFile,
  type PageTexts,
  type Section,
  type SearchResults,
  type SearchRequest,
} from 'docusaurus-search-sections/engine';
import {log} from '../log';
import {PublicError} from '../toolErrors';
import {readBuildFile} from './readBuildFile';

interface OpenedIndex {
  /** Content of `index.json`, to detect changes. */
  source: string;
  engine: Engine;
}

/** A search index, reloaded when it changes. */
export class SearchIndex {
  private opened: OpenedIndex | undefined;

  constructor(
    private readonly folder: string,
    private readonly indexPath: string,
  ) {}

  /** @throws if there's no readable index */
  async search(request: SearchRequest): Promise<SearchResults> {
    const {engine} = await this.open();
    const results = await runSearch(engine, request, (sections) =>
      Promise.all(sections.map((section) => this.readText(section))),
    );
    const hits = await Promise.all(
      results.hits.map(async (hit) => {
        const section = engine.sections.find(({objectID}) => objectID === hit.objectID)!;
        const text = hit.snippet ? null : await this.readText(section);
        return text ? {...hit, snippet: snippetOf(engine, hit.objectID, request.query, text)} : hit;
      }),
    );
    return {...results, hits};
  }

  async open(): Promise<OpenedIndex> {
    try {
      const source = await this.read(this.indexPath);
      if (source !== this.opened?.source) {
        this.opened = {source, engine: openIndex(JSON.parse(source) as IndexFile)};
      }
      return this.opened;
    } catch (error) {
      log(error);
      throw new PublicError(
        "The search index can't be read at the moment, perhaps because of a deployment. Try again in a moment, or use list_pages and get_page.",
      );
    }
  }

  private async readText(section: Section): Promise<string | null | undefined> {
    try {
      const name = path.posix.join(path.posix.dirname(this.indexPath), section.textsFile);
      const texts = JSON.parse(await this.read(name)) as PageTexts;
      section.text = texts[section.position];
    } catch (error) {
      log(error);
    }
    return section.text;
  }

  private async read(name: string): Promise<string> {
    const text = await readBuildFile(this.folder, name);
    if (text === undefined) {
      throw new Error(`${this.folder} has no ${name}.`);
    }
    return text;
  }
}
