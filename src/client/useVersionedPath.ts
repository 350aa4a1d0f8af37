import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/** Prefixes paths with the active version: `/next/glossary/`. */
export function useVersionedPath(): (address: string) => string {
  const base = useActiveVersion(undefined)!.path.replace(/\/?$/, '/');
  return (address) => (address.startsWith(base) ? address : base + address.slice(1));
}
