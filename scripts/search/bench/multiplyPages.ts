import {createHash} from 'node:crypto';
import {createAnalyser} from '../../../src/plugins/search/engine/analyser';
import {fold} from '../../../src/plugins/search/engine/words';
import {groupByPage} from '../../../src/plugins/search/records/groupByPage';
import type {SearchRecord} from '../../../src/plugins/search/records/record';

/**
 * Heaps’ law: a text n times as long has about n^β times the vocabulary, and β is near one half.
 *
 * @see Heaps, “Information Retrieval” (1978); Manning et al., “Introduction to Information
 *   Retrieval” (2008), 5.1.1
 */
const BETA = 0.5;

/** Runs of letters that may be varied; shorter ones are mostly the same in all texts. */
const variable = /\p{L}[\p{L}\p{M}]{3,}/gu;

/**
 * Makes more pages of those of one language: the pages themselves, then copies of them, each with
 * an address and ids of its own.
 *
 * The vocabulary grows as in Heaps’ law: in the copy c, a share c^β - (c - 1)^β of the words, taken
 * by a hash of copy and stem, gets a suffix that no other copy has, everywhere in that copy. So each
 * copy says most things as the others do, and brings as many new terms as it would in a guide that
 * grows. Headings and labels change with the texts; areas stay. Copies come in no order, so that
 * they compress less well than one after the other.
 *
 * @param records of one language
 * @throws when there are none
 */
export function multiplyPages(records: SearchRecord[], pages: number): SearchRecord[] {
  const language = records[0]?.language;
  if (language === undefined) {
    throw new Error('There are no records to multiply.');
  }
  const originals = groupByPage(records);
  const vary = new Map<number, (text: string) => string>();
  const copies = Array.from({length: Math.max(0, pages - originals.length)}, (_, at) => {
    const copy = Math.floor(at / originals.length) + 2;
    const change = vary.get(copy) ?? createVariation(copy, language);
    vary.set(copy, change);
    return (originals[at % originals.length] ?? []).map((record) =>
      copyRecord(record, copy, change),
    );
  });
  return [...originals.slice(0, pages), ...shuffle(copies)].flat();
}

/** Puts pages in an order without a pattern, which a compression would find. */
function shuffle(pages: SearchRecord[][]): SearchRecord[][] {
  const place = (page: SearchRecord[]) => chance(page[0]?.objectID ?? '');
  return pages.sort((one, other) => place(one) - place(other));
}

function copyRecord(
  record: SearchRecord,
  copy: number,
  change: (text: string) => string,
): SearchRecord {
  const {anchor, hierarchy, content, labels, language} = record;
  const url = `${record.url_without_anchor}copy-${copy}/`;
  const hash = anchor === null ? '' : `#${anchor}`;
  const {lvl1, lvl2, lvl3} = hierarchy;
  return {
    ...record,
    objectID: `${language}:${new URL(url).pathname}${hash}`,
    url: url + hash,
    url_without_anchor: url,
    hierarchy: {
      ...hierarchy,
      lvl1: change(lvl1),
      lvl2: lvl2 && change(lvl2),
      lvl3: lvl3 && change(lvl3),
    },
    content: content && change(content),
    labels: labels.map(change),
  };
}

/** Varies the words of a copy. A form of a word is replaced by its stem, so that forms stay together. */
function createVariation(copy: number, language: string): (text: string) => string {
  const {stem, isStopWord} = createAnalyser(language);
  const share = copy ** BETA - (copy - 1) ** BETA;
  const suffix = suffixOf(copy);
  const known = new Map<string, string>();
  return (text) =>
    text.replace(variable, (word) => {
      const folded = fold(word);
      if (isStopWord(folded)) {
        return word;
      }
      const term = stem(folded);
      const varied = known.get(term) ?? (chance(`${copy} ${term}`) < share ? term + suffix : term);
      known.set(term, varied);
      return varied === term ? word : varied;
    });
}

/** Three letters that no stemmer takes for an ending; three more for each further hundred of copies. */
function suffixOf(copy: number): string {
  const [first, second, third] = ['bdfgkpvz', 'aiou', 'kmn'];
  const letter = (letters = '', at: number) => letters[at % letters.length] ?? '';
  const rest = Math.floor(copy / 96);
  return (
    letter(first, copy) +
    letter(second, Math.floor(copy / 8)) +
    letter(third, Math.floor(copy / 32)) +
    (rest > 0 ? suffixOf(rest) : '')
  );
}

/** The same number between 0 and 1 for the same text, on any machine. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
