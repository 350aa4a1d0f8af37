import type {AbsentEntry} from './absent';
import type {PackedField} from './packedField';
import type {SynonymGroup} from './synonyms';

/** Increment when the layout below changes. */
export const FORMAT = 8;

export interface IndexFile {
  format: typeof FORMAT;
  /** Content hash. */
  id: string;
  language: string;
  version: string;
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
  absent: readonly AbsentEntry[];
}

/** `texts` is the hash of the file of page texts. The first section is the opening. */
export type PageEntry = [
  path: string,
  area: number,
  rank: number,
  texts: string,
  ...sections: SectionEntry[],
];
export type SectionEntry = [heading: string, anchor?: string, level?: 2 | 3 | 4];

/** @throws if the index has another format */
export function checkFormat(file: IndexFile): void {
  if (file.format !== FORMAT) {
    throw new Error(
      `Search index format ${String(file.format)} isn’t supported: expected ${FORMAT}. Rebuild the site.`,
    );
  }
}
