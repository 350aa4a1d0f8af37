/** Manifest of the copy, in the folder of its language. */
export const MANIFEST_FILE = 'offline.json';

/** Fallback page, in the folder of its language. */
export const FALLBACK_FILE = 'not-kept/index.html';

/** In the root of the site. */
export const WORKER_FILE = 'sw.js';

/** First sentence of `deploy/withdraw-offline.js`, the worker that deletes all copies. */
export const WITHDRAWAL_COMMENT = '// Withdraws the copies for reading offline.';

/** `transferBytes`: approximate size of the response (gzip). */
export type ManifestEntry = readonly [digest: string, bytes: number, transferBytes: number];

export interface CopyManifest {
  /** Digest of the other fields. */
  version: string;
  language: string;
  /** Root path of the site. */
  siteBase: string;
  /** Root path of this language. */
  baseUrl: string;
  /** Root paths. */
  otherLanguages: readonly string[];
  /** Root paths. Other versions are excluded from copies. */
  otherVersions: readonly string[];
  /** By path relative to `baseUrl`. */
  files: Readonly<Record<string, ManifestEntry>>;
}

export interface StoredCopy extends CopyManifest {
  /** When the copy was stored (ISO 8601). */
  keptAt: string;
}

/** Stored values can be damaged, or from another release. */
export function isStoredCopy(value: unknown): value is StoredCopy {
  const copy = (value ?? {}) as Partial<StoredCopy>;
  const texts = [copy.version, copy.language, copy.siteBase, copy.baseUrl, copy.keptAt];
  const lists = [copy.otherLanguages, copy.otherVersions, ...Object.values(copy.files ?? [null])];
  return texts.every((text) => typeof text === 'string') && lists.every(Array.isArray);
}

/** Returns the encoded URL path of a file, without `index.html`. */
export function urlPathOf({baseUrl}: CopyManifest, file: string): string {
  return baseUrl + encodeURI(file.replace(/(^|\/)index\.html$/, '$1'));
}

/** Returns the total size in storage (`bytes`) and of the responses (`transferBytes`). */
export function totalSize(entries: readonly ManifestEntry[]): {
  bytes: number;
  transferBytes: number;
} {
  return entries.reduce(
    (total, [, bytes, transferBytes]) => ({
      bytes: total.bytes + bytes,
      transferBytes: total.transferBytes + transferBytes,
    }),
    {bytes: 0, transferBytes: 0},
  );
}

/** Length of the SHA-256 prefix: long enough to avoid accidental collisions. */
const DIGEST_BYTES = 12;

/** Returns a SHA-256 prefix as 16 characters of URL-safe Base64. */
export async function digestOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash.subarray(0, DIGEST_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
