import {languageAt, type Guide, type FeedbackSite} from '../guide/guide';

export interface MissingAddress {
  address: string;
  count: number;
  /** To the first hit for the words of the path. */
  redirect: {from: string; to: string; title: string} | undefined;
}

export type RedirectSite = Pick<FeedbackSite, 'redirects' | 'wordsOfAddress'>;

const MAX_ADDRESSES = 200;

/** Paths that need no encoding. */
const plainAddress = /^\/[\w.~/-]*$/;

/** Lists the most requested paths that don't exist. */
export function findMissing(
  requests: ReadonlyMap<string, number>,
  guide: Guide,
  site: RedirectSite,
): MissingAddress[] {
  const counts = new Map<string, number>();
  for (const [requestedPath, count] of requests) {
    // Hosts redirect to the path with a trailing slash.
    const address = /(?:\/|\.\w+)$/.test(requestedPath) ? requestedPath : `${requestedPath}/`;
    counts.set(address, (counts.get(address) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ADDRESSES)
    .map(([address, count]) => ({address, count, redirect: suggestRedirect(address, guide, site)}));
}

function suggestRedirect(
  address: string,
  guide: Guide,
  {redirects, wordsOfAddress}: RedirectSite,
): MissingAddress['redirect'] {
  const {baseUrl, search} = languageAt(guide, address);
  if (!plainAddress.test(address) || !address.startsWith(baseUrl)) {
    return undefined;
  }
  const words = wordsOfAddress(address.replace(guide.languages[0]!.baseUrl, '/'));
  const section = search.firstSection(words);
  const title = section?.hierarchy.lvl1 ?? '';
  // Matches outside the title are too unreliable.
  const titleStems = search.normaliseQuery(title).split(' ');
  const matchesTitle = search
    .normaliseQuery(words)
    .split(' ')
    .some((stem) => titleStems.includes(stem));
  const withoutBaseUrl = (path: string) => `/${path.slice(baseUrl.length)}`;
  const from = withoutBaseUrl(address);
  const isKnown = from === '/' || redirects.some((redirect) => redirect.from === from);
  return !section || !matchesTitle || isKnown
    ? undefined
    : {from, to: withoutBaseUrl(new URL(section.url).pathname), title};
}
