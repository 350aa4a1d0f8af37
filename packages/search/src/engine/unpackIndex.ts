import {checkFormat, type IndexFile} from './indexFile';
import {unpackField, unpackNumbers, type Posting} from './packedField';
import type {Section} from './section';

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
  checkFormat(file);
  return {
    sections: unpackSections(file),
    content: unpackField(file.content),
    labels: unpackField(file.labels),
    questions: unpackField(file.questions),
    questionSections: unpackNumbers(file.asked).flatMap((count, section) =>
      Array<number>(count).fill(section),
    ),
  };
}

function unpackSections({pages, areas, unlisted, language}: IndexFile): Section[] {
  return pages.flatMap(([path, area, rank, , ...entries], page) => {
    const headings: string[] = [];
    return entries.map(([heading, anchor = '', below], position): Section => {
      const level = below ?? 1;
      headings.splice(level - 1, Infinity, heading);
      const address = anchor ? `${path}#${anchor}` : path;
      return {
        objectID: `${language}:${address}`,
        path: address,
        type: `lvl${level}`,
        area: areas[area] ?? '',
        headings: headings.filter(Boolean),
        rank,
        unlisted: unlisted.includes(page),
        page,
        position,
      };
    });
  });
}
