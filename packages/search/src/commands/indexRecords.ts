import {openIndex} from '../engine/engine';
import {packIndex} from '../engine/packIndex';
import type {Section} from '../engine/section';
import type {SearchRecord} from '../record';
import type {SearchSite} from './site';

type BuiltSite = Pick<SearchSite, 'synonyms' | 'absent' | 'version'>;

/**
 * Indexes one language of the root version.
 *
 * @param records in all languages; a page's opening precedes its sections
 */
export function indexRecords(
  {synonyms, absent, version = 'current'}: BuiltSite,
  records: readonly SearchRecord[],
  language: string,
) {
  const indexed = records.filter(
    (record) =>
      record.language === language &&
      // Posts belong to every version.
      (record.version === version || record.pageId.startsWith('blog/')),
  );
  const vocabulary = {synonyms: synonyms[language], absent: absent[language]};
  const byId = new Map(indexed.map((record) => [record.objectID, record]));
  const recordOf = ({objectID}: Section) => byId.get(objectID)!;
  const engine = openIndex(packIndex(indexed, vocabulary).file);
  engine.sections.forEach((section) => (section.text = recordOf(section).content));
  return {engine, recordOf};
}
