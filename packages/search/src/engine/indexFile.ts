import type {AbsentEntry} from './absent';
import type {PackedField} from './packedField';
import type {SynonymGroup} from './synonyms';

/** Raised when the layout below changes, so that an old index is never read by a new engine. */
export const FORMAT = 7;

/** The embedded index of a language, as the build writes it. Terms of headings are made when it is read. */
export interface IndexFile {
  format: typeof FORMAT;
  /** Another one for each content: by it a newer index is known. */
  id: string;
  language: string;
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
export type PageEntry = [
  path: string,
  area: number,
  rank: number,
  texts: string,
  ...sections: SectionEntry[],
];
export type SectionEntry = [heading: string, anchor?: string, level?: 2 | 3 | 4];

/** @throws when a file is no index of this format */
export function checkFormat(file: IndexFile): void {
  if (file.format !== FORMAT) {
    throw new Error(`The index has format ${String(file.format)}: expected ${FORMAT}.`);
  }
}
