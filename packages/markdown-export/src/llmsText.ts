/** A link in an index: where to, its words, and what it leads to. */
export interface IndexLink {
  address: string;
  title: string;
  description?: string;
}

/** A page in an index. */
export interface IndexPage extends IndexLink {
  /** The heading under which it stands. */
  area: string;
}

/**
 * The index of a version for language models: its listed pages by area, in the order of the menu.
 *
 * @param optional indexes of other languages and versions, and what is not needed for an overview
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
    // The specification has this heading for what may be left out, in every language.
    section('Optional', optional),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(heading: string, links: readonly IndexLink[]): string {
  return `## ${heading}\n\n${links.map(item).join('\n')}`;
}

function item({address, title, description}: IndexLink): string {
  const words = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${words}](${address})${description ? `: ${description}` : ''}`;
}
