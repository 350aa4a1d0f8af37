/**
 * Replaced: ContentVisibility/Unlisted of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream warns, in amber, where nothing is wrong. That no menu has a page is of no use to
 * its reader: search engines alone are told.
 */
export {UnlistedMetadata as default} from '@docusaurus/theme-common';
