import type {OfflineOptions} from '@guide/offline';
import type {Settings} from './settings';
import {siteText} from './siteText';

/** What a copy for reading offline holds besides the pages and what they name, and what stands where it has nothing. */
export function offlineOptions({hostedSearch}: Settings): OfflineOptions {
  return {
    // A hosted search answers with a network alone.
    seeds: hostedSearch ? [] : ['search-data/index.json'],
    notKept: Object.fromEntries(
      Object.entries(siteText).map(([locale, {notKept}]) => [locale, notKept]),
    ),
  };
}
