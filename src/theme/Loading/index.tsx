/**
 * Replaced: theme-fallback/Loading of @docusaurus/core 3.9.1.
 *
 * Why: no spinner, as navigation waits for the page to load. Errors: `src/client/modules/routeLoading.ts`.
 */
export default function Loading(): null {
  return null;
}
