import pMap from 'p-map';
import {currentCopy, readCopies, readFile} from '../store/copies';
import type {StoredCopy} from '../store/copyManifest';
import {OfflineFailure} from './failure';
import {removeCopy} from './saveCopy';
import {readSavedLanguages} from './savedLanguages';
import {isSupported, isWithdrawn, startWorker} from './worker';

/** `wasEvicted`: the browser deleted the copy or some of its files. */
export type FindCopyResult = {copy: StoredCopy} | {copy: undefined; wasEvicted: boolean};

/**
 * Returns the current copy. Deletes it if files are missing or damaged.
 *
 * @throws {OfflineFailure} `unsupported`, `withdrawn` or `busy`
 */
export async function findCopy(siteBase: string, language: string): Promise<FindCopyResult> {
  if (!isSupported()) {
    throw new OfflineFailure('unsupported');
  }
  if (await isWithdrawn(siteBase)) {
    await removeCopy(siteBase, language);
    throw new OfflineFailure('withdrawn');
  }
  const wasSaved = readSavedLanguages(siteBase).includes(language);
  const copies = await readCopies(siteBase).catch((error: unknown) => {
    throw new OfflineFailure('unsupported', error);
  });
  const copy = currentCopy(copies, language);
  if (copy && (await isComplete(copy))) {
    // The browser may have removed the worker but not the copy.
    await startWorker(siteBase);
    return {copy};
  }
  if (copy || wasSaved) {
    await removeCopy(siteBase, language);
  }
  return {copy: undefined, wasEvicted: Boolean(copy) || wasSaved};
}

/** Returns whether all files are stored and intact: browsers can evict some on a full device. */
async function isComplete(copy: StoredCopy): Promise<boolean> {
  const files = Object.keys(copy.files);
  const intact = await pMap(files, async (file) => Boolean(await readFile(copy, file)), {
    concurrency: 16,
  });
  return !intact.includes(false);
}
