import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import {parseDocument, type Document} from 'yaml';

/** The text of a page, and what is in it. */
export interface ParsedPage {
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

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** `## Heading {#id}`: MDX would read an expression. */
const headingId = /^(?<before>#{1,6} .*?)(?<mark>\s*\{#(?<id>[^}]*)\}\s*)$/;

/** Reads a page as Docusaurus does. Never throws: a page that is no valid MDX has a `fault`. */
export function parsePage(text: string): ParsedPage {
  const [opening, yaml] = /^---\r?\n(.*?)^---\s*$/ms.exec(text) ?? ['', ''];
  const {plain, headingIds} = takeHeadingIds(text);
  const parsed = {
    text,
    plain,
    headingIds,
    frontMatter: parseDocument(yaml ?? ''),
    frontMatterStart: opening.indexOf('\n') + 1,
  };
  try {
    return {...parsed, tree: parser.parse(plain)};
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    return {...parsed, tree: {type: 'root', children: []}, fault: error};
  }
}

/** Puts spaces in the place of the ids, so that every other character keeps its place. */
function takeHeadingIds(text: string) {
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
