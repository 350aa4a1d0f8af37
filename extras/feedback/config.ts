import {contract} from '../../src/config/content';
import {locales} from '../../src/config/locales';
import {redirects} from '../../src/config/redirects';
import {searchSite} from '../../src/config/search';
import {searchWords} from '../../src/lib/searchWords';
import type {SummaryOptions} from './src/guide';

export const summaryOptions: SummaryOptions = {
  search: searchSite,
  redirects,
  redirectsFile: contract.redirects,
  queryForPath: (pathname) => searchWords(pathname, locales),
};
