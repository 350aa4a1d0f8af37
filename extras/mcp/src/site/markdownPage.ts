import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

export interface MarkdownPage {
  /** YAML without the `---` lines. */
  frontMatter: string;
  text: string;
  blocks: Block[];
}

interface Block {
  /** Offset in characters. */
  start: number;
  /** Heading level; `Infinity` for other blocks. */
  depth: number;
  anchors: string[];
}

/** @throws if there's no front matter */
export function readMarkdownPage(markdown: string): MarkdownPage {
  const [header, frontMatter] = /^---\r?\n([^]*?)\r?\n---\r?\n/.exec(markdown) ?? [];
  if (header === undefined || frontMatter === undefined) {
    throw new Error('The Markdown of a page has no front matter.');
  }
  const text = markdown.slice(header.length).trim();
  return {
    frontMatter,
    text,
    blocks: fromMarkdown(text).children.map((node) => ({
      start: node.position!.start.offset!,
      depth: node.type === 'heading' ? node.depth : Infinity,
      anchors: anchorsIn(node),
    })),
  };
}

export function anchorsOf({blocks}: MarkdownPage): string[] {
  return blocks.flatMap(({anchors}) => anchors);
}

/** Returns the section that contains an anchor, with its subsections. */
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

/** Exported headings contain empty `<a id>` elements. */
function anchorsIn(block: Nodes): string[] {
  const anchors: string[] = [];
  // Not recursive: deeply nested blocks would overflow the stack.
  const pending = [block];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'html') {
      anchors.push(...Array.from(node.value.matchAll(/<a id="([^"]+)">/g), ([, id]) => id!));
    } else if ('children' in node) {
      pending.push(...node.children.toReversed());
    }
  }
  return anchors;
}
