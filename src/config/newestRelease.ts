import {readNewestRelease} from '../plugins/releases/parse';
import {contentSite} from './content';

/** `undefined` before the first product release. */
export const newestRelease = readNewestRelease(contentSite.siteDir);
