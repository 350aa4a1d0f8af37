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

/** The guide in one language. */
export interface GuideLanguage {
  name: string;
  /** Where it begins, from the root of the host. */
  baseUrl: string;
  search: BuiltSearch;
}

/** The guide as its readers have it. */
export interface Guide {
  pages: readonly BuiltPage[];
  /** The default one first. */
  languages: readonly GuideLanguage[];
}

/** Opens the search of a build. @param pages those that it has @throws when a language has none */
export function readGuide(site: ReaderSite, buildDir: string, pages: readonly BuiltPage[]): Guide {
  const records = readRecords(buildDir, site.search);
  const languages = site.search.locales.map((name): GuideLanguage => ({
    name,
    baseUrl: site.basePath + (site.baseUrls[name] ?? '/').slice(1),
    search: openBuiltSearch(site.search, records, name),
  }));
  return {pages, languages};
}

/** The language that an address belongs to, that of the longest beginning; else the default one. */
export function languageAt(languages: readonly GuideLanguage[], address: string): GuideLanguage {
  const [found] = languages
    .filter(({baseUrl}) => address.startsWith(baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  return found ?? languages[0]!;
}
