import {isKeptCopy, type CopyList, type KeptCopy, type ListedFile} from './copyList';

/**
 * What is kept, in the Cache Storage that pages and the worker share. Files stand under their
 * fingerprints, so that two deployments, and two languages, have one of each; a copy is a list of
 * them, which is written last. Sites of one host share the storage: names hold where each begins.
 */
const filesName = (siteBase: string) => `offline-files ${siteBase}`;
const copiesName = (siteBase: string) => `offline-copies ${siteBase}`;

/** Held by whoever changes what is kept. */
export const lockName = (siteBase: string) => `offline ${siteBase}`;

/** The key of a file. */
export function fileKey({siteBase}: CopyList, file: string, [digest]: ListedFile): string {
  const [extension = ''] = /\.\w+$/.exec(file) ?? [];
  return `${siteBase}offline-files/${digest}${extension}`;
}

const copyKey = ({siteBase, language, version}: CopyList) =>
  `${siteBase}offline-copies/${language}/${version}`;

/** Opens the files, and makes their place where there is none. */
export function openFiles(siteBase: string): Promise<Cache> {
  return caches.open(filesName(siteBase));
}

/**
 * All copies, the newest first: of each language the current one, then those that open tabs may need.
 * One whose list is damaged counts as none, and goes with the next `sweep`.
 */
export async function readCopies(siteBase: string): Promise<KeptCopy[]> {
  if (!(await caches.has(copiesName(siteBase)))) {
    return [];
  }
  const cache = await caches.open(copiesName(siteBase));
  const stored = (await cache.matchAll()).map((response): Promise<unknown> => response.json());
  const copies = await Promise.all(stored.map((text) => text.catch(() => undefined)));
  return copies.filter(isKeptCopy).sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Makes a copy the current one of its language, in one move: its files are there already. */
export async function putCopy(copy: KeptCopy): Promise<void> {
  const cache = await caches.open(copiesName(copy.siteBase));
  await cache.put(copyKey(copy), Response.json(copy));
}

/** The current copy of a language. */
export function currentOf(copies: readonly KeptCopy[], language: string): KeptCopy | undefined {
  return copies.find((copy) => copy.language === language);
}

/** Whether all files of a copy are there: browsers take storage back when a device runs full. */
export async function isWhole(copy: KeptCopy): Promise<boolean> {
  const kept = await keptKeys(copy.siteBase);
  return keysOf(copy).every((key) => kept.has(key));
}

/** The keys of all files that are kept. */
export async function keptKeys(siteBase: string): Promise<Set<string>> {
  if (!(await caches.has(filesName(siteBase)))) {
    return new Set();
  }
  return new Set(await keysIn(await openFiles(siteBase)));
}

/** Deletes the copies that are not to stay, then every file that no copy lists. */
export async function sweep(
  siteBase: string,
  stays: (copy: KeptCopy, all: readonly KeptCopy[]) => boolean,
): Promise<void> {
  const all = await readCopies(siteBase);
  const staying = all.filter((copy) => stays(copy, all));
  if (staying.length === 0) {
    await Promise.all([copiesName, filesName].map((name) => caches.delete(name(siteBase))));
    return;
  }
  await keepOnly(await caches.open(copiesName(siteBase)), staying.map(copyKey));
  await keepOnly(await openFiles(siteBase), staying.flatMap(keysOf));
}

async function keepOnly(cache: Cache, keys: readonly string[]): Promise<void> {
  const staying = new Set(keys);
  const left = (await keysIn(cache)).filter((key) => !staying.has(key));
  await Promise.all(left.map((key) => cache.delete(key)));
}

async function keysIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({url}) => new URL(url).pathname);
}

/** Whether a copy is the newest one of its language. */
export function isCurrent(copy: KeptCopy, all: readonly KeptCopy[]): boolean {
  return currentOf(all, copy.language) === copy;
}

function keysOf(copy: CopyList): string[] {
  return Object.entries(copy.files).map(([file, listed]) => fileKey(copy, file, listed));
}
