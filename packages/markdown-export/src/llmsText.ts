export interface IndexLink {
  url: string;
  title: string;
  description?: string | undefined;
}

/**
 * Returns the content of `llms.txt`.
 *
 * @see https://llmstxt.org
 */
export function llmsText(
  {title, summary}: {title: string; summary: string},
  areas: ReadonlyMap<string, readonly IndexLink[]>,
  optional: readonly IndexLink[],
): string {
  const sections = [...areas].map(([area, links]) => section(area, links));
  // "Optional" is required by the specification, in English.
  const start = [`# ${title}`, ...(summary ? [`> ${summary}`] : [])];
  return `${[...start, ...sections, section('Optional', optional)].join('\n\n')}\n`;
}

function section(heading: string, links: readonly IndexLink[]): string {
  const items = links.map(({url, title, description}) => {
    const text = title.replace(/[[\]\\]/g, '\\$&');
    return `- [${text}](${url})${description ? `: ${description}` : ''}`;
  });
  return `## ${heading}\n\n${items.join('\n')}`;
}
