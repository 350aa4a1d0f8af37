import {openIndex} from '../engine/engine';
import {packIndex} from '../engine/packIndex';
import type {Section} from '../engine/section';
import {splitWords} from '../engine/words';
import type {SearchRecord} from '../record';
import type {SearchSite} from './site';

export type BuiltSearch = ReturnType<typeof openBuiltSearch>;

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
  return {engine, byId, recordOf};
}

/** Opens the search of a build for Node. Parameters as for `indexRecords`. */
export function openBuiltSearch(
  site: BuiltSite,
  records: readonly SearchRecord[],
  language: string,
) {
  const {engine, byId, recordOf} = indexRecords(site, records, language);
  const {analyser} = engine;
  return {
    /** Returns the sorted stems of a query, without stop words if possible. */
    normaliseQuery(query: string) {
      const words = splitWords(query).flat();
      const contentWords = words.filter((word) => !analyser.isStopWord(word));
      const stems = (contentWords.length > 0 ? contentWords : words).map(analyser.stem);
      return [...new Set(stems)].sort().join(' ') || query.trim();
    },
    /** Returns the section at a path, or its page if the anchor doesn't exist. */
    sectionAt: (path: string) =>
      byId.get(`${language}:${path}`) ?? byId.get(`${language}:${path.replace(/#.*/, '')}`),
    firstSection(query: string) {
      const [first] = query.trim() === '' ? [] : engine.query(query).matches;
      return first && recordOf(first.section);
    },
    absent: (query: string) => engine.query(query).absent,
  };
}
