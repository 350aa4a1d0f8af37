import {readPagesFiles} from '@guide/built-site/read';
import type {SearchSite} from 'docusaurus-search-sections';
import {openBuiltSearch, readRecords, type BuiltSearch} from 'docusaurus-search-sections/commands';

export interface SummaryOptions {
  search: SearchSite;
  /** Paths start at the base URL of the language. */
  redirects: readonly {from: string}[];
  /** As named in the summary. */
  redirectsFile: string;
  /** Returns the query of the not-found page's search. */
  queryForPath(pathname: string): string;
}

export interface GuideLanguage {
  locale: string;
  baseUrl: string;
  search: BuiltSearch;
}

export interface Guide {
  /** For example `https://docs.example.com`. */
  origin: string;
  /** `path`: URL path, as in logs. */
  pages: readonly {path: string; title: string}[];
  /** The default language first. */
  languages: readonly GuideLanguage[];
}

/** Reads the pages and search indexes of a build. @throws if there's no build */
export function readGuide({search}: Pick<SummaryOptions, 'search'>, buildDir: string): Guide {
  const files = readPagesFiles(buildDir);
  const records = readRecords(buildDir, search);
  return {
    origin: files[0]!.origin,
    pages: files.flatMap(({pages}) => pages.map(({path, title}) => ({path, title}))),
    languages: files
      .filter(({version}) => version.isLast)
      .map(({language: locale, baseUrl}) => ({
        locale,
        baseUrl,
        search: openBuiltSearch(search, records, locale),
      })),
  };
}
