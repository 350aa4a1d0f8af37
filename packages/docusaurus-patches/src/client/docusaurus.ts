import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/**
 * Wraps `client/docusaurus` of @docusaurus/core 3.9.1. Upstream finds no route for a URL with an anchor
 * or a query, so this removes both. Preload failures are ignored: following the link loads the page
 * again.
 */
export default {
  prefetch: (address: string) => docusaurus.prefetch(pathOf(address)),
  preload: async (address: string) => {
    await Promise.resolve(docusaurus.preload(pathOf(address))).catch(() => undefined);
  },
};

function pathOf(address: string): string {
  return address.replace(/[?#].*/, '');
}
