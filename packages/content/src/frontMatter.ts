import {parseDocument, YAMLParseError, type Document} from 'yaml';

/** At the start of the page, or after a byte order mark, which editors such as Notepad write. */
const block = /(?<![^])\uFEFF?---(\r?\n)([^]*?)^---\s*$/m;

/** Parses the front matter. Its errors include aliases that can't be resolved. */
export function readFrontMatter(text: string): {frontMatter: Document; frontMatterStart: number} {
  const [, lineEnd = '', yaml = ''] = block.exec(text) ?? [];
  const frontMatter = parseDocument(yaml);
  try {
    frontMatter.toJS();
  } catch (error) {
    frontMatter.errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', (error as Error).message));
  }
  return {frontMatter, frontMatterStart: yaml ? text.indexOf('---') + 3 + lineEnd.length : 0};
}

/** Sets a value, in place or at the end. @throws if the page has no front matter */
export function withValue(page: string, key: string, yaml: string): string {
  if (!block.test(page)) {
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
  return page.replace(block, (found) => found.replace(line, ''));
}
