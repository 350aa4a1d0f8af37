import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {parse} from 'yaml';

/** The Markdown of a page, as the site publishes it. */
export interface Twin {
  title: string;
  /** Public address of the page. */
  address: string;
  language: string;
  /** Label of the version. */
  version: string;
  /** Day of the last change; empty when it is not known. */
  date: string;
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
export function readTwin(markdown: string): Twin {
  const [whole, yaml] = /^---\r?\n([^]*?)\r?\n---\r?\n/.exec(markdown) ?? [];
  const facts: unknown = yaml === undefined ? undefined : parse(yaml, {schema: 'failsafe'});
  if (whole === undefined || typeof facts !== 'object' || facts === null) {
    throw new Error('A page has no front matter in its Markdown.');
  }
  const read = (key: string) => {
    const value = (facts as Record<string, unknown>)[key];
    return typeof value === 'string' ? value : '';
  };
  const text = markdown.slice(whole.length).trim();
  return {
    title: read('title'),
    address: read('address'),
    language: read('language'),
    version: read('version'),
    date: read('date'),
    text,
    blocks: fromMarkdown(text).children.map((node) => ({
      start: node.position!.start.offset!,
      depth: node.type === 'heading' ? node.depth : Infinity,
      anchors: anchorsIn(node),
    })),
  };
}

/** The anchors of a page, in the order in which they stand. */
export function anchorsOf({blocks}: Twin): string[] {
  return blocks.flatMap(({anchors}) => anchors);
}

/**
 * A section of a page, with the sections inside it: the one whose heading has an anchor, or in which
 * the anchor stands.
 *
 * @returns nothing when the page has no such anchor
 */
export function sectionOf({text, blocks}: Twin, anchor: string): string | undefined {
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
