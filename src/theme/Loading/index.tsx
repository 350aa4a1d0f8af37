/**
 * Replaced: theme-fallback/Loading of @docusaurus/core 3.9.1.
 *
 * Why: no spinner. Pages load before they are shown; if one fails, the document is reloaded.
 */
export default function Loading(): null {
  return null;
}
