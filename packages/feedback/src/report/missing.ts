import {languageAt, type Guide, type FeedbackSite} from '../guide/guide';

export interface MissingAddress {
  address: string;
  count: number;
  /** To the first hit of the not-found page. */
  redirect: {from: string; to: string; title: string} | undefined;
}

export type RedirectSite = Pick<FeedbackSite, 'redirects' | 'wordsOfAddress'>;

const MAX_ADDRESSES = 200;

/** Paths that need no encoding. */
const plainAddress = /^\/[\w.~/-]*$/;

export function findMissing(
  requests: ReadonlyMap<string, number>,
  guide: Guide,
  site: RedirectSite,
): MissingAddress[] {
  const counts = new Map<string, number>();
  for (const [requestedPath, count] of requests) {
    // Hosts redirect to the form with a trailing slash.
    const address = /(?:\/|\.\w+)$/.test(requestedPath) ? requestedPath : `${requestedPath}/`;
    counts.set(address, (counts.get(address) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ADDRESSES)
    .map(([address, count]) => ({address, count, redirect: suggest(address, guide, site)}));
}

function suggest(
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
  // Ignore matches in the text only.
  const inTitle = search.normaliseQuery(title).split(' ');
  const isMeant = search
    .normaliseQuery(words)
    .split(' ')
    .some((stem) => inTitle.includes(stem));
  const inLanguage = (whole: string) => `/${whole.slice(baseUrl.length)}`;
  const from = inLanguage(address);
  const isThere = from === '/' || redirects.some((known) => known.from === from);
  return !section || !isMeant || isThere
    ? undefined
    : {from, to: inLanguage(new URL(section.url).pathname), title};
}
