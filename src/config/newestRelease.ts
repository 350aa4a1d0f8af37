import {readNewestRelease} from '../plugins/releases/parse';
import {contentSite} from './content';

/** Newest release of the product; `undefined` before the first one. */
export const newestRelease = readNewestRelease(contentSite.siteDir);
