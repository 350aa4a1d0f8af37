import {parseHighlights, plainText, type Highlighted} from '../highlight';
import type {Hit} from '../searchResults';

/** Untrusted JSON. */
type Untrusted = {readonly [field: string]: Untrusted} | null | undefined;

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Parses Algolia hits. Drops those without a title or valid URL. */
export function safeHits(hits: unknown): Hit[] {
  return Array.isArray(hits) ? hits.flatMap((hit: Untrusted) => safeHit(hit) ?? []) : [];
}

function safeHit(hit: Untrusted): Hit | undefined {
  const url = pathOf(hit?.url);
  const headings = levels
    .map(
      (level) =>
        read(hit?._snippetResult?.hierarchy?.[level]?.value) ??
        read(hit?._highlightResult?.hierarchy?.[level]?.value) ??
        read(hit?.hierarchy?.[level]),
    )
    .filter((heading) => heading !== null);
  return url && headings.length > 0
    ? {
        objectID: plainText(read(hit?.objectID) ?? []) || url,
        url,
        area: plainText(read(hit?.hierarchy?.lvl0) ?? []),
        unlisted: hit?.unlisted === (true as unknown),
        headings,
        snippet: read(hit?._snippetResult?.content?.value) ?? [],
      }
    : undefined;
}

/** Ignores the host: the index belongs to this site. */
function pathOf(url: unknown): string | undefined {
  try {
    const {protocol, pathname, hash} = new URL(url as string, window.location.origin);
    // A path with `//` would lead to another site.
    const isPath = /^https?:$/.test(protocol) && !pathname.startsWith('//');
    return typeof url === 'string' && isPath ? pathname + hash : undefined;
  } catch {
    return undefined;
  }
}

function read(text: unknown): Highlighted | null {
  return typeof text === 'string' && text !== '' ? parseHighlights(text) : null;
}
