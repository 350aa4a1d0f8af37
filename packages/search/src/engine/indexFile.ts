import type {AbsentFeature} from '@guide/content/data';
import {textsFile} from '../dataFiles';
import {unpackField, type PackedField, type Posting} from './packedField';
import type {Section} from './section';
import type {SynonymGroup} from './synonyms';

/** Increment when the layout below changes. */
export const FORMAT = 11;

export interface IndexFile {
  format: typeof FORMAT;
  language: string;
  synonyms: readonly SynonymGroup[];
  pages: PageEntry[];
  labels: PackedField;
  content: PackedField;
  /** In section order. */
  questions: PackedField;
  /** Number of questions of each section. */
  asked: number[];
  /** `related` contains ids of records. */
  absent: readonly Omit<AbsentFeature, 'id'>[];
}

/** `texts` is the hash of the file of page texts. The first section is the opening. */
export type PageEntry = [
  path: string,
  area: string,
  rank: number,
  unlisted: boolean,
  texts: string,
  ...sections: SectionEntry[],
];

export type SectionEntry = [
  heading: string,
  anchor?: string,
  level?: 2 | 3 | 4,
  operation?: string,
];

export interface UnpackedIndex {
  sections: Section[];
  content: Posting[];
  labels: Posting[];
  questions: Posting[];
  /** Section of each question. */
  questionSections: number[];
}

/** @throws if the format isn't supported */
export function unpackIndex(file: IndexFile): UnpackedIndex {
  if (file.format !== FORMAT) {
    throw new Error(
      `Search index format ${String(file.format)} isn’t supported: expected ${FORMAT}. Rebuild the site.`,
    );
  }
  const content = unpackField(file.content);
  const withText = new Set(content.flatMap(({documents}) => [...documents]));
  const sections = unpackSections(file);
  sections.forEach((section, index) => (section.hasText = withText.has(index)));
  return {
    sections,
    content,
    labels: unpackField(file.labels),
    questions: unpackField(file.questions),
    questionSections: file.asked.flatMap((count, section) => Array<number>(count).fill(section)),
  };
}

function unpackSections({pages, language}: IndexFile): Section[] {
  return pages.flatMap(([pagePath, area, rank, unlisted, texts, ...entries], page) => {
    const headings: string[] = [];
    return entries.map(([heading, anchor, below, operation], position): Section => {
      const level = below ?? 1;
      headings.splice(level - 1, Infinity, heading);
      const path = anchor ? `${pagePath}#${anchor}` : pagePath;
      return {
        objectID: `${language}:${path}`,
        path,
        type: `lvl${level}`,
        area,
        headings: headings.filter(Boolean),
        operation,
        rank,
        unlisted,
        page,
        textsFile: textsFile(texts),
        position,
        hasText: false,
      };
    });
  });
}
