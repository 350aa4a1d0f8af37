import type {AbsentFeature} from '@guide/content';
import type {Rule} from 'algoliasearch';
import {findSection, type SearchRecord} from '../record';

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
