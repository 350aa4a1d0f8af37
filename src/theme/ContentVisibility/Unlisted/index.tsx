/**
 * Replaced: ContentVisibility/Unlisted of @docusaurus/theme-classic 3.9.1.
 *
 * Why: no warning, only the metadata for search engines.
 */
export {UnlistedMetadata as default} from '@docusaurus/theme-common';
