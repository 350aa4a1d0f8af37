import type {Highlighted} from '../../highlight';
import type {SearchRecord} from '../../record';
import {openIndex, type Engine} from '../engine';
import type {IndexFile} from '../indexFile';
import {packIndex, type UserVocabulary} from '../packIndex';

interface SectionInput {
  path: string;
  area?: string;
  headings: string[];
  operation?: string;
  content?: string;
  labels?: string[];
  questions?: string[];
  rank?: number;
  unlisted?: boolean;
}

export function records(language: string, parts: SectionInput[]): SearchRecord[] {
  return parts.map((part, position) => {
    const {path, area = 'Area', headings, content = null, rank = 100, unlisted = false} = part;
    const [page = path, anchor = null] = path.split('#');
    const [lvl1 = '', lvl2 = null, lvl3 = null, lvl4 = null] = headings;
    const level = headings.length as 1 | 2 | 3 | 4;
    return {
      objectID: `${language}:${path}`,
      type: `lvl${level}`,
      url: `https://docs.example.com${path}`,
      url_without_anchor: `https://docs.example.com${page}`,
      pageId: page.replaceAll('/', ''),
      anchor,
      hierarchy: {lvl0: area, lvl1, lvl2, lvl3, lvl4},
      ...(part.operation && {operation: part.operation}),
      content,
      labels: part.labels ?? [],
      questions: part.questions ?? [],
      unlisted,
      language,
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: rank, level: 100 - 10 * level, position},
    };
  });
}

export function indexOf(language: string, parts: SectionInput[], words: UserVocabulary = {}) {
  const {file, texts} = packIndex(records(language, parts), words);
  return {file: JSON.parse(JSON.stringify(file)) as IndexFile, texts};
}

/** Opens an index with its texts loaded. */
export function openPacked(...args: Parameters<typeof indexOf>): Engine {
  const {file, texts} = indexOf(...args);
  const engine = openIndex(file);
  engine.sections.forEach((section) => (section.text = texts[section.page]![1][section.position]));
  return engine;
}

export function inBrackets(parts: Highlighted | null | undefined): string | undefined {
  return parts?.map(({text, match}) => (match ? `[${text}]` : text)).join('');
}
