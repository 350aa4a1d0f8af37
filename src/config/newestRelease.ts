import {newestRelease as parse} from '../plugins/releases/parse';
import {contentSite} from './content';

/** `undefined` before the first release. */
export const newestRelease = parse(contentSite.siteDir);
