import type {AbsentFeature} from '@guide/content/data';
import {textsFile} from '../dataFiles';
import {unpackField, unpackNumbers, type PackedField, type Posting} from './packedField';
import type {Section} from './section';
import type {SynonymGroup} from './synonyms';

/** Increment when the layout below changes. */
export const FORMAT = 10;

export interface IndexFile {
  format: typeof FORMAT;
  language: string;
  synonyms: readonly SynonymGroup[];
  areas: string[];
  /** Indexes in `pages`. */
  unlisted: number[];
  pages: PageEntry[];
  labels: PackedField;
  content: PackedField;
  /** Terms of each question, in section order. */
  questions: PackedField;
  /** Number of questions of each section, packed. */
  asked: string;
  /** `related` contains ids of records. */
  absent: readonly Omit<AbsentFeature, 'id'>[];
}

/** `texts` is the hash of the file of page texts. The first section is the opening. */
export type PageEntry = [
  path: string,
  area: number,
  rank: number,
  texts: string,
  ...sections: SectionEntry[],
];

/** The headings of API operations begin with `operation`, which is omitted from `heading`. */
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
    questionSections: unpackNumbers(file.asked).flatMap((count, section) =>
      Array<number>(count).fill(section),
    ),
  };
}

function unpackSections({pages, areas, unlisted, language}: IndexFile): Section[] {
  return pages.flatMap(([pagePath, area, rank, texts, ...entries], page) => {
    const headings: string[] = [];
    return entries.map(([heading, anchor, below, operation], position): Section => {
      const level = below ?? 1;
      headings.splice(level - 1, Infinity, operation ? `${operation} ${heading}` : heading);
      const path = anchor ? `${pagePath}#${anchor}` : pagePath;
      return {
        objectID: `${language}:${path}`,
        path,
        type: `lvl${level}`,
        area: areas[area] ?? '',
        headings: headings.filter(Boolean),
        operation,
        rank,
        unlisted: unlisted.includes(page),
        page,
        textsFile: textsFile(texts),
        position,
        hasText: false,
      };
    });
  });
}
