export interface IndexLink {
  address: string;
  title: string;
  description?: string;
}

export interface IndexPage extends IndexLink {
  area: string;
}

/**
 * Returns `llms.txt`: pages by area, in sidebar order.
 *
 * @param optional unlisted pages, other languages and versions
 * @see https://llmstxt.org
 */
export function llmsText(
  {title, summary}: {title: string; summary: string},
  pages: readonly IndexPage[],
  optional: readonly IndexLink[],
): string {
  const areas = new Map<string, IndexLink[]>();
  for (const page of pages) {
    areas.set(page.area, [...(areas.get(page.area) ?? []), page]);
  }
  return [
    `# ${title}`,
    `> ${summary}`,
    ...[...areas].map(([area, links]) => section(area, links)),
    // The specification requires this heading, also in other languages.
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
