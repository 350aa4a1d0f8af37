import {readPagesFiles} from '@guide/built-site/read';
import type {SearchSite} from '@guide/search';
import {openBuiltSearch, readRecords, type BuiltSearch} from '@guide/search/commands';

/** What the report needs to know of a site besides its build. */
export interface FeedbackSite {
  search: SearchSite;
  /** Addresses that lead to another page already, from where a language begins. */
  redirects: readonly {from: string}[];
  /** The file that has them, for who adds one. */
  redirectsFile: string;
  /** What the not-found page searches for an address, which begins where the site does. */
  wordsOfAddress(pathname: string): string;
}

/** A page of the build. */
export interface GuidePage {
  /** As the browser and the log have it: from the root of the host. */
  address: string;
  title: string;
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
  /** Of its host: `https://docs.example.com`. */
  origin: string;
  pages: readonly GuidePage[];
  /** The default one, which begins where the site does, first. */
  languages: readonly GuideLanguage[];
}

/** Reads the pages of a build, and opens its search. @throws when there is no build */
export function readGuide({search}: Pick<FeedbackSite, 'search'>, buildDir: string): Guide {
  const files = readPagesFiles(buildDir);
  const records = readRecords(buildDir, search);
  return {
    origin: files[0]!.origin,
    pages: files.flatMap(({pages}) => pages.map(({path: address, title}) => ({address, title}))),
    languages: files
      .filter(({version}) => version.isLast)
      .map(({language: name, baseUrl}) => ({
        name,
        baseUrl,
        search: openBuiltSearch(search, records, name),
      })),
  };
}

/** The language that an address belongs to, that of the longest beginning; else the default one. */
export function languageAt({languages}: Pick<Guide, 'languages'>, address: string): GuideLanguage {
  const [found] = languages
    .filter(({baseUrl}) => address.startsWith(baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  return found ?? languages[0]!;
}
