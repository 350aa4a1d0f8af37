/**
 * Replaced: theme-fallback/Error of @docusaurus/core 3.9.1.
 *
 * Why: shows the translated error page when the whole app crashes.
 */
// Keeps Layout in the main chunk. Otherwise it's in five other chunks.
import '@theme/Layout';

export {default} from '@theme/ErrorPageContent';
