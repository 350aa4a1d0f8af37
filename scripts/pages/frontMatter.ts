import {stringify} from 'yaml';

const frontMatter = /^---\r?\n([^]*?)^---/m;

/** A page with one text of its front matter set, in its place, or at the top when it had none. */
export function withValue(page: string, key: string, value: string): string {
  const line = `${key}: ${asYaml(value)}`;
  return page.replace(frontMatter, (block) => {
    const known = new RegExp(`^${key}:.*$`, 'm');
    return known.test(block)
      ? block.replace(known, () => line)
      : block.replace(/(?<=^---\r?\n)/, () => `${line}\n`);
  });
}

/** A text as a value of YAML, in quotes where it needs them. */
export function asYaml(value: string): string {
  return stringify(value, {singleQuote: true, lineWidth: 0}).trim();
}
