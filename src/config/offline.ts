import type {OfflineOptions} from '@guide/offline';
import {siteText} from './siteText';

/** What a copy for reading offline holds besides the pages and what they name, and what stands where it has nothing. */
export function offlineOptions(): OfflineOptions {
  return {
    seeds: ['search-data/index.json'],
    notKept: Object.fromEntries(
      Object.entries(siteText).map(([locale, {notKept}]) => [locale, notKept]),
    ),
  };
}
