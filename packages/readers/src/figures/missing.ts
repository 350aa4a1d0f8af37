import {languageAt, type Guide, type ReaderSite} from '../guide/guide';

/** A redirect in the form of the site's list of them: from where a language begins. */
export interface SuggestedRedirect {
  from: string;
  to: string;
  /** The title of the page that it leads to. */
  title: string;
}

/** An address that readers asked for and that is not there. */
export interface MissingAddress {
  address: string;
  count: number;
  language: string;
  /** To the page that the not-found page offers first. */
  redirect: SuggestedRedirect | undefined;
}

/** What has to be known of a site to lead on from an address. */
export type RedirectSite = Pick<ReaderSite, 'basePath' | 'redirects' | 'wordsOfAddress'>;

/** So many are looked up, and so many are told: scanners ask for most that is not there. */
const most = {lookedUp: 1000, told: 200};

/** What each kind of host takes for an address of a redirect as it is. */
const plainAddress = /^\/[\w.~/-]*$/;

/** The addresses that were asked for most, with the redirect that would answer them; those that have one first. */
export function findMissing(
  asked: readonly {key: string; count: number}[],
  guide: Guide,
  site: RedirectSite,
): MissingAddress[] {
  const counts = new Map<string, number>();
  for (const {key, count} of asked) {
    // Hosts lead from the first form to the second one.
    const address = /(?:\/|\.\w+)$/.test(key) ? key : `${key}/`;
    counts.set(address, (counts.get(address) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most.lookedUp)
    .map(([address, count]) => ({
      address,
      count,
      language: languageAt(guide.languages, address),
      redirect: suggest(address, guide, site),
    }))
    .sort((a, b) => Number(b.redirect !== undefined) - Number(a.redirect !== undefined))
    .slice(0, most.told);
}

function suggest(
  address: string,
  {languages}: Guide,
  {basePath, redirects, wordsOfAddress}: RedirectSite,
): SuggestedRedirect | undefined {
  const language = languages.find(({name}) => name === languageAt(languages, address))!;
  const words = address.startsWith(basePath) ? wordsOfAddress(address.replace(basePath, '/')) : '';
  const [page] = words === '' ? [] : language.search.pagesByTitle(words);
  const inLanguage = (whole: string) => `/${whole.slice(language.baseUrl.length)}`;
  if (!page || !plainAddress.test(address) || !address.startsWith(language.baseUrl)) {
    return undefined;
  }
  const from = inLanguage(address);
  const isThere = from === '/' || redirects.some((known) => known.from === from);
  return isThere ? undefined : {from, to: inLanguage(page.path), title: page.title};
}
