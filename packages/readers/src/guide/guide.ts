import type {SearchSite} from '@guide/search';
import {openBuiltSearch, readRecords, type BuiltSearch} from '@guide/search/commands';
import type {BuiltPage} from './builtPages';

/** What the report needs to know of a site. */
export interface ReaderSite {
  search: SearchSite;
  /** Such as `https://docs.example.com`. */
  origin: string;
  /** Where the site begins there, with a slash at both ends. */
  basePath: string;
  /** Where each language begins in the site: `/` or `/fr/`. */
  baseUrls: Readonly<Record<string, string>>;
  /** Addresses that lead to another page already, from where a language begins. */
  redirects: readonly {from: string}[];
  /** The file that has them, for who adds one. */
  redirectsFile: string;
  /** What the not-found page searches for an address, which begins where the site does. */
  wordsOfAddress(pathname: string): string;
}

/** A page that a build has. */
export interface GuidePage {
  /** As the browser and the log have it: from the root of the host. */
  address: string;
  title: string;
  language: string;
  /** Of a document; empty for other pages. */
  version: string;
  /** A document or an announcement, which writers have written. */
  isWritten: boolean;
}

/** The guide in one language. */
export interface GuideLanguage {
  name: string;
  /** Where it begins, from the root of the host. */
  baseUrl: string;
  search: BuiltSearch;
}

/** The guide as its readers have it. */
export interface Guide {
  pages: ReadonlyMap<string, GuidePage>;
  /** The default one first. */
  languages: readonly GuideLanguage[];
}

/**
 * Reads a build.
 *
 * @param built its pages
 * @throws when a language has none, or when the site was built for another address
 */
export function readGuide(site: ReaderSite, buildDir: string, built: readonly BuiltPage[]): Guide {
  const records = readRecords(buildDir, site.search);
  const pages = new Map<string, GuidePage>();
  const languages = site.search.locales.map((name): GuideLanguage => ({
    name,
    baseUrl: site.basePath + (site.baseUrls[name] ?? '/').slice(1),
    search: openBuiltSearch(site.search, records, name),
  }));
  for (const page of built) {
    pages.set(page.address, {
      ...page,
      language: languageAt(languages, page.address),
      version: '',
      isWritten: false,
    });
  }
  for (const {type, url, hierarchy, language, version, pageId} of records) {
    if (type === 'lvl1') {
      const address = new URL(url).pathname;
      if (!pages.has(address)) {
        throw new Error(
          `The build in ${buildDir} has its pages at other addresses, such as ${url}: the site begins at ${site.origin}${site.basePath}. Give the address that it was built for.`,
        );
      }
      pages.set(address, {
        address,
        title: hierarchy.lvl1,
        language,
        version: pageId.startsWith('blog/') ? '' : version,
        isWritten: true,
      });
    }
  }
  return {pages, languages};
}

/** The language that an address belongs to: that of the longest beginning. */
export function languageAt(languages: readonly GuideLanguage[], address: string): string {
  const [found] = languages
    .filter(({baseUrl}) => address.startsWith(baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  return found?.name ?? languages[0]?.name ?? '';
}
