import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** The Markdown of a page, as the site publishes it. */
export interface MarkdownPage {
  /** Its front matter, in YAML: `title`, the public `address`, `language` and so on, a line each. */
  facts: string;
  text: string;
  /** What the text consists of: headings, paragraphs and so on. */
  blocks: Block[];
}

/** A block of a page. Code is one of its own: its lines may look like headings. */
interface Block {
  /** Where it begins, in characters. */
  start: number;
  /** Of a heading, 1 is the title of the page; of any other block, infinity. */
  depth: number;
  anchors: string[];
}

/** @throws when a file is no Markdown of a page */
export function readMarkdownPage(markdown: string): MarkdownPage {
  const [whole, facts] = /^---\r?\n([^]*?)\r?\n---\r?\n/.exec(markdown) ?? [];
  if (whole === undefined || facts === undefined) {
    throw new Error('A page has no front matter in its Markdown.');
  }
  const text = markdown.slice(whole.length).trim();
  return {
    facts,
    text,
    blocks: fromMarkdown(text).children.map((node) => ({
      start: node.position!.start.offset!,
      depth: node.type === 'heading' ? node.depth : Infinity,
      anchors: anchorsIn(node),
    })),
  };
}

/** The anchors of a page, in the order in which they stand. */
export function anchorsOf({blocks}: MarkdownPage): string[] {
  return blocks.flatMap(({anchors}) => anchors);
}

/**
 * A section of a page, with the sections inside it: the one whose heading has an anchor, or in which
 * the anchor stands.
 *
 * @returns nothing when the page has no such anchor
 */
export function sectionOf({text, blocks}: MarkdownPage, anchor: string): string | undefined {
  const at = blocks.findIndex(({anchors}) => anchors.includes(anchor));
  if (at === -1) {
    return undefined;
  }
  const first = blocks.findLastIndex(({depth}, index) => depth < Infinity && index <= at);
  const {start = 0, depth = Infinity} = blocks[first] ?? {};
  const next = blocks
    .slice(first + 1)
    .find((block) => block.depth <= depth && block.depth < Infinity);
  return text.slice(start, next?.start).trim();
}

/** An anchor is an empty link, as the site writes it before the words of a heading. */
function anchorsIn(node: Nodes): string[] {
  return node.type === 'html'
    ? [...node.value.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)
    : 'children' in node
      ? node.children.flatMap(anchorsIn)
      : [];
}
