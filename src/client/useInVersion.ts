import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/** Says the address of a page of the guide in the version that is being read: `/next/glossary/`. */
export function useInVersion(): (address: string) => string {
  const base = useActiveVersion(undefined)!.path.replace(/\/?$/, '/');
  return (address) => (address.startsWith(base) ? address : base + address.slice(1));
}
