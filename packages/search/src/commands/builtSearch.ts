import {createHash} from 'node:crypto';
import {openIndex} from '../engine/engine';
import {packIndex} from '../engine/packIndex';
import {splitWords} from '../engine/words';
import type {SearchRecord} from '../record';
import type {SearchSite} from './site';

/** The search of a build in one language, for who asks it elsewhere than in a browser. */
export type BuiltSearch = ReturnType<typeof openBuiltSearch>;

/**
 * Opens the search of the version at the root, in a language.
 *
 * @param records those of the build, in all languages, each page's opening before its sections
 * @throws when there is none in this language
 */
export function openBuiltSearch(
  site: Pick<SearchSite, 'synonyms' | 'absent' | 'version'>,
  records: readonly SearchRecord[],
  language: string,
) {
  const version = site.version ?? 'current';
  const inLanguage = records.filter((record) => record.language === language);
  const own = inLanguage
    // What is no document, such as an announcement, is found in every version.
    .filter((record) => record.version === version || record.pageId.startsWith('blog/'));
  const words = {synonyms: site.synonyms[language], absent: site.absent[language]};
  const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 10);
  const {file, supplement} = packIndex(own, words, hash);
  const engine = openIndex(file, supplement);
  const {analyser} = engine;
  const byId = new Map(own.map((record) => [record.objectID, record]));
  return {
    /** The stems of what a query says, whatever the form and the order of its words. */
    meaningOf(query: string) {
      const words = splitWords(query).flat();
      const telling = words.filter((word) => !analyser.isStopWord(word));
      const stems = (telling.length > 0 ? telling : words).map(analyser.stem);
      return [...new Set(stems)].sort().join(' ') || query.trim();
    },
    /** The section at an address of this site; its page where there is no such anchor. */
    sectionAt: (address: string) =>
      byId.get(`${language}:${address}`) ?? byId.get(`${language}:${address.replace(/#.*/, '')}`),
    /** The section that the search finds first. */
    firstSection: (query: string) =>
      query.trim() === '' ? undefined : byId.get(engine.match(query)[0]?.section.objectID ?? ''),
    /** What a query asks for that there is not. */
    absent: (query: string) => engine.absent(query),
  };
}
