import {findSection, type RecordType, type SearchRecord} from '../records/record';
import type {AbsentEntry, AbsentFeature} from './absent';
import {createAnalyser} from './analyser';
import {packField, packNumbers, unpackField, unpackNumbers, type PackedField} from './packedField';
import type {SynonymGroup} from './synonyms';

/** Raised when the layout below changes, so that an old index is never read by a new engine. */
const FORMAT = 4;

/** The embedded index of a language, as the build writes it. Terms of headings are made when it is read. */
export interface IndexFile {
  format: typeof FORMAT;
  /** Another one for each content: by it a newer index is known. */
  id: string;
  language: string;
  docusaurus_tag: string;
  version: string;
  synonyms: readonly SynonymGroup[];
  areas: string[];
  /** Pages that menus do not have, by their place. */
  unlisted: number[];
  pages: PageEntry[];
  labels: PackedField;
  /** The terms of each question, the sections one after the other. */
  questions: PackedField;
  /** How many questions each section has. */
  asked: string;
  /** The name of its supplement, which is fetched after it. */
  supplement: string;
}

/** What an index has besides: first answers do without it. */
export interface IndexSupplement {
  /** The terms of the texts. */
  content: PackedField;
  absent: readonly AbsentEntry[];
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
  type: RecordType;
  area: string;
  /** Title of the page, then headings down to its own. */
  headings: string[];
  rank: number;
  /** Whether menus do not have its page. */
  unlisted: boolean;
  page: number;
  /** Place among the sections of its page. */
  position: number;
}

/** The texts of a page's sections, as its file holds them. */
export type PageTexts = Array<string | null>;

/** What is known of the words of a language beside the records. */
export interface SearchWords {
  synonyms?: readonly SynonymGroup[] | undefined;
  absent?: readonly AbsentFeature[] | undefined;
}

export interface PackedIndex {
  file: IndexFile;
  supplement: IndexSupplement;
  /** Texts to be written beside it, by the name of their file. */
  texts: Map<string, PageTexts>;
}

/**
 * Packs the records of one language, each page's opening before its sections.
 *
 * @param words what is known beside the records
 * @param hash gives a short name for a content
 * @throws when there is no record
 */
export function packIndex(
  records: SearchRecord[],
  {synonyms = [], absent = []}: SearchWords,
  hash: (content: string) => string,
): PackedIndex {
  const [first] = records;
  if (!first) {
    throw new Error('There is no record to make an index of.');
  }
  const analyser = createAnalyser(first.language);
  const isContent = (term: string) => !analyser.isStopWord(term);
  const byPage: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      byPage.push([record]);
    } else {
      byPage.at(-1)?.push(record);
    }
  }
  const areas = [...new Set(records.map(({hierarchy}) => hierarchy.lvl0))];
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
  const supplement: IndexSupplement = {
    content: packField(records.map(({content}) => analyser.terms(content ?? '').filter(isContent))),
    absent: absent.map((feature) => absentEntry(feature, records)),
  };
  const questions = records.map((record) =>
    record.questions.map((question) => [...new Set(analyser.terms(question))].filter(isContent)),
  );
  const packed = {
    format: FORMAT,
    language: first.language,
    docusaurus_tag: first.docusaurus_tag,
    version: first.version,
    synonyms,
    areas,
    unlisted: byPage.flatMap(([opening], page) => (opening!.unlisted ? [page] : [])),
    pages,
    labels: packField(
      records.map(({labels}) =>
        labels.flatMap((label) => [
          ...analyser.terms(label).filter(isContent),
          ...analyser.phrases(label),
        ]),
      ),
    ),
    questions: packField(questions.flat()),
    asked: packNumbers(questions.map(({length}) => length)),
    supplement: hash(JSON.stringify(supplement)),
  } as const;
  return {file: {...packed, id: hash(JSON.stringify(packed))}, supplement, texts};
}

/** Names the sections to see by their ids. Those of a page that this version has not got are left out. */
function absentEntry(
  {asked, says, instead, see}: AbsentFeature,
  records: SearchRecord[],
): AbsentEntry {
  return {
    asked,
    says,
    instead,
    see: see.flatMap((id) => findSection(records, id)?.objectID ?? []),
  };
}

function sectionEntry({type, anchor, hierarchy}: SearchRecord): SectionEntry {
  return type === 'lvl1'
    ? [hierarchy.lvl1]
    : [hierarchy[type] ?? '', anchor ?? '', type === 'lvl2' ? 2 : 3];
}

/** What an index file holds. */
export interface UnpackedIndex {
  sections: Section[];
  /** The terms of each section's text, and of the labels that it names. */
  content: string[][];
  labels: string[][];
  /** The terms of each of its questions. */
  questions: string[][][];
}

/** @throws when a file is no index of this format */
export function checkFormat(file: IndexFile): void {
  if (file.format !== FORMAT) {
    throw new Error(`The index has format ${String(file.format)}: expected ${FORMAT}.`);
  }
}

/**
 * What an index file holds, ready for the engine.
 *
 * @param supplement where it has come
 * @throws when it is no index of this format
 */
export function unpackIndex(file: IndexFile, supplement?: IndexSupplement): UnpackedIndex {
  checkFormat(file);
  const sections = unpackSections(file);
  return {
    sections,
    content: supplement ? unpackField(supplement.content, sections.length) : sections.map(() => []),
    labels: unpackField(file.labels, sections.length),
    questions: unpackQuestions(file),
  };
}

function unpackQuestions({questions, asked}: IndexFile): string[][][] {
  const counts = [...unpackNumbers(asked)];
  const terms = unpackField(
    questions,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return counts.map((count) => terms.splice(0, count));
}

function unpackSections({pages, areas, unlisted, language}: IndexFile): Section[] {
  return pages.flatMap(([path, area, rank, , ...entries], page) => {
    const title = entries[0]?.[0] ?? '';
    let parent = '';
    return entries.map(([heading, anchor = '', level], position): Section => {
      parent = level === 2 ? heading : parent;
      const address = anchor ? `${path}#${anchor}` : path;
      return {
        objectID: `${language}:${address}`,
        path: address,
        type: level === undefined ? 'lvl1' : `lvl${level}`,
        area: areas[area] ?? '',
        headings:
          level === undefined ? [title] : level === 2 ? [title, heading] : [title, parent, heading],
        rank,
        unlisted: unlisted.includes(page),
        page,
        position,
      };
    });
  });
}
