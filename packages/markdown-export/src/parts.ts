/** Agents cut off longer pages. */
const MAX_CHARACTERS = 100_000;

export interface PagePart {
  id: string;
  title: string;
  /** Without the heading. */
  markdown: string;
}

/** Follows the hashes of headings, but not of comments in code. */
const headingAnchor = '(?= <a id=")';

/** Moves the sections of the third level of a long page to parts, linked from the page. */
export function splitPage(
  markdown: string,
  urlOf: (id: string) => string,
): {markdown: string; parts: PagePart[]} {
  if (markdown.length <= MAX_CHARACTERS) {
    return {markdown, parts: []};
  }
  const parts: PagePart[] = [];
  const sections = markdown.split(/^(?=#{2,3} <a id=")/m).map((section) => {
    const [heading, id, title] = /^### <a id="([^"]+)"><\/a>(.*)\n/.exec(section) ?? [];
    if (heading === undefined || id === undefined || title === undefined) {
      return section;
    }
    parts.push({id, title, markdown: section.slice(heading.length).trim()});
    return `- [${title}](${urlOf(id)})\n\n`;
  });
  return {markdown: sections.join(''), parts};
}

/** Returns a part as a file, with headings from the first level on. @param related Markdown links */
export function partText({id, markdown}: PagePart, title: string, related: string): string {
  const lifted = markdown.replace(new RegExp(`^##(#+${headingAnchor})`, 'gm'), '$1');
  return `# <a id="${id}"></a>${title}\n\n${related}\n\n${lifted}\n`;
}

/** Replaces links to parts by the text of the parts. */
export async function joinParts(
  markdown: string,
  url: string,
  readPart: (url: string) => Promise<string>,
): Promise<string> {
  const folder = pathOf(url).replace(/\.md$/, '/');
  const blocks = markdown.split('\n\n').map(async (block) => {
    const [, title, part] = /^- \[(.*)\]\((\S+\.md)\)$/.exec(block) ?? [];
    return part && pathOf(part).startsWith(folder)
      ? sectionOf(await readPart(part), title!)
      : block;
  });
  return (await Promise.all(blocks)).join('\n\n');
}

/** Reverses `partText`. */
function sectionOf(file: string, title: string): string {
  // Front matter, heading, links.
  const [, heading, , ...text] = file.trim().split('\n\n');
  const [anchor] = /<a id="[^"]+"><\/a>/.exec(heading!)!;
  const lowered = text.join('\n\n').replace(new RegExp(`^(#+)${headingAnchor}`, 'gm'), '##$1');
  return `### ${anchor}${title}\n\n${lowered}`;
}

const pathOf = (url: string) => new URL(url, 'https://unused').pathname;
