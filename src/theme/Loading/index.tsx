/**
 * Replaced: theme-fallback/Loading of @docusaurus/core 3.9.1.
 *
 * Why: no spinner. `src/client/modules/routeLoading.ts` shows errors.
 */
export default function Loading(): null {
  return null;
}
