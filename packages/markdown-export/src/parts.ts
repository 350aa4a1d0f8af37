/** Agents cut off longer pages. */
const MAX_CHARACTERS = 100_000;

export interface PagePart {
  id: string;
  title: string;
  markdown: string;
}

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
    const [, id, title] = /^### <a id="([^"]+)"><\/a>(.*)\n/.exec(section) ?? [];
    if (id === undefined || title === undefined) {
      return section;
    }
    parts.push({id, title, markdown: section});
    return `- [${title}](${urlOf(id)})\n\n`;
  });
  return {markdown: sections.join(''), parts};
}

/** Replaces links to parts by the text of the parts. */
export async function joinParts(
  markdown: string,
  url: string,
  readPart: (url: string) => Promise<string>,
): Promise<string> {
  const folder = pathOf(url).replace(/\.md$/, '/');
  const blocks = markdown.split('\n\n').map((block) => {
    const [, part] = /^- \[.*\]\((\S+\.md)\)$/.exec(block) ?? [];
    return part && pathOf(part).startsWith(folder) ? readPart(part).then(textOf) : block;
  });
  return (await Promise.all(blocks)).join('\n\n');
}

/** Without the front matter and the links to related pages. */
const textOf = (file: string) => file.replace(/^[^]*?(?=^### <a id=")/m, '').trim();

const pathOf = (url: string) => new URL(url, 'https://unused').pathname;
