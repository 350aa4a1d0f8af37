import {createHash} from 'node:crypto';
import {openIndex} from '../engine/engine';
import {packIndex} from '../engine/packIndex';
import {splitWords} from '../engine/words';
import type {SearchRecord} from '../record';
import type {SearchSite} from './site';

export type BuiltSearch = ReturnType<typeof openBuiltSearch>;

/**
 * Indexes records of a build, to search one language of the root version in Node.
 *
 * @param records in all languages; a page's opening precedes its sections
 * @throws if the language has no records
 */
export function openBuiltSearch(
  site: Pick<SearchSite, 'synonyms' | 'absent' | 'version'>,
  records: readonly SearchRecord[],
  language: string,
) {
  const version = site.version ?? 'current';
  const inLanguage = records.filter((record) => record.language === language);
  const versionRecords = inLanguage
    // Posts belong to every version.
    .filter((record) => record.version === version || record.pageId.startsWith('blog/'));
  const vocabulary = {synonyms: site.synonyms[language], absent: site.absent[language]};
  const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 10);
  const {file} = packIndex(versionRecords, vocabulary, hash);
  const engine = openIndex(file);
  const {analyser} = engine;
  const byId = new Map(versionRecords.map((record) => [record.objectID, record]));
  return {
    /** Returns the sorted stems of a query, without stop words if possible. */
    normaliseQuery(query: string) {
      const words = splitWords(query).flat();
      const contentWords = words.filter((word) => !analyser.isStopWord(word));
      const stems = (contentWords.length > 0 ? contentWords : words).map(analyser.stem);
      return [...new Set(stems)].sort().join(' ') || query.trim();
    },
    /** Returns the section at a path, or its page if the anchor doesn't exist. */
    sectionAt: (address: string) =>
      byId.get(`${language}:${address}`) ?? byId.get(`${language}:${address.replace(/#.*/, '')}`),
    firstSection: (query: string) =>
      query.trim() === '' ? undefined : byId.get(engine.match(query)[0]?.section.objectID ?? ''),
    absent: (query: string) => engine.absent(query),
  };
}
