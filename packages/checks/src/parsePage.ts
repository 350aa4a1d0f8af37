import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList, type Processor} from 'unified';
import {VFile} from 'vfile';
import type {Document} from 'yaml';
import {headingIdSource, readFrontMatter} from '@guide/content';

/** A message of the MDX parser. */
type SyntaxFault = VFile['messages'][number];

export interface ParsedPage {
  /** Normalised with `normalizeText`. */
  text: string;
  /** Text with spaces instead of heading ids, as passed to MDX. */
  plain: string;
  /** Empty if the MDX is invalid. */
  tree: Root;
  /** Ranges are relative to `frontMatterStart`. */
  frontMatter: Document;
  /** Offset after the opening `---`. */
  frontMatterStart: number;
  /** By line. */
  headingIds: Map<number, {id: string; column: number}>;
  syntaxError?: SyntaxFault;
}

/** Remark plugins that parse pages as Docusaurus does. */
export const pageSyntax: PluggableList = [
  remarkMdx,
  remarkFrontmatter,
  remarkGfm,
  remarkDirective,
  headingIdSyntax,
];

const reader = unified().use(remarkParse).use(pageSyntax).freeze();

const headingId = new RegExp(
  String.raw`^(?<before>#{1,6} .*?)(?<space>\s*)${headingIdSource('(?<id>[^}]*?)')}\s*$`,
);

/** Parses a page as Docusaurus does. Stores errors in `syntaxError` instead of throwing. */
export function parsePage(text: string): ParsedPage {
  const file = new VFile(text);
  return toParsedPage(file, reader.parse(file) as Root);
}

/** Removes a byte order mark and converts line endings to `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Adds front matter and heading ids to a tree that was parsed with `pageSyntax`. */
export function toParsedPage(file: VFile, tree: Root): ParsedPage {
  const text = normalizeText(String(file));
  return {
    text,
    ...extractHeadingIds(text),
    tree,
    ...readFrontMatter(text),
    syntaxError: file.data.syntaxError as SyntaxFault | undefined,
  };
}

/**
 * Removes heading ids before parsing, because MDX would read them as expressions. Its compiler
 * returns the unchanged source, so that formatters keep the ids.
 */
function headingIdSyntax(this: Processor): void {
  const parse = this.parser as (text: string, file: VFile) => Root;
  this.parser = (text: string, file: VFile): Root => {
    try {
      return parse(extractHeadingIds(normalizeText(text)).plain, file);
    } catch (error) {
      if (!(error instanceof Error && 'reason' in error)) {
        throw error;
      }
      file.data.syntaxError = error;
      return {type: 'root', children: []};
    }
  };
  this.compiler = (_: unknown, file: VFile) => String(file);
}

/** Replaces heading ids with spaces, which keeps offsets. */
function extractHeadingIds(text: string): Pick<ParsedPage, 'plain' | 'headingIds'> {
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
