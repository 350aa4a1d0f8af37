import {parseDocument, type Document} from 'yaml';

const block = /^---(\r?\n)([^]*?)^---\s*$/m;

/** Parses the front matter. */
export function readFrontMatter(text: string): {frontMatter: Document; frontMatterStart: number} {
  const [, lineEnd = '', yaml = ''] = /^---/.test(text) ? (block.exec(text) ?? []) : [];
  return {frontMatter: parseDocument(yaml), frontMatterStart: yaml ? 3 + lineEnd.length : 0};
}

/** Sets a value, in place or at the end. @throws if the page has no front matter */
export function withValue(page: string, key: string, yaml: string): string {
  if (!page.startsWith('---') || !block.test(page)) {
    throw new Error('A page has no front matter: begin it with "---", "title: …" and "---".');
  }
  const line = `${key}: ${yaml}`;
  return page.replace(block, (found, lineEnd: string) => {
    const known = new RegExp(`^${key}:.*?(?=\\r?$)`, 'm');
    return known.test(found)
      ? found.replace(known, () => line)
      : found.replace(/---(?=\s*$)/, () => `${line}${lineEnd}---`);
  });
}

export function withoutValue(page: string, key: string): string {
  const line = new RegExp(`^${key}:.*\\r?\\n`, 'm');
  return page.startsWith('---') ? page.replace(block, (found) => found.replace(line, '')) : page;
}
