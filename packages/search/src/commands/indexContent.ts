import type {SynonymHit} from 'algoliasearch';
import type {SynonymGroup} from '../engine/synonyms';
import {createIndexSettings} from './indexSettings';
import {readRecords} from './readRecords';
import {toRules} from './rules';
import type {SearchContent} from './site';

export type IndexContent = ReturnType<typeof readIndexContent>;

/**
 * Reads the content of the Algolia index.
 *
 * @throws if there is no build or record
 */
export function readIndexContent(buildDir: string, site: SearchContent) {
  const records = readRecords(buildDir, site);
  return {
    records,
    settings: createIndexSettings(site.locales),
    synonyms: site.locales.flatMap((locale) => toSynonyms(site.synonyms[locale] ?? [], locale)),
    rules: site.locales.flatMap((locale) => toRules(site.absent[locale] ?? [], records, locale)),
  };
}

/**
 * Converts groups to one-way synonyms, one per typed phrase.
 *
 * @see
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms/in-depth/one-way-synonyms
 */
export function toSynonyms(groups: readonly SynonymGroup[], language: string): SynonymHit[] {
  const phrases = new Set(groups.flatMap(({typed}) => typed));
  return [...phrases].map((input) => ({
    // Stable when groups move.
    objectID: `${language}-${input}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [
      ...new Set(groups.filter(({typed}) => typed.includes(input)).flatMap(({adds}) => adds)),
    ],
  }));
}
