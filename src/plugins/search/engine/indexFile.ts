import type {RecordType, SearchRecord} from '../records/record';
import {createAnalyser} from './analyser';
import {packNumbers, unpackNumbers} from './numbers';
import type {SynonymGroup} from './synonyms';

/** Raised when the layout below changes, so that an old index is never read by a new engine. */
const FORMAT = 1;

/** The embedded index of a language, as the build writes it. Terms of headings are made when it is read. */
export interface IndexFile {
  format: typeof FORMAT;
  /** Another one for each content: by it a newer index is known. */
  id: string;
  language: string;
  docusaurus_tag: string;
  version: string;
  synonyms: SynonymGroup[];
  areas: string[];
  pages: PageEntry[];
  content: PackedField;
  labels: PackedField;
}

/** The terms of the sections in one of their fields. */
interface PackedField {
  /** Terms of each section, those of a page after the other. */
  lengths: string;
  /** Sorted; each one says how many characters it shares with the one before. */
  terms: string;
  /** For each term how many sections hold it, then the gaps between them. */
  sections: string;
  /** For each of these how often, 4 at most: the ranking saturates there. */
  frequencies: string;
}

/** Path, area, rank, file of its texts, then its sections, the opening first. */
type PageEntry = [
  path: string,
  area: number,
  rank: number,
  texts: string,
  ...sections: SectionEntry[],
];
type SectionEntry = [heading: string, anchor?: string, level?: 2 | 3];

/** A section as the engine knows it; its text is in a file of its page. */
export interface Section {
  objectID: string;
  /** From the root of the site, with the anchor. */
  path: string;
  anchor: string | null;
  type: RecordType;
  area: string;
  /** Title of the page, then headings down to its own. */
  headings: string[];
  rank: number;
  page: number;
  /** Place among the sections of its page. */
  position: number;
}

/** The terms of a field: for each term, how often each section holds it. */
export interface FieldTerms {
  lengths: number[];
  frequencies: Map<string, Posting>;
}

/** How often a term stands in a section, by the number of the section. */
export type Posting = Record<number, number>;

/** The texts of a page's sections, as its file holds them. */
export type PageTexts = Array<string | null>;

export interface PackedIndex {
  file: IndexFile;
  /** Texts to be written beside it, by the name of their file. */
  texts: Map<string, PageTexts>;
}

const MOST_FREQUENT = 4;
const MOST_SHARED = 9;

/**
 * Packs the records of one language.
 *
 * @param hash gives a short name for a content
 * @throws when there is no record
 */
export function packIndex(
  records: SearchRecord[],
  synonyms: SynonymGroup[],
  hash: (content: string) => string,
): PackedIndex {
  const [first] = records;
  if (!first) {
    throw new Error('There is no record to make an index of.');
  }
  const analyser = createAnalyser(first.language);
  const isContent = (term: string) => !analyser.isStopWord(term);
  const byPage = groupByPage(records);
  const ordered = byPage.flat();
  const areas = [...new Set(ordered.map(({hierarchy}) => hierarchy.lvl0))];
  const texts = new Map<string, PageTexts>();
  const pages = byPage.map((sections): PageEntry => {
    const opening = sections[0] as SearchRecord;
    const pageTexts = sections.map(({content}) => content);
    const name = hash(JSON.stringify(pageTexts));
    texts.set(name, pageTexts);
    return [
      new URL(opening.url_without_anchor).pathname,
      areas.indexOf(opening.hierarchy.lvl0),
      opening.weight.pageRank,
      name,
      ...sections.map(sectionEntry),
    ];
  });
  const packed = {
    format: FORMAT,
    language: first.language,
    docusaurus_tag: first.docusaurus_tag,
    version: first.version,
    synonyms,
    areas,
    pages,
    content: packField(ordered.map(({content}) => analyser.terms(content ?? '').filter(isContent))),
    labels: packField(
      ordered.map(({labels}) =>
        labels.flatMap((label) => [
          ...analyser.terms(label).filter(isContent),
          ...analyser.phrasesOf(label),
        ]),
      ),
    ),
  } as const;
  return {file: {...packed, id: hash(JSON.stringify(packed))}, texts};
}

function groupByPage(records: SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? [];
    page.push(record);
    pages.set(record.url_without_anchor, page);
  }
  return [...pages.values()];
}

function sectionEntry({type, anchor, hierarchy}: SearchRecord): SectionEntry {
  return type === 'lvl1'
    ? [hierarchy.lvl1]
    : [hierarchy[type] ?? '', anchor ?? '', type === 'lvl2' ? 2 : 3];
}

/** @param sections the terms of each section */
function packField(sections: string[][]): PackedField {
  const postings = new Map<string, Map<number, number>>();
  sections.forEach((terms, section) => {
    for (const term of terms) {
      const posting = postings.get(term) ?? new Map<number, number>();
      posting.set(section, (posting.get(section) ?? 0) + 1);
      postings.set(term, posting);
    }
  });
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const gaps: number[] = [];
  const frequencies: number[] = [];
  for (const [, posting] of sorted) {
    gaps.push(posting.size);
    let last = -1;
    for (const [section, frequency] of posting) {
      gaps.push(section - last - 1);
      frequencies.push(Math.min(frequency, MOST_FREQUENT));
      last = section;
    }
  }
  return {
    lengths: packNumbers(sections.map(({length}) => length)),
    terms: packTerms(sorted.map(([term]) => term)),
    sections: packNumbers(gaps),
    frequencies: packNumbers(frequencies),
  };
}

function packTerms(terms: string[]): string {
  let last = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < last.length && term[shared] === last[shared]) {
        shared += 1;
      }
      last = term;
      return shared + term.slice(shared);
    })
    .join(' ');
}

function unpackTerms(packed: string): string[] {
  let last = '';
  return packed.split(' ').map((entry) => {
    last = last.slice(0, Number(entry[0])) + entry.slice(1);
    return last;
  });
}

/** What an index file holds. */
export interface UnpackedIndex {
  sections: Section[];
  content: FieldTerms;
  labels: FieldTerms;
}

/** What an index file holds, ready for the engine. @throws when it is no index of this format */
export function unpackIndex(file: IndexFile): UnpackedIndex {
  if (file.format !== FORMAT) {
    throw new Error(`The index has format ${String(file.format)}: expected ${FORMAT}.`);
  }
  return {
    sections: unpackSections(file),
    content: unpackField(file.content),
    labels: unpackField(file.labels),
  };
}

function unpackSections({pages, areas, language}: IndexFile): Section[] {
  return pages.flatMap(([path, area, rank, , ...entries], page) => {
    const title = entries[0]?.[0] ?? '';
    let parent = '';
    return entries.map(([heading, anchor = '', level], position): Section => {
      parent = level === 2 ? heading : parent;
      const address = anchor ? `${path}#${anchor}` : path;
      return {
        objectID: `${language}:${address}`,
        path: address,
        anchor: anchor || null,
        type: level === undefined ? 'lvl1' : `lvl${level}`,
        area: areas[area] ?? '',
        headings:
          level === undefined ? [title] : level === 2 ? [title, heading] : [title, parent, heading],
        rank,
        page,
        position,
      };
    });
  });
}

function unpackField(field: PackedField): FieldTerms {
  const gaps = unpackNumbers(field.sections);
  const counts = unpackNumbers(field.frequencies);
  const frequencies = new Map<string, Posting>();
  let gap = 0;
  let count = 0;
  for (const term of unpackTerms(field.terms)) {
    const posting: Posting = {};
    let section = -1;
    for (let left = gaps[gap++] ?? 0; left > 0; left -= 1) {
      section += (gaps[gap++] ?? 0) + 1;
      posting[section] = counts[count++] ?? 1;
    }
    frequencies.set(term, posting);
  }
  return {lengths: unpackNumbers(field.lengths), frequencies};
}
