import type {SearchRecord} from '../../records/record';
import {packIndex, type IndexFile} from '../indexFile';
import type {SynonymGroup} from '../synonyms';

interface Part {
  path: string;
  area?: string;
  headings: string[];
  content?: string;
  labels?: string[];
  rank?: number;
}

/** Records of one language from the little that a test cares about. */
export function records(language: string, parts: Part[]): SearchRecord[] {
  return parts.map(
    ({path, area = 'Area', headings, content, labels = [], rank = 100}, position) => {
      const [page = path, anchor = null] = path.split('#');
      const level = headings.length;
      return {
        objectID: `${language}:${path}`,
        type: `lvl${level as 1 | 2 | 3}`,
        url: `https://docs.example.com${path}`,
        url_without_anchor: `https://docs.example.com${page}`,
        anchor,
        hierarchy: {
          lvl0: area,
          lvl1: headings[0] ?? '',
          lvl2: headings[1] ?? null,
          lvl3: headings[2] ?? null,
        },
        content: content ?? null,
        labels,
        language,
        docusaurus_tag: 'docs-default-current',
        version: 'current',
        weight: {pageRank: rank, level: 100 - 10 * level, position},
      };
    },
  );
}

/** An index as a browser would read it. */
export function indexOf(
  language: string,
  parts: Part[],
  synonyms: SynonymGroup[] = [],
): {file: IndexFile; texts: ReturnType<typeof packIndex>['texts']} {
  const hash = (content: string) => `h${content.length}`;
  const {file, texts} = packIndex(records(language, parts), synonyms, hash);
  return {file: JSON.parse(JSON.stringify(file)) as IndexFile, texts};
}
