export interface MarkdownPage {
  /** YAML without the `---` lines. */
  frontMatter: string;
  text: string;
}

/** @throws if there's no front matter */
export function readMarkdownPage(markdown: string): MarkdownPage {
  const [header, frontMatter] = /^---\r?\n([^]*?)\r?\n---\r?\n/.exec(markdown) ?? [];
  if (header === undefined || frontMatter === undefined) {
    throw new Error('The Markdown of a page has no front matter.');
  }
  return {frontMatter, text: markdown.slice(header.length).trim()};
}

/** Returns the anchors of headings and of other blocks. */
export function anchorsOf(text: string): string[] {
  return Array.from(text.matchAll(/<a id="([^"]+)"><\/a>/g), ([, id]) => id!);
}

/** Headings have an anchor, unlike comments in code. */
const heading = /^(#+) <a id="/gm;

/** Returns the section that contains an anchor, with its subsections. */
export function sectionOf(text: string, anchor: string): string | undefined {
  const at = text.indexOf(`<a id="${anchor}"></a>`);
  if (at === -1) {
    return undefined;
  }
  const headings = Array.from(text.matchAll(heading), ({1: hashes, index}) => ({
    start: index,
    depth: hashes!.length,
  }));
  const {start, depth} = headings.findLast((one) => one.start <= at) ?? {start: 0, depth: Infinity};
  const next = headings.find((one) => one.start > start && one.depth <= depth);
  return text.slice(start, next?.start).trim();
}
