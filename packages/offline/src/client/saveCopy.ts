import {
  fileKey,
  isCurrent,
  lockName,
  putCopy,
  readCopies,
  storedKeys,
  sweep,
} from '../store/copies';
import type {CopyList, ListedFile} from '../store/copyList';
import {download, type SaveOptions} from './download';
import {failureOf, OfflineFailure} from './failure';
import {writeSavedLanguages} from './savedLanguages';
import {notifyWorker, startWorker, stopWorker} from './worker';

/** Returns the files of a list that aren't stored. */
export async function missingFiles(list: CopyList): Promise<[file: string, listed: ListedFile][]> {
  const stored = await storedKeys(list.siteBase);
  return Object.entries(list.files).filter(
    ([file, listed]) => !stored.has(fileKey(list, file, listed)),
  );
}

/**
 * Stores or updates the copy of a language. The previous one is deleted once all tabs are closed.
 *
 * @throws {OfflineFailure} and leaves the previous copy unchanged
 */
export function saveCopy({list, ...options}: SaveOptions): Promise<void> {
  const {siteBase} = list;
  return withLock(siteBase, async () => {
    await startWorker(siteBase);
    // Deletes all but the current copy, even if open tabs use an older one: two is the limit.
    await sweep(siteBase, isCurrent).catch(() => undefined);
    try {
      await download({list, files: await missingFiles(list), ...options});
      await putCopy({...list, keptAt: new Date().toISOString()});
    } catch (error) {
      await sweep(siteBase, isCurrent);
      await syncState(siteBase);
      throw failureOf(error, 'no room');
    }
    await syncState(siteBase);
  });
}

/** @throws {OfflineFailure} `busy` if another tab has the lock */
export function removeCopy(siteBase: string, language: string): Promise<void> {
  return withLock(siteBase, async () => {
    await sweep(siteBase, (copy) => copy.language !== language);
    await syncState(siteBase);
  });
}

/** Updates the saved languages. Notifies the worker, or unregisters it if no copies are left. */
async function syncState(siteBase: string): Promise<void> {
  const copies = await readCopies(siteBase);
  const languages = [...new Set(copies.map(({language}) => language))];
  writeSavedLanguages(siteBase, languages);
  await (copies.length > 0 ? notifyWorker(siteBase) : stopWorker(siteBase));
}

/** @throws {OfflineFailure} `busy` if another tab has the lock */
async function withLock(siteBase: string, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockName(siteBase), {ifAvailable: true}, async (lock) => {
    if (!lock) {
      throw new OfflineFailure('busy');
    }
    await task();
  });
}
