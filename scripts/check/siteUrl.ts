import {readSettings} from '../../src/config/settings';

/** Where the guide is published, without a slash at the end. */
export const {siteUrl} = readSettings(process.env);
