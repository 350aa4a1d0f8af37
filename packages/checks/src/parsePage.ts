import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList, type Processor} from 'unified';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import type {Document} from 'yaml';
import {readFrontMatter} from '@guide/content';

/** The text of a page, and what is in it. */
export interface ParsedPage {
  /** Its lines end with `\n`, whatever the file has. */
  text: string;
  /** The text with spaces in the place of the ids of its headings: what MDX reads. */
  plain: string;
  /** Its Markdown tree; positions are those of the text. Empty when the page is no valid MDX. */
  tree: Root;
  /** Its front matter; ranges are offsets from `frontMatterStart`. */
  frontMatter: Document;
  /** Offset of the first character after the opening `---`. */
  frontMatterStart: number;
  /** The explicit ids of its headings, `{#id}`, by line. */
  headingIds: Map<number, {id: string; column: number}>;
  /** Why it is no valid MDX. */
  fault?: VFileMessage;
}

/** Has remark read a page as Docusaurus does, and write it as it was. */
export const pageSyntax: PluggableList = [
  remarkMdx,
  remarkFrontmatter,
  remarkGfm,
  remarkDirective,
  headingIdSyntax,
];

const reader = unified().use(remarkParse).use(pageSyntax).freeze();

/** `## Heading {#id}`: MDX would read an expression. */
const headingId = /^(?<before>#{1,6} .*?)(?<mark>\s*\{#(?<id>[^}]*)\}\s*)$/;

/** Reads a page as Docusaurus does. Never throws: a page that is no valid MDX has a `fault`. */
export function parsePage(text: string): ParsedPage {
  const file = new VFile(text);
  return toParsedPage(file, reader.parse(file) as Root);
}

/** The page of a file that remark has read into a tree. */
export function toParsedPage(file: VFile, tree: Root): ParsedPage {
  const text = String(file).replaceAll('\r\n', '\n');
  return {
    text,
    ...takeHeadingIds(text),
    tree,
    ...readFrontMatter(text),
    fault: file.data.fault as VFileMessage | undefined,
  };
}

/**
 * Plugin of remark: reads the ids of headings, and leaves a fault to the rules, which say it with a remedy.
 * An editor that formats a page gets back what it gave: a tree without ids would lose them.
 */
function headingIdSyntax(this: Processor): void {
  const parse = this.parser as (text: string, file: VFile) => Root;
  this.parser = (text: string, file: VFile): Root => {
    try {
      return parse(takeHeadingIds(text.replaceAll('\r\n', '\n')).plain, file);
    } catch (error) {
      if (!(error instanceof VFileMessage)) {
        throw error;
      }
      file.data.fault = error;
      return {type: 'root', children: []};
    }
  };
  this.compiler = (_: unknown, file: VFile) => String(file);
}

/** Puts spaces in the place of the ids, so that every other character keeps its place. */
function takeHeadingIds(text: string): Pick<ParsedPage, 'plain' | 'headingIds'> {
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
    const {before, mark: written, id} = groups as Record<string, string>;
    headingIds.set(index + 1, {id: id!, column: line.indexOf('{#', before!.length) + 1});
    return before! + ' '.repeat(written!.length);
  });
  return {plain: lines.join('\n'), headingIds};
}
