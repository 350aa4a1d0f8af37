import {SITE_FILE, type PublishedSite} from '@guide/built-site/publishedSite';
import type {PageMetadata, PagesFile} from '@guide/built-site/read';
import {DATA_FOLDER, indexFileOf} from '@guide/search/engine';
import {PublicError} from '../publicError';
import {markdownOf, placeOf} from './addresses';
import {readMarkdownPage, type MarkdownPage} from './markdownPage';
import {readSiteFile} from './readSiteFile';
import {SearchIndex} from './searchIndex';

/** A site that was built: what it says of itself, its pages and its search. Everything is read when it is asked for. */
export class Site {
  private readonly indexes = new Map<string, SearchIndex>();

  /**
   * @param folder of the build
   * @param report told, for the log, what goes wrong; who asks never sees it
   */
  constructor(
    private readonly folder: string,
    readonly report: (error: unknown) => void,
  ) {}

  /** What the site says of itself. @throws when it cannot be had */
  async facts(): Promise<PublishedSite> {
    const text = await this.read(SITE_FILE);
    if (text === undefined) {
      throw new PublicError(
        `The site has no ${SITE_FILE}: it is being deployed, was built before it had one, or is no such site.`,
      );
    }
    return JSON.parse(text) as PublishedSite;
  }

  /**
   * The versions, by the labels that readers know. That of the pages at the root may be the release
   * that they describe, which they say themselves.
   */
  async versions(): Promise<PublishedSite['versions']> {
    const {versions} = await this.facts();
    const home = await this.markdown('');
    const [, release] = /^version: "?(.*?)"?$/m.exec(home?.facts ?? '') ?? [];
    return versions.map((version) => ({
      ...version,
      label: (version.path === '' && release) || version.label,
    }));
  }

  /**
   * Finds a language and a version; by default the first language, and the version at the root.
   *
   * @param version its label, its name or its folder, in either case
   * @throws naming those that there are
   */
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
      /** Where it begins, from where the site does. */
      path: inLanguage.path + ofVersion.path,
      /** Path of its search index. */
      index: `${inLanguage.path}${DATA_FOLDER}/${indexFileOf({isLast: ofVersion.path === '', name: ofVersion.name})}`,
    };
  }

  /** The index of an edition. @throws when the site has a hosted provider, and so none */
  async index({index}: {index: string}): Promise<SearchIndex> {
    const {provider, name} = await this.facts();
    if (provider === 'hosted') {
      throw new PublicError(
        `${name} is searched by a hosted provider, and publishes no index. Use list_pages and get_page.`,
      );
    }
    const known = this.indexes.get(index) ?? new SearchIndex(this.folder, index, this.report);
    this.indexes.set(index, known);
    return known;
  }

  /**
   * The listed pages of an edition, in the order of its menu, but for those of tags.
   *
   * @returns with the host of their paths
   * @throws when they are not published
   */
  async pages({path}: {path: string}): Promise<{origin: string; listed: PageMetadata[]}> {
    const text = await this.read(`${path}pages.json`);
    if (text === undefined) {
      throw new PublicError(`The site has no ${path}pages.json at the moment: it may be deployed.`);
    }
    const {origin, pages} = JSON.parse(text) as PagesFile;
    return {origin, listed: pages.filter(({kind, unlisted}) => kind !== 'tag' && !unlisted)};
  }

  /** The place that an address or a path means. @throws when it is of another site, or can be no page */
  async place(asked: string) {
    return placeOf(asked, await this.facts());
  }

  /** The Markdown of a page, read; nothing when there is no such page. */
  async markdown(path: string): Promise<MarkdownPage | undefined> {
    const text = await this.read(markdownOf(path, await this.facts()));
    return text === undefined ? undefined : readMarkdownPage(text);
  }

  /** @throws saying that the site cannot be read at the moment; why, the log alone says */
  private async read(name: string): Promise<string | undefined> {
    try {
      return await readSiteFile(this.folder, name);
    } catch (error) {
      this.report(error);
      throw new PublicError('The site cannot be read at the moment. Ask again in a moment.');
    }
  }
}
