import {createHash} from 'node:crypto';
import {pagesByTitle, type FoundPage} from '../client/pagesByTitle';
import {parseMarked} from '../client/marked';
import type {AbsentNotice} from '../engine/absent';
import {answer} from '../engine/answer';
import type {Analyser} from '../engine/analyser';
import {openIndex} from '../engine/engine';
import {packIndex} from '../engine/indexFile';
import {splitWords} from '../engine/words';
import type {SearchRecord} from '../records/record';
import type {SearchSite} from './site';

/** A query with more words is asked for as a whole alone. */
const MOST_WORDS = 8;

/** A word of a reader that the guide does not use. */
export interface NewWord {
  /** As it was written, in lower case without accents. */
  word: string;
  stem: string;
  /** Whether a synonym, a question or an absent feature has it, so that the search understands it. */
  isKnownToSearch: boolean;
}

/** The search of a build in one language, for who asks it elsewhere than in a browser. */
export interface BuiltSearch {
  /** The stems of what a query says, whatever the form and the order of its words. */
  meaningOf(query: string): string;
  /** The section at an address of this site; its page where there is no such anchor. */
  sectionAt(address: string): SearchRecord | undefined;
  /** The section that the search finds first. */
  firstSection(query: string): SearchRecord | undefined;
  /** The section that answers as many of the words of a query as any does, and the most telling of them. */
  nearestSection(query: string): SearchRecord | undefined;
  /** What a query asks for that there is not. */
  absent(query: string): AbsentNotice | undefined;
  /** The pages that the not-found page offers for the words of an address. */
  pagesByTitle(query: string): FoundPage[];
  /** The words of a text that no page has. */
  newWords(text: string): NewWord[];
}

/**
 * Opens the search of the version at the root, in a language.
 *
 * @param records those of the build, in all languages
 * @throws when there is none in this language
 */
export function openBuiltSearch(
  site: Pick<SearchSite, 'synonyms' | 'absent' | 'version'>,
  records: readonly SearchRecord[],
  language: string,
): BuiltSearch {
  const version = site.version ?? 'current';
  const inLanguage = records.filter((record) => record.language === language);
  const own = inLanguage
    // What is no document, such as an announcement, is found in every version.
    .filter((record) => record.version === version || record.pageId.startsWith('blog/'))
    .sort(order);
  const words = {synonyms: site.synonyms[language], absent: site.absent[language]};
  const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 10);
  const {file, supplement} = packIndex(own, words, hash);
  const engine = openIndex(file, supplement);
  const {analyser} = engine;
  const byId = new Map(own.map((record) => [record.objectID, record]));
  const guide = termsOf(
    own.flatMap(({hierarchy, content, labels}) => [
      ...Object.values(hierarchy).map((heading) => heading ?? ''),
      content ?? '',
      ...labels,
    ]),
    analyser,
  );
  const known = termsOf(
    [
      ...(words.synonyms ?? []).flatMap(({typed}) => typed),
      ...(words.absent ?? []).flatMap(({asked}) => asked),
      ...own.flatMap(({questions}) => questions),
    ],
    analyser,
  );
  const telling = (query: string) =>
    splitWords(query)
      .flat()
      .filter((word) => !analyser.isStopWord(word));
  const first = (query: string) => byId.get(engine.match(query)[0]?.section.objectID ?? '');
  const firstForm = rememberForms(analyser, guide);
  return {
    meaningOf(query) {
      const stems = telling(query).map(analyser.stem);
      const all = stems.length > 0 ? stems : analyser.terms(query);
      return [...new Set(all.map(firstForm))].sort().join(' ') || query.trim();
    },
    sectionAt: (address) =>
      byId.get(`${language}:${address}`) ?? byId.get(`${language}:${address.replace(/#.*/, '')}`),
    firstSection: (query) => (query.trim() === '' ? undefined : first(query)),
    nearestSection(query) {
      const asked = telling(query).slice(0, MOST_WORDS);
      const rarestFirst = asked
        .filter((word) => guide.has(analyser.stem(word)))
        .sort((a, b) => engine.idf(analyser.stem(b)) - engine.idf(analyser.stem(a)));
      const shorter = rarestFirst.map((_, at) => rarestFirst.slice(0, rarestFirst.length - at));
      for (const part of shorter) {
        const found = first(`${part.join(' ')} `);
        if (found) {
          return found;
        }
      }
      return undefined;
    },
    absent: (query) => engine.absent(query),
    pagesByTitle(query) {
      const {hits} = answer(engine, file, {query}, () => undefined);
      return pagesByTitle(
        hits.map(({url, _highlightResult}) => ({
          url,
          headings: [parseMarked(_highlightResult.hierarchy.lvl1?.value ?? '')],
        })),
      );
    },
    newWords: (text) =>
      telling(text)
        // Of a code or a number nothing is to be learnt.
        .filter((word) => word.length > 2 && !/\d/.test(word))
        .map((word) => ({word, stem: analyser.stem(word)}))
        .filter(({word, stem}) => !guide.has(firstForm(stem)) && !guide.has(word))
        .map(({word, stem}) => ({word, stem, isKnownToSearch: known.has(stem)})),
  };
}

/** Some stems are left with an ending: of `tâches` is `tach`, of `tâche` is `tache`. */
const LONGEST_ENDING = 2;

/** With one beginning: more than a language has are of who types at random. */
const MOST_FORMS = 500;

/** Gives a stem the form in which it came first. @param stems those that came before */
function rememberForms(
  {areFamily}: Analyser,
  stems: ReadonlySet<string>,
): (stem: string) => string {
  const forms = new Map<string, string[]>();
  const firstForm = (stem: string) => {
    const beginning = stem.slice(0, 3);
    const near = forms.get(beginning) ?? [];
    const first = near.find(
      (form) =>
        form === stem ||
        (Math.abs(form.length - stem.length) <= LONGEST_ENDING && areFamily(form, stem)),
    );
    if (first === undefined && near.length < MOST_FORMS) {
      near.push(stem);
      forms.set(beginning, near);
    }
    return first ?? stem;
  };
  stems.forEach(firstForm);
  return firstForm;
}

/** By page, its opening first: `readRecords` sorts by id, in which `#` comes before letters and after `!`. */
function order(a: SearchRecord, b: SearchRecord): number {
  const byPage =
    a.url_without_anchor === b.url_without_anchor
      ? 0
      : a.url_without_anchor < b.url_without_anchor
        ? -1
        : 1;
  return byPage || a.weight.position - b.weight.position;
}

function termsOf(texts: readonly string[], analyser: Analyser): Set<string> {
  return new Set(texts.flatMap((text) => analyser.terms(text)));
}
