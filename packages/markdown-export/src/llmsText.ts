export interface IndexLink {
  address: string;
  title: string;
  description?: string | undefined;
}

export interface IndexPage extends IndexLink {
  area: string;
}

/** Groups pages by area, in order of appearance. */
export function groupByArea<Page extends IndexPage>(pages: readonly Page[]): Map<string, Page[]> {
  const areas = new Map<string, Page[]>();
  for (const page of pages) {
    areas.set(page.area, [...(areas.get(page.area) ?? []), page]);
  }
  return areas;
}

/**
 * @param optional the whole text, other languages and versions
 * @see https://llmstxt.org
 */
export function llmsText(
  {title, summary}: {title: string; summary: string},
  areas: ReadonlyMap<string, readonly IndexLink[]>,
  optional: readonly IndexLink[],
): string {
  return [
    `# ${title}`,
    `> ${summary}`,
    ...[...areas].map(([area, links]) => section(area, links)),
    // Required by the specification, in English.
    section('Optional', optional),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(heading: string, links: readonly IndexLink[]): string {
  return `## ${heading}\n\n${links.map(item).join('\n')}`;
}

function item({address, title, description}: IndexLink): string {
  const text = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${text}](${address})${description ? `: ${description}` : ''}`;
}
