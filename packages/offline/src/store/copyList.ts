/** Beside the pages of each language: what a copy of it holds. */
export const LIST_FILE = 'offline.json';

/** Beside the pages of each language: answers, without a network, for what no copy has. */
export const NOT_KEPT_PAGE = 'not-kept/index.html';

/** In the root of the site: the one worker of all languages. */
export const WORKER_FILE = 'sw.js';

/** How a worker begins by which an owner takes the copies away: `deploy/withdraw-offline.js`. */
export const WITHDRAWN = '// Withdraws the copies for reading offline.';

/** Fingerprint of the content, its bytes, and about how many of them are sent (gzip). */
export type ListedFile = readonly [digest: string, bytes: number, sent: number];

/** The files of one language of a deployment. */
export interface CopyList {
  /** Fingerprint of all that follows. */
  version: string;
  language: string;
  /** Where the site begins. */
  siteBase: string;
  /** Where this language begins. */
  baseUrl: string;
  /** Where other languages begin. */
  otherLanguages: readonly string[];
  /** Where other versions of the documents begin, which no copy has. */
  otherVersions: readonly string[];
  /** By their paths from where the language begins. */
  files: Readonly<Record<string, ListedFile>>;
}

/** A copy that is on this device as a whole. */
export interface KeptCopy extends CopyList {
  /** ISO 8601. */
  keptAt: string;
}

/** Whether a stored value is a copy: storage can be damaged, or of a release that wrote another form. */
export function isKeptCopy(value: unknown): value is KeptCopy {
  const copy = (value ?? {}) as Partial<KeptCopy>;
  const texts = [copy.version, copy.language, copy.siteBase, copy.baseUrl, copy.keptAt];
  const lists = [copy.otherLanguages, copy.otherVersions, ...Object.values(copy.files ?? [null])];
  return texts.every((text) => typeof text === 'string') && lists.every(Array.isArray);
}

/** The address that a file is fetched at: that of its folder for a page. */
export function addressOf({baseUrl}: CopyList, file: string): string {
  return baseUrl + encodeURI(file.replace(/(^|\/)index\.html$/, '$1'));
}

/** What files weigh together, on the device and on the way there. */
export function weigh(files: readonly ListedFile[]): {bytes: number; sent: number} {
  return files.reduce(
    (total, [, bytes, sent]) => ({bytes: total.bytes + bytes, sent: total.sent + sent}),
    {bytes: 0, sent: 0},
  );
}

/** Of SHA-256: enough to tell contents apart that nobody forges. */
const BYTES = 12;

/** The fingerprint of a content, 16 characters, the same at build and in a browser. */
export async function digestOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash.subarray(0, BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
