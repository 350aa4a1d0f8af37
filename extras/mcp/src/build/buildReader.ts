import {SITE_FILE, type PublishedSite} from '@guide/built-site/publishedSite';
import type {PageMetadata, PagesFile} from '@guide/built-site/read';
import {DATA_FOLDER, indexFileOf} from 'docusaurus-search-sections/engine';
import {joinParts} from 'docusaurus-markdown-pages/parts';
import {PublicError} from '../toolErrors';
import {markdownPath, resolveAddress} from './addresses';
import {readMarkdownPage, type MarkdownPage} from './markdownPage';
import {readBuildFile} from './readBuildFile';
import {SearchIndex} from './searchIndex';

const deploymentError = (state: string) =>
  new PublicError(`The site has ${state}, perhaps because of a deployment. Try again in a moment.`);

/** Reads a build from disk on each call. Only search indexes are cached. */
export class BuildReader {
  private readonly indexes = new Map<string, SearchIndex>();

  constructor(private readonly folder: string) {}

  async metadata(): Promise<PublishedSite> {
    const text = (await this.read(SITE_FILE)) ?? '';
    try {
      return JSON.parse(text) as PublishedSite;
    } catch {
      throw deploymentError(`no valid ${SITE_FILE}`);
    }
  }

  /**
   * Returns the path and index of a language and version.
   *
   * @param language default: the first
   * @param version label; default: the version at the root
   * @throws if the site doesn't have them
   */
  async edition(language?: string, version?: string) {
    const {languages, versions} = await this.metadata();
    const foundLanguage = languages.find(
      ({code}) => language === undefined || code.toLowerCase() === language.toLowerCase(),
    );
    if (!foundLanguage) {
      const known = languages.map(({code}) => code).join(', ');
      throw new PublicError(`The guide is not in the language "${language}": expected ${known}.`);
    }
    const foundVersion = versions.find(({label, path}) =>
      version === undefined ? path === '' : label.toLowerCase() === version.toLowerCase(),
    );
    if (!foundVersion) {
      const known = versions.map(({label}) => label).join(', ');
      throw new PublicError(`The guide has no version "${version}": expected ${known}.`);
    }
    return {
      path: foundLanguage.path + foundVersion.path,
      index: `${foundLanguage.path}${DATA_FOLDER}/${indexFileOf({isLast: foundVersion.path === '', name: foundVersion.name})}`,
    };
  }

  /** Returns the search index of an edition. @throws if a hosted provider searches the site */
  async index({index}: {index: string}): Promise<SearchIndex> {
    const {provider, name} = await this.metadata();
    if (provider === 'hosted') {
      throw new PublicError(
        `${name} is searched by a hosted provider and publishes no index. Use list_pages and get_page.`,
      );
    }
    const known = this.indexes.get(index) ?? new SearchIndex(this.folder, index);
    this.indexes.set(index, known);
    return known;
  }

  /** Returns pages in sidebar order, except tag pages and unlisted ones. */
  async pages({path}: {path: string}): Promise<{origin: string; listed: PageMetadata[]}> {
    const file = `${path}pages.json`;
    const text = await this.read(file);
    if (text === undefined) {
      throw deploymentError(`no ${file}`);
    }
    const {origin, pages} = JSON.parse(text) as PagesFile;
    return {origin, listed: pages.filter(({kind, unlisted}) => kind !== 'tag' && !unlisted)};
  }

  async resolve(address: string) {
    return resolveAddress(address, await this.metadata());
  }

  /** Returns the Markdown of a page, including the parts of long pages. */
  async markdown(path: string): Promise<MarkdownPage | undefined> {
    const metadata = await this.metadata();
    const file = markdownPath(path, metadata);
    const text = await this.read(file);
    if (text === undefined) {
      return undefined;
    }
    const readPart = async (address: string) =>
      (await this.read(address.slice(metadata.address.length))) ?? '';
    return readMarkdownPage(await joinParts(text, metadata.address + file, readPart));
  }

  private read(name: string): Promise<string | undefined> {
    return readBuildFile(this.folder, name);
  }
}
