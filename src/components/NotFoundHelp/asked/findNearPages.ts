import type {I18n} from '@docusaurus/types';
import {PAGE_LIST, type KnownPage} from '../../../plugins/page-list/knownPage';
import type {BaseUrls} from './askedPath';
import {nearPages, type NearPage, type PageList} from './nearPages';

/** Fetches the lists of the pages of every language, and finds what is near a path in them. */
export async function findNearPages(
  pathname: string,
  baseUrls: BaseUrls,
  {currentLocale}: Pick<I18n, 'currentLocale'>,
): Promise<NearPage[]> {
  const lists = await Promise.all(
    Object.entries(baseUrls).map(async ([language, baseUrl]): Promise<PageList> => ({
      language,
      // Without its list, the pages of a language are not offered.
      pages: await fetchPages(baseUrl + PAGE_LIST).catch(() => []),
    })),
  );
  return nearPages(pathname, lists, baseUrls, currentLocale);
}

async function fetchPages(address: string): Promise<KnownPage[]> {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as KnownPage[]) : [];
}
