import addresses from '../../contract/redirects.json';

/** Addresses that readers may hold, and the pages that answer them now, in each language. */
export const redirects = Object.entries(addresses).map(([from, to]) => ({
  from,
  to,
}));
