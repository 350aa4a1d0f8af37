import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/** Returns a function that adds the active version: `/next/glossary/`. */
export function useVersionedPath(): (path: string) => string {
  const base = useActiveVersion(undefined)!.path.replace(/\/?$/, '/');
  return (path) => (path.startsWith(base) ? path : base + path.slice(1));
}
