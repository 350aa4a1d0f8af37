import type {RecordType, SearchRecord} from '../records/record';
import {createAnalyser} from './analyser';
import {packField, unpackField, type PackedField} from './packedField';
import type {SynonymGroup} from './synonyms';

/** Raised when the layout below changes, so that an old index is never read by a new engine. */
const FORMAT = 2;

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
  pages: PageEntry[];
  content: PackedField;
  labels: PackedField;
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
  page: number;
  /** Place among the sections of its page. */
  position: number;
}

/** The texts of a page's sections, as its file holds them. */
export type PageTexts = Array<string | null>;

export interface PackedIndex {
  file: IndexFile;
  /** Texts to be written beside it, by the name of their file. */
  texts: Map<string, PageTexts>;
}

/**
 * Packs the records of one language, each page's opening before its sections.
 *
 * @param hash gives a short name for a content
 * @throws when there is no record
 */
export function packIndex(
  records: SearchRecord[],
  synonyms: readonly SynonymGroup[],
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
  const packed = {
    format: FORMAT,
    language: first.language,
    docusaurus_tag: first.docusaurus_tag,
    version: first.version,
    synonyms,
    areas,
    pages,
    content: packField(records.map(({content}) => analyser.terms(content ?? '').filter(isContent))),
    labels: packField(
      records.map(({labels}) =>
        labels.flatMap((label) => [
          ...analyser.terms(label).filter(isContent),
          ...analyser.phrases(label),
        ]),
      ),
    ),
  } as const;
  return {file: {...packed, id: hash(JSON.stringify(packed))}, texts};
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
}

/** What an index file holds, ready for the engine. @throws when it is no index of this format */
export function unpackIndex(file: IndexFile): UnpackedIndex {
  if (file.format !== FORMAT) {
    throw new Error(`The index has format ${String(file.format)}: expected ${FORMAT}.`);
  }
  const sections = unpackSections(file);
  return {
    sections,
    content: unpackField(file.content, sections.length),
    labels: unpackField(file.labels, sections.length),
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
