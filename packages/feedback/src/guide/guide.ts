import {readPagesFiles} from '@guide/built-site/read';
import type {SearchSite} from '@guide/search';
import {openBuiltSearch, readRecords, type BuiltSearch} from '@guide/search/commands';

/** Options of the report. */
export interface FeedbackSite {
  search: SearchSite;
  /** Existing redirects, with paths from the base URL of a language. */
  redirects: readonly {from: string}[];
  /** File to add redirects to, named in the report. */
  redirectsFile: string;
  /** Returns the query that the not-found page searches for, given a path from the site's base URL. */
  wordsOfAddress(pathname: string): string;
}

export interface GuidePage {
  /** Path from the root of the host, as in logs. */
  address: string;
  title: string;
}

export interface GuideLanguage {
  name: string;
  baseUrl: string;
  search: BuiltSearch;
}

/** Pages and search of a build. */
export interface Guide {
  /** For example `https://docs.example.com`. */
  origin: string;
  pages: readonly GuidePage[];
  /** The default language first. */
  languages: readonly GuideLanguage[];
}

/** Reads the pages of a build and opens its search. @throws if there's no build */
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

/** Returns the language with the longest base URL that matches, or the default one. */
export function languageAt({languages}: Pick<Guide, 'languages'>, address: string): GuideLanguage {
  const [found] = languages
    .filter(({baseUrl}) => address.startsWith(baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  return found ?? languages[0]!;
}
