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

/** What an index says besides its pages. */
export interface IndexWords {
  title: string;
  summary: string;
  /** Indexes of other languages and versions, and what is not needed for an overview. */
  optional: readonly IndexLink[];
}

/**
 * The index of a version for language models: its listed pages by area, in the order of the menu.
 *
 * @see https://llmstxt.org
 */
export function llmsText(
  {title, summary, optional}: IndexWords,
  pages: readonly IndexPage[],
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
