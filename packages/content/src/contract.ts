import path from 'node:path';
import type {Replacement} from './replacements';

/** Relative to the project root. */
export interface ContractFiles {
  /** JSON: `{docs: ContractEntry[]}`. */
  routes: string;
  /** JSON: `Published`. */
  published: string;
  /** JSON: new path by old path. */
  redirects: string;
  sidebars: string;
}

export interface ContractEntry {
  id: string;
  /** Relative to the project root. */
  source: string;
  /** In the default locale. */
  path: string;
  tags: string[];
  unlisted: boolean;
}

/** Anchors by URL path ever published. */
export type Published = Record<string, string[]>;

/** Returns the edit that sets a URL path in `published.json`, sorted by path. */
export function editPublishedUrls(text: string, slug: string, anchors: string[]): Replacement {
  const entry = `${JSON.stringify(slug)}: [${anchors.map((id) => JSON.stringify(id)).join(', ')}]`;
  const old = text.indexOf(`${JSON.stringify(slug)}: `);
  if (old !== -1) {
    return {start: old, end: text.indexOf(']', old) + 1, text: entry};
  }
  const next = Object.keys(JSON.parse(text) as Published).find((other) => other > slug);
  const start = next ? text.indexOf(`${JSON.stringify(next)}: `) : text.lastIndexOf(']') + 1;
  return {start, end: start, text: next ? `${entry},\n  ` : `,\n  ${entry}`};
}

/** Returns the page id used in sidebars: the folder, and the front matter `id` or the file name. */
export function pageIdOf(source: string, id?: unknown): string {
  const {dir, name} = path.posix.parse(source);
  return path.posix.join(dir, typeof id === 'string' ? id : name);
}

/** Matches a page id in the sidebar file, but not an icon or label. */
export function sidebarIdPattern(id: string): RegExp {
  return new RegExp(`(?<=[\\[,]\\s*|\\bid: )'${id}'`, 'g');
}

/** Returns whether a URL path can be copied into host configuration without encoding. */
export function isPlainPath(pathname: string): boolean {
  return /^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/.test(pathname);
}
