/**
 * Replaced: theme-fallback/Loading of @docusaurus/core 3.9.1.
 *
 * Why: no spinner. Errors: `src/client/modules/routeLoading.ts`.
 */
export default function Loading(): null {
  return null;
}
