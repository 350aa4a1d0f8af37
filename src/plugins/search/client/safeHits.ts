import {parseMarked, type Marked} from './marked';

/** A hit that is safe to show: its parts are text, and its address is of a page. */
export interface SafeHit {
  objectID: string;
  /** A path of this site. */
  url: string;
  area: string;
  /** Title of the page, then its headings down to the section; at least one. */
  headings: Marked[];
  /** The text that answers; `null` when none came. */
  snippet: Marked | null;
}

type Fields = Record<string, unknown>;

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Reads hits of a provider; those without a title or with an address that is
 * none of a page are left out.
 */
export function safeHits(hits: unknown): SafeHit[] {
  return Array.isArray(hits) ? hits.flatMap((hit) => safeHit(hit) ?? []) : [];
}

function safeHit(hit: unknown): SafeHit | undefined {
  const {objectID, url} = fieldsOf(hit);
  const address = safeUrl(url);
  const headings = levels.flatMap((level) => {
    const heading = textOf(hit, '_snippetResult', level) ?? textOf(hit, '_highlightResult', level);
    const text = heading ?? stringOf(fieldsOf(fieldsOf(hit).hierarchy)[level]);
    return text ? [parseMarked(text)] : [];
  });
  if (!address || headings.length === 0) {
    return undefined;
  }
  const snippet = stringOf(fieldsOf(fieldsOf(fieldsOf(hit)._snippetResult).content).value);
  return {
    objectID: stringOf(objectID) ?? address,
    url: address,
    area: plain(stringOf(fieldsOf(fieldsOf(hit).hierarchy).lvl0) ?? ''),
    headings,
    snippet: snippet ? parseMarked(snippet) : null,
  };
}

/** The index is of this site, wherever it is served: of an address only the path counts. */
function safeUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') {
    return undefined;
  }
  try {
    const {protocol, pathname, hash} = new URL(url, window.location.origin);
    return /^https?:$/.test(protocol) ? pathname + hash : undefined;
  } catch {
    return undefined;
  }
}

function textOf(hit: unknown, result: string, level: string): string | undefined {
  return stringOf(fieldsOf(fieldsOf(fieldsOf(fieldsOf(hit)[result]).hierarchy)[level]).value);
}

function plain(text: string): string {
  return parseMarked(text)
    .map((part) => part.text)
    .join('');
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
