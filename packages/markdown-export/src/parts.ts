/** Agents cut off longer pages. */
const MAX_CHARACTERS = 100_000;

export interface PagePart {
  id: string;
  title: string;
  markdown: string;
}

/**
 * Splits a long page: each section of the third level becomes a part, and the page links to it.
 *
 * @param addressOf returns the absolute URL of a part
 */
export function splitPage(
  markdown: string,
  addressOf: (id: string) => string,
): {markdown: string; parts: PagePart[]} {
  if (markdown.length <= MAX_CHARACTERS) {
    return {markdown, parts: []};
  }
  const parts: PagePart[] = [];
  const sections = markdown.split(/^(?=#{2,3} <a id=")/m).map((section) => {
    const [, id, title] = /^### <a id="([^"]+)"><\/a>(.*)\n/.exec(section) ?? [];
    if (id === undefined || title === undefined) {
      return section;
    }
    parts.push({id, title, markdown: section});
    return `- [${title}](${addressOf(id)})\n\n`;
  });
  return {markdown: sections.join(''), parts};
}

/**
 * Replaces the links to the parts of a page by their text.
 *
 * @param address URL of the page's Markdown
 * @param readPart returns the text of a part, without front matter
 */
export async function joinParts(
  markdown: string,
  address: string,
  readPart: (address: string) => Promise<string>,
): Promise<string> {
  const folder = address.replace(/\.md$/, '/');
  const blocks = markdown.split('\n\n').map((block) => {
    const [, part] = /^- \[.*\]\((\S+\.md)\)$/.exec(block) ?? [];
    return part?.startsWith(folder) ? readPart(part) : block;
  });
  return (await Promise.all(blocks)).join('\n\n');
}
