import type {FeedbackSite} from '@guide/feedback/commands';
import {searchWords} from '../lib/searchWords';
import {contract} from './content';
import {locales} from './locales';
import {redirects} from './redirects';
import {searchSite} from './search';

export const feedbackSite: FeedbackSite = {
  search: searchSite,
  redirects,
  redirectsFile: contract.redirects,
  queryForPath: (pathname) => searchWords(pathname, locales),
};
