export const LIST_FILE = 'offline.json';

/** Fallback page, in the folder of its language. */
export const NOT_KEPT_PAGE = 'not-kept/index.html';

/** In the root of the site. */
export const WORKER_FILE = 'sw.js';

/** First line of `deploy/withdraw-offline.js`, the worker that deletes all copies. */
export const WITHDRAWN = '// Withdraws the copies for reading offline.';

/** `sent`: approximate transfer size in bytes (gzip). */
export type ListedFile = readonly [digest: string, bytes: number, sent: number];

export interface CopyList {
  /** Digest of the other fields. */
  version: string;
  language: string;
  /** Root path of the site. */
  siteBase: string;
  /** Root path of this language. */
  baseUrl: string;
  otherLanguages: readonly string[];
  /** Excluded from copies. */
  otherVersions: readonly string[];
  /** By path relative to `baseUrl`. */
  files: Readonly<Record<string, ListedFile>>;
}

export interface StoredCopy extends CopyList {
  /** ISO 8601. */
  keptAt: string;
}

/** Stored values can be damaged, or from another release. */
export function isStoredCopy(value: unknown): value is StoredCopy {
  const copy = (value ?? {}) as Partial<StoredCopy>;
  const texts = [copy.version, copy.language, copy.siteBase, copy.baseUrl, copy.keptAt];
  const lists = [copy.otherLanguages, copy.otherVersions, ...Object.values(copy.files ?? [null])];
  return texts.every((text) => typeof text === 'string') && lists.every(Array.isArray);
}

export function addressOf({baseUrl}: CopyList, file: string): string {
  return baseUrl + encodeURI(file.replace(/(^|\/)index\.html$/, '$1'));
}

/** Returns bytes in storage, and during transfer (`sent`). */
export function totalSize(files: readonly ListedFile[]): {bytes: number; sent: number} {
  return files.reduce(
    (total, [, bytes, sent]) => ({bytes: total.bytes + bytes, sent: total.sent + sent}),
    {bytes: 0, sent: 0},
  );
}

/** Length of the SHA-256 prefix: long enough to avoid accidental collisions. */
const DIGEST_BYTES = 12;

/** Returns 16 characters of URL-safe Base64. */
export async function digestOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash.subarray(0, DIGEST_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
