import type {AbsentFeature} from '@guide/content/data';
import type {Rule, SynonymHit} from 'algoliasearch';
import type {SynonymGroup} from '../engine/synonyms';
import {findSection, type SearchRecord} from '../record';
import {createIndexSettings} from './indexSettings';
import {readRecords} from './readRecords';
import type {SearchSite} from './site';

export type IndexContent = ReturnType<typeof readIndexContent>;

/**
 * Reads the content of the Algolia index.
 *
 * @throws if there is no build or record
 */
export function readIndexContent(buildDir: string, site: SearchSite) {
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

/** Other rules are from the dashboard. */
const PREFIX = 'absent-';

export function isOwnRule({objectID}: {objectID: string}): boolean {
  return objectID.startsWith(PREFIX);
}

/**
 * Creates rules that send "not in the product" notices and promote related sections.
 *
 * @see
 * https://www.algolia.com/doc/guides/managing-results/rules/rules-overview/in-depth/implementing-rules
 */
export function toRules(
  features: readonly AbsentFeature[],
  records: readonly SearchRecord[],
  language: string,
): Rule[] {
  const inLanguage = records.filter((record) => record.language === language);
  return features.map((feature) => {
    const related = feature.related.flatMap((id) => findSection(inLanguage, id) ?? []);
    return {
      objectID: `${PREFIX}${language}-${feature.id}`,
      description: feature.message,
      conditions: feature.asked.map((pattern) => ({
        pattern,
        anchoring: 'contains',
        alternatives: true,
        context: language,
      })),
      consequence: {
        userData: {
          message: feature.message,
          alternative: feature.alternative,
          related: related.map(({url, hierarchy: {lvl1, lvl2, lvl3, lvl4}}) => ({
            url,
            title: lvl4 ?? lvl3 ?? lvl2 ?? lvl1,
          })),
        },
        // Don't promote sections of other versions.
        filterPromotes: true,
        ...(related.length > 0 && {
          promote: [{objectIDs: related.map(({objectID}) => objectID), position: 0}],
        }),
      },
    };
  });
}
