import {checkFormat, type IndexFile, type IndexSupplement} from './indexFile';
import {unpackField, unpackNumbers} from './packedField';
import type {Section} from './section';

/** What an index file holds. */
export interface UnpackedIndex {
  sections: Section[];
  /** The terms of each section's text, and of the labels that it names. */
  content: string[][];
  labels: string[][];
  /** The terms of each of its questions. */
  questions: string[][][];
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
