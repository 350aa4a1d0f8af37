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
  return {
    title: read('title'),
    address: read('address'),
    language: read('language'),
    version: read('version'),
    date: read('date'),
    text: markdown.slice(whole.length).trim(),
  };
}

/** A heading of a page, by which its section is found. */
export interface Heading {
  anchor: string;
  depth: number;
  /** Where its line begins, in characters. */
  start: number;
}

/** The headings of a page that have an anchor. Code may hold lines that only look like some. */
export function headingsOf(text: string): Heading[] {
  return fromMarkdown(text).children.flatMap((node) => {
    if (node.type !== 'heading') {
      return [];
    }
    const start = node.position!.start.offset!;
    const line = text.slice(start, node.position!.end.offset);
    const anchor = /\{#([^{}\s]+)\}\s*$/.exec(line)?.[1];
    return anchor === undefined ? [] : [{anchor, depth: node.depth, start}];
  });
}

/** A section of a page, by the anchor of its heading, with the sections inside it; nothing when there is none. */
export function sectionOf(text: string, anchor: string): string | undefined {
  const headings = headingsOf(text);
  const at = headings.findIndex((heading) => heading.anchor === anchor);
  const found = headings[at];
  if (!found) {
    return undefined;
  }
  const next = headings.slice(at + 1).find(({depth}) => depth <= found.depth);
  return text.slice(found.start, next?.start).trim();
}
