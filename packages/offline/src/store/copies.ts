import {isStoredCopy, type CopyList, type ListedFile, type StoredCopy} from './copyList';

/**
 * Cache names contain the path of the site, because all sites of an origin share one Cache Storage. Files
 * are stored by digest, so that deployments and languages share them.
 */
const filesName = (siteBase: string) => `offline-files ${siteBase}`;
const copiesName = (siteBase: string) => `offline-copies ${siteBase}`;

export const lockName = (siteBase: string) => `offline ${siteBase}`;

export function fileKey({siteBase}: CopyList, file: string, [digest]: ListedFile): string {
  const [extension = ''] = /\.\w+$/.exec(file) ?? [];
  return `${siteBase}offline-files/${digest}${extension}`;
}

const copyKey = ({siteBase, language, version}: CopyList) =>
  `${siteBase}offline-copies/${language}/${version}`;

export function openFiles(siteBase: string): Promise<Cache> {
  return caches.open(filesName(siteBase));
}

/** Returns current copies, and older ones that open tabs may use, newest first. */
export async function readCopies(siteBase: string): Promise<StoredCopy[]> {
  if (!(await caches.has(copiesName(siteBase)))) {
    return [];
  }
  const cache = await caches.open(copiesName(siteBase));
  const stored = (await cache.matchAll()).map((response): Promise<unknown> => response.json());
  const copies = await Promise.all(stored.map((text) => text.catch(() => undefined)));
  return copies.filter(isStoredCopy).sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Must run after the files are stored. */
export async function putCopy(copy: StoredCopy): Promise<void> {
  const cache = await caches.open(copiesName(copy.siteBase));
  await cache.put(copyKey(copy), Response.json(copy));
}

export function currentOf(copies: readonly StoredCopy[], language: string): StoredCopy | undefined {
  return copies.find((copy) => copy.language === language);
}

/** Returns whether all files are stored: browsers can evict some if the device is full. */
export async function isComplete(copy: StoredCopy): Promise<boolean> {
  const stored = await storedKeys(copy.siteBase);
  return keysOf(copy).every((key) => stored.has(key));
}

export async function storedKeys(siteBase: string): Promise<Set<string>> {
  if (!(await caches.has(filesName(siteBase)))) {
    return new Set();
  }
  return new Set(await keysIn(await openFiles(siteBase)));
}

/** Deletes copies for which `shouldKeep` returns `false`, then files that no copy lists. */
export async function sweep(
  siteBase: string,
  shouldKeep: (copy: StoredCopy, all: readonly StoredCopy[]) => boolean,
): Promise<void> {
  const all = await readCopies(siteBase);
  const remaining = all.filter((copy) => shouldKeep(copy, all));
  if (remaining.length === 0) {
    await Promise.all([copiesName, filesName].map((name) => caches.delete(name(siteBase))));
    return;
  }
  await keepOnly(await caches.open(copiesName(siteBase)), remaining.map(copyKey));
  await keepOnly(await openFiles(siteBase), remaining.flatMap(keysOf));
}

async function keepOnly(cache: Cache, keys: readonly string[]): Promise<void> {
  const remaining = new Set(keys);
  const unused = (await keysIn(cache)).filter((key) => !remaining.has(key));
  await Promise.all(unused.map((key) => cache.delete(key)));
}

async function keysIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({url}) => new URL(url).pathname);
}

export function isCurrent(copy: StoredCopy, all: readonly StoredCopy[]): boolean {
  return currentOf(all, copy.language) === copy;
}

function keysOf(copy: CopyList): string[] {
  return Object.entries(copy.files).map(([file, listed]) => fileKey(copy, file, listed));
}
