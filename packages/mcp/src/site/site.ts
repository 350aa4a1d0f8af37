import {SITE_FILE, type PublishedSite} from '@guide/built-site/publishedSite';
import type {PageMetadata, PagesFile} from '@guide/built-site/read';
import {DATA_FOLDER, indexFileOf} from '@guide/search/engine';
import {PublicError} from '../publicError';
import {markdownOf, resolveAddress} from './addresses';
import {readMarkdownPage, type MarkdownPage} from './markdownPage';
import {readSiteFile} from './readSiteFile';
import {SearchIndex} from './searchIndex';

/** Reads files on each call. */
export class Site {
  private readonly indexes = new Map<string, SearchIndex>();

  constructor(
    private readonly folder: string,
    readonly report: (error: unknown) => void,
  ) {}

  async facts(): Promise<PublishedSite> {
    const text = await this.read(SITE_FILE);
    if (text === undefined) {
      throw new PublicError(
        `The site has no ${SITE_FILE}: it's being deployed, or was built by an older version.`,
      );
    }
    return JSON.parse(text) as PublishedSite;
  }

  /** The label of the default version is the release in the front matter of its home page. */
  async versions(): Promise<PublishedSite['versions']> {
    const {versions} = await this.facts();
    const home = await this.markdown('');
    const [, release] = /^version: "?(.*?)"?$/m.exec(home?.frontMatter ?? '') ?? [];
    return versions.map((version) => ({
      ...version,
      label: (version.path === '' && release) || version.label,
    }));
  }

  /** @param version label, name or path */
  async edition(language?: string, version?: string) {
    const {languages} = await this.facts();
    const versions = await this.versions();
    const inLanguage = languages.find(
      ({code}) => code.toLowerCase() === (language ?? languages[0]?.code)?.toLowerCase(),
    );
    if (!inLanguage) {
      const known = languages.map(({code}) => code).join(', ');
      throw new PublicError(`The guide is not in the language "${language}": expected ${known}.`);
    }
    const ofVersion = versions.find(({name, label, path}) =>
      version === undefined
        ? path === ''
        : [label, name, path.replace(/\/$/, '')].some(
            (one) => one.toLowerCase() === version.toLowerCase(),
          ),
    );
    if (!ofVersion) {
      const known = versions.map(({label}) => label).join(', ');
      throw new PublicError(`The guide has no version "${version}": expected ${known}.`);
    }
    return {
      language: inLanguage.code,
      version: ofVersion.label,
      /** Path from the base URL. */
      path: inLanguage.path + ofVersion.path,
      index: `${inLanguage.path}${DATA_FOLDER}/${indexFileOf({isLast: ofVersion.path === '', name: ofVersion.name})}`,
    };
  }

  /** @throws if the site has a hosted search, and therefore no index */
  async index({index}: {index: string}): Promise<SearchIndex> {
    const {provider, name} = await this.facts();
    if (provider === 'hosted') {
      throw new PublicError(
        `${name} is searched by a hosted provider and publishes no index. Use list_pages and get_page.`,
      );
    }
    const known = this.indexes.get(index) ?? new SearchIndex(this.folder, index, this.report);
    this.indexes.set(index, known);
    return known;
  }

  /** Listed pages in sidebar order, without tag pages. */
  async pages({path}: {path: string}): Promise<{origin: string; listed: PageMetadata[]}> {
    const text = await this.read(`${path}pages.json`);
    if (text === undefined) {
      throw new PublicError(
        `The site has no ${path}pages.json at the moment; it may be being deployed.`,
      );
    }
    const {origin, pages} = JSON.parse(text) as PagesFile;
    return {origin, listed: pages.filter(({kind, unlisted}) => kind !== 'tag' && !unlisted)};
  }

  async resolve(address: string) {
    return resolveAddress(address, await this.facts());
  }

  async markdown(path: string): Promise<MarkdownPage | undefined> {
    const text = await this.read(markdownOf(path, await this.facts()));
    return text === undefined ? undefined : readMarkdownPage(text);
  }

  private async read(name: string): Promise<string | undefined> {
    try {
      return await readSiteFile(this.folder, name);
    } catch (error) {
      this.report(error);
      throw new PublicError("The site can't be read at the moment. Try again in a moment.");
    }
  }
}
