import type {SynonymHit} from 'algoliasearch';
import type {SynonymGroup} from '../engine/synonyms';
import {createIndexSettings} from './indexSettings';
import {readRecords} from './readRecords';
import {toRules} from './rules';
import type {SearchContent} from './site';

/** All that an index is made of. */
export type IndexContent = ReturnType<typeof readIndexContent>;

/**
 * Reads what the hosted index is to hold from a build and from the project.
 *
 * @throws when there is no build, or when a part of it cannot be
 */
export function readIndexContent(buildDir: string, site: SearchContent) {
  const records = readRecords(buildDir, site);
  return {
    records,
    settings: createIndexSettings(site.locales),
    synonyms: site.locales.flatMap((locale) => toSynonyms(site.synonyms[locale] ?? [], locale)),
    /** What the product does not have; the rules of the dashboard are none of this. */
    rules: site.locales.flatMap((locale) => toRules(site.absent[locale] ?? [], records, locale)),
  };
}

/**
 * Turns groups into one-way synonyms, one for each phrase that readers type: the words that are
 * added do not find it back. A phrase of several groups takes the words of all.
 *
 * @see https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms/in-depth/one-way-synonyms
 */
export function toSynonyms(groups: readonly SynonymGroup[], language: string): SynonymHit[] {
  const phrases = new Set(groups.flatMap(({typed}) => typed));
  return [...phrases].map((input) => ({
    // Made of the phrase, so that it stays when groups move.
    objectID: `${language}-${input}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [
      ...new Set(groups.filter(({typed}) => typed.includes(input)).flatMap(({adds}) => adds)),
    ],
  }));
}
