import {newestRelease as parse} from '../plugins/releases/parse';
import {contentSite} from './content';

/** Newest release; `undefined` before the first one. */
export const newestRelease = parse(contentSite.siteDir);
