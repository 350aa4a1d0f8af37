/**
 * Replaced: ContentVisibility/Unlisted of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream shows a warning, though nothing is wrong with the page. This only renders the metadata for search
 * engines.
 */
export {UnlistedMetadata as default} from '@docusaurus/theme-common';
