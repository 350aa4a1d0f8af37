import type {FeedbackSite} from '@guide/feedback/commands';
import {searchWords} from '../lib/searchWords';
import {contract} from './content';
import {locales} from './locales';
import {redirects} from './redirects';
import {searchSite} from './search';

/** Options of `npm run feedback`. */
export const feedbackSite: FeedbackSite = {
  search: searchSite,
  redirects,
  redirectsFile: contract.redirects,
  queryForPath: (pathname) => searchWords(pathname, locales),
};
