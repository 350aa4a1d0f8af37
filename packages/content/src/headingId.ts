/**
 * Returns a regular expression source that matches a heading id in both syntaxes of Docusaurus:
 * `{#id}`, and as of 3.10 also an MDX comment.
 */
export function headingIdSource(id: string): string {
  return String.raw`\{(?:/\*\s*)?#${id}(?:\s*\*/)?\}`;
}
