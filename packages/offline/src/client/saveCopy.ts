import {
  fileKey,
  isCurrent,
  lockName,
  pruneCopies,
  putCopy,
  readCopies,
  storedFileKeys,
} from '../store/copies';
import type {CopyManifest, ManifestEntry} from '../store/copyManifest';
import {download, type SaveOptions} from './download';
import {OfflineFailure, toOfflineFailure} from './failure';
import {writeSavedLanguages} from './savedLanguages';
import {notifyWorker, startWorker, stopWorker} from './worker';

/** Returns the files of a manifest that aren't stored. */
export async function missingFiles(
  manifest: CopyManifest,
): Promise<[file: string, entry: ManifestEntry][]> {
  const stored = await storedFileKeys(manifest.siteBase);
  return Object.entries(manifest.files).filter(
    ([file, entry]) => !stored.has(fileKey(manifest, file, entry)),
  );
}

/**
 * Stores or updates the copy of a language. The previous one is deleted once all tabs are closed.
 *
 * @throws {OfflineFailure} and leaves the previous copy unchanged
 */
export function saveCopy({manifest, ...options}: SaveOptions): Promise<void> {
  const {siteBase} = manifest;
  return withLock(siteBase, async () => {
    await startWorker(siteBase);
    // Even if open tabs use an outdated copy: at most two are stored per language.
    await pruneCopies(siteBase, isCurrent).catch(() => undefined);
    try {
      await download({manifest, files: await missingFiles(manifest), ...options});
      await putCopy({...manifest, keptAt: new Date().toISOString()});
    } catch (error) {
      await pruneCopies(siteBase, isCurrent);
      await syncState(siteBase);
      throw toOfflineFailure(error, 'no room');
    }
    await syncState(siteBase);
  });
}

/** @throws {OfflineFailure} `busy` if another tab has the lock */
export function removeCopy(siteBase: string, language: string): Promise<void> {
  return withLock(siteBase, async () => {
    await pruneCopies(siteBase, (copy) => copy.language !== language);
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
