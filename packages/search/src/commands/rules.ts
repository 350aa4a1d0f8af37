import type {Rule} from 'algoliasearch';
import type {AbsentFeature} from '../engine/absent';
import {findSection, type SearchRecord} from '../record';

/** Rules of the hosted index that this project makes; all others are of the dashboard. */
const PREFIX = 'absent-';

/** Whether a rule is made from the data of the project. */
export function isOwnRule({objectID}: {objectID: string}): boolean {
  return objectID.startsWith(PREFIX);
}

/**
 * Rules that say what the product does not have to who asks for it in a language, with the sections
 * to see first among the hits.
 *
 * @see https://www.algolia.com/doc/guides/managing-results/rules/rules-overview/in-depth/implementing-rules
 */
export function toRules(
  features: readonly AbsentFeature[],
  records: readonly SearchRecord[],
  language: string,
): Rule[] {
  const own = records.filter((record) => record.language === language);
  return features.map((feature) => {
    const related = feature.related.flatMap((id) => findSection(own, id) ?? []);
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
        // Of another version than the reader's, a section is not shown.
        filterPromotes: true,
        ...(related.length > 0 && {
          promote: [{objectIDs: related.map(({objectID}) => objectID), position: 0}],
        }),
      },
    };
  });
}
