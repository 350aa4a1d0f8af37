/**
 * Replaced: theme-fallback/Error of @docusaurus/core 3.9.1.
 *
 * Why: a crash of the whole application is told as that of a page, in the language of the site.
 */
// Upstream renders it, which keeps it in the main chunk: without this import it would be split into five more.
import '@theme/Layout';

export {default} from '@theme/ErrorPageContent';
