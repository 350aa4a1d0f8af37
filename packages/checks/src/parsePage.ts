import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import type {Document} from 'yaml';
import {headingIdSource, readFrontMatter} from '@guide/content';

export interface ParsedPage {
  /** Normalised with `normalizeText`. */
  text: string;
  /** Empty if the MDX is invalid. */
  tree: Root;
  /** Of the MDX parser. */
  syntaxError?: VFile['messages'][number];
  /** Ranges are relative to `frontMatterStart`. */
  frontMatter: Document;
  /** Offset after the opening `---`. */
  frontMatterStart: number;
  /** By line. */
  headingIds: Map<number, {id: string; column: number}>;
}

const parser = unified()
  .use([remarkParse, remarkMdx, remarkFrontmatter, remarkGfm, remarkDirective])
  .freeze();

const headingId = new RegExp(
  String.raw`^(?<before>#{1,6} .*?)(?<space>\s*)${headingIdSource('(?<id>[^}]*?)')}\s*$`,
);

/** Parses a page as Docusaurus does. Stores errors in `syntaxError` instead of throwing. */
export function parsePage(source: string): ParsedPage {
  const text = normalizeText(source);
  const {plain, headingIds} = extractHeadingIds(text);
  return {text, headingIds, ...parseMdx(plain), ...readFrontMatter(text)};
}

/** Removes a byte order mark and converts line endings to `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function parseMdx(text: string): Pick<ParsedPage, 'tree' | 'syntaxError'> {
  try {
    return {tree: parser.parse(text) as Root};
  } catch (error) {
    if (error instanceof Error && 'reason' in error) {
      return {tree: {type: 'root', children: []}, syntaxError: error as ParsedPage['syntaxError']};
    }
    throw error;
  }
}

/** Replaces heading ids, which MDX would read as expressions, with spaces, which keep offsets. */
function extractHeadingIds(text: string) {
  const headingIds: ParsedPage['headingIds'] = new Map();
  let fence: string | undefined;
  const lines = text.split('\n').map((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? undefined : mark;
    }
    const groups = fence ? undefined : headingId.exec(line)?.groups;
    if (!groups) {
      return line;
    }
    const {before, space, id} = groups as Record<string, string>;
    headingIds.set(index + 1, {id: id!, column: before!.length + space!.length + 1});
    return before!.padEnd(line.length);
  });
  return {plain: lines.join('\n'), headingIds};
}
