import {
  digestOf,
  isStoredCopy,
  type CopyManifest,
  type ManifestEntry,
  type StoredCopy,
} from './copyManifest';

// Names contain the path of the site, because all sites of an origin share one Cache Storage.
const copyCacheName = (siteBase: string) => `offline-copies ${siteBase}`;
const fileCacheName = (siteBase: string) => `offline-files ${siteBase}`;

export const lockName = (siteBase: string) => `offline ${siteBase}`;

/** Returns a cache key with the digest of a file: deployments and languages share files. */
export function fileKey({siteBase}: CopyManifest, file: string, [digest]: ManifestEntry): string {
  const [extension = ''] = /\.\w+$/.exec(file) ?? [];
  return `${siteBase}offline-files/${digest}${extension}`;
}

const copyKey = ({siteBase, language, version}: CopyManifest) =>
  `${siteBase}offline-copies/${language}/${version}`;

export function openFileCache(siteBase: string): Promise<Cache> {
  return caches.open(fileCacheName(siteBase));
}

/** Returns current copies, and older ones that open tabs may use, newest first. */
export async function readCopies(siteBase: string): Promise<StoredCopy[]> {
  if (!(await caches.has(copyCacheName(siteBase)))) {
    return [];
  }
  const cache = await caches.open(copyCacheName(siteBase));
  const responses = await cache.matchAll();
  const copies = await Promise.all(
    responses.map((response): Promise<unknown> => response.json().catch(() => undefined)),
  );
  return copies.filter(isStoredCopy).sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Must run after the files are stored. */
export async function putCopy(copy: StoredCopy): Promise<void> {
  const cache = await caches.open(copyCacheName(copy.siteBase));
  await cache.put(copyKey(copy), Response.json(copy));
}

/** @param copies newest first */
export function currentCopy(
  copies: readonly StoredCopy[],
  language: string,
): StoredCopy | undefined {
  return copies.find((copy) => copy.language === language);
}

export function isCurrent(copy: StoredCopy, copies: readonly StoredCopy[]): boolean {
  return currentCopy(copies, copy.language) === copy;
}

/** Returns a stored file, or `undefined` if it's missing or damaged. Deletes damaged files. */
export async function readFile(copy: CopyManifest, file: string): Promise<Response | undefined> {
  const cache = await openFileCache(copy.siteBase);
  const entry = copy.files[file]!;
  const key = fileKey(copy, file, entry);
  const response = await cache.match(key);
  // Keep the original response: browsers cache the compiled code of its scripts.
  const content = await response
    ?.clone()
    .arrayBuffer()
    .catch(() => undefined);
  if (content && (await digestOf(content)) === entry[0]) {
    return response;
  }
  await cache.delete(key);
  return undefined;
}

export async function storedFileKeys(siteBase: string): Promise<Set<string>> {
  if (!(await caches.has(fileCacheName(siteBase)))) {
    return new Set();
  }
  return new Set(await keysIn(await openFileCache(siteBase)));
}

/** Deletes copies for which `shouldKeep` returns `false`, then files that no copy lists. */
export async function pruneCopies(
  siteBase: string,
  shouldKeep: (copy: StoredCopy, copies: readonly StoredCopy[]) => boolean,
): Promise<void> {
  const copies = await readCopies(siteBase);
  const remaining = copies.filter((copy) => shouldKeep(copy, copies));
  if (remaining.length === 0) {
    await Promise.all([copyCacheName, fileCacheName].map((name) => caches.delete(name(siteBase))));
    return;
  }
  await deleteAllExcept(await caches.open(copyCacheName(siteBase)), remaining.map(copyKey));
  await deleteAllExcept(await openFileCache(siteBase), remaining.flatMap(fileKeysOf));
}

async function deleteAllExcept(cache: Cache, keys: readonly string[]): Promise<void> {
  const remaining = new Set(keys);
  const unused = (await keysIn(cache)).filter((key) => !remaining.has(key));
  await Promise.all(unused.map((key) => cache.delete(key)));
}

async function keysIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({url}) => new URL(url).pathname);
}

function fileKeysOf(copy: CopyManifest): string[] {
  return Object.entries(copy.files).map(([file, entry]) => fileKey(copy, file, entry));
}
