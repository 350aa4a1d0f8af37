/**
 * Replaced: theme-fallback/Error of @docusaurus/core 3.9.1.
 *
 * Why: a translated error page when the whole app crashes.
 */
// Keeps Layout in the main chunk instead of five others.
import '@theme/Layout';

export {default} from '@theme/ErrorPageContent';
