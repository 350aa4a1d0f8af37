import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/**
 * What links call to fetch a page ahead, around the object of this name in @docusaurus/core 3.9.1,
 * which looks for a page at the whole of an address: where that has an anchor or a query, there is
 * none. What cannot be fetched ahead is asked for again when the link is followed.
 */
export default {
  prefetch: (address: string) => docusaurus.prefetch(pageOf(address)),
  preload: async (address: string) => {
    await Promise.resolve(docusaurus.preload(pageOf(address))).catch(() => undefined);
  },
};

function pageOf(address: string): string {
  return address.replace(/[?#].*/, '');
}
