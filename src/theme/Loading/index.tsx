/**
 * Replaced: theme-fallback/Loading of @docusaurus/core 3.9.1.
 *
 * Why: there is no spinner. Navigation waits for the code of a page, and what cannot be loaded is
 * said by `src/client/modules/routeLoading.ts`.
 */
export default function Loading(): null {
  return null;
}
