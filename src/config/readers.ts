import type {ReaderSite} from '@guide/readers/commands';
import {searchWords} from '../lib/searchWords';
import {contract} from './content';
import {baseUrlOf, locales} from './locales';
import {redirects} from './redirects';
import {searchSite} from './search';
import {readSettings} from './settings';

const {origin, basePath} = readSettings(process.env);

/** This site, for the report of what readers tell the writers. */
export const readerSite: ReaderSite = {
  search: searchSite,
  origin,
  basePath,
  baseUrls: Object.fromEntries(locales.map((locale) => [locale, baseUrlOf(locale)])),
  redirects,
  redirectsFile: contract.redirects,
  wordsOfAddress: (pathname) => searchWords(pathname, locales),
};
