import {languageAt, type Guide, type FeedbackSite} from '../guide/guide';

/** An address that readers asked for and that is not there. */
export interface MissingAddress {
  address: string;
  count: number;
  /** To the page that the not-found page's search finds first, in the form of the site's list of redirects. */
  redirect: {from: string; to: string; title: string} | undefined;
}

/** What has to be known of a site to lead on from an address. */
export type RedirectSite = Pick<FeedbackSite, 'redirects' | 'wordsOfAddress'>;

/** Scanners ask for most that is not there. */
const MAX_ADDRESSES = 200;

/** What each kind of host takes for an address of a redirect as it is. */
const plainAddress = /^\/[\w.~/-]*$/;

/** The addresses that were asked for most, with the redirect that would answer them. */
export function findMissing(
  asked: ReadonlyMap<string, number>,
  guide: Guide,
  site: RedirectSite,
): MissingAddress[] {
  const counts = new Map<string, number>();
  for (const [asWritten, count] of asked) {
    // Hosts lead from the first form to the second one.
    const address = /(?:\/|\.\w+)$/.test(asWritten) ? asWritten : `${asWritten}/`;
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
  // Words in a text alone make no page one that was meant.
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
