/** Matches a heading id in both syntaxes of Docusaurus: `{#id}`, and as of 3.10 an MDX comment. */
export function headingIdSource(id: string): string {
  return String.raw`\{(?:/\*\s*)?#${id}(?:\s*\*/)?\}`;
}
