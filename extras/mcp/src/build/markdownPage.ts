export interface MarkdownPage {
  /** YAML without the `---` lines. */
  frontMatter: string;
  text: string;
  /** Headings, and other lines with anchors. */
  marks: Mark[];
}

interface Mark {
  /** Offset in characters. */
  start: number;
  /** Heading level; `Infinity` for other lines. */
  depth: number;
  anchors: string[];
}

/** Also in block quotes and list items. Backticks after the first ones mean inline code. */
const fencePattern = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?!.*`)|~{3,})(.*)/;

/** @throws if there's no front matter */
export function readMarkdownPage(markdown: string): MarkdownPage {
  const [header, frontMatter] = /^---\r?\n([^]*?)\r?\n---\r?\n/.exec(markdown) ?? [];
  if (header === undefined || frontMatter === undefined) {
    throw new Error('The Markdown of a page has no front matter.');
  }
  const text = markdown.slice(header.length).trim();
  const marks: Mark[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const [, ticks, info = ''] = fencePattern.exec(line) ?? [];
    if (fence === undefined) {
      const depth = /^#+(?= )/.exec(line)?.[0].length ?? Infinity;
      const anchors = Array.from(line.matchAll(/<a id="([^"]+)">/g), ([, id]) => id!);
      if (depth < Infinity || anchors.length > 0) {
        marks.push({start, depth, anchors});
      }
      fence = ticks;
    } else if (ticks?.startsWith(fence) && info.trim() === '') {
      fence = undefined;
    }
    start += line.length + 1;
  }
  return {frontMatter, text, marks};
}

export function anchorsOf({marks}: MarkdownPage): string[] {
  return marks.flatMap(({anchors}) => anchors);
}

/** Returns the section that contains an anchor, with its subsections. */
export function sectionOf({text, marks}: MarkdownPage, anchor: string): string | undefined {
  const at = marks.findIndex(({anchors}) => anchors.includes(anchor));
  if (at === -1) {
    return undefined;
  }
  const first = marks.findLastIndex(({depth}, index) => depth < Infinity && index <= at);
  const {start = 0, depth = Infinity} = marks[first] ?? {};
  const next = marks.slice(first + 1).find((mark) => mark.depth <= depth && mark.depth < Infinity);
  return text.slice(start, next?.start).trim();
}
