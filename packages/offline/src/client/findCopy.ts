import {currentOf, isComplete, readCopies} from '../store/copies';
import type {StoredCopy} from '../store/copyList';
import {removeCopy} from './saveCopy';
import {OfflineFailure} from './failure';
import {readSavedLanguages} from './savedLanguages';
import {isSupported, isWithdrawn, startWorker} from './worker';

/** `isLost`: the browser evicted the copy. */
export type FindCopyResult = {copy: StoredCopy} | {copy: undefined; isLost: boolean};

/**
 * Returns the current copy. Deletes it if files are missing.
 *
 * @throws {OfflineFailure} `unsupported` or `withdrawn`
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
  const copy = currentOf(copies, language);
  if (copy && (await isComplete(copy))) {
    // The browser may have removed the worker but not the copy.
    await startWorker(siteBase);
    return {copy};
  }
  if (copy || wasSaved) {
    await removeCopy(siteBase, language);
  }
  return {copy: undefined, isLost: Boolean(copy) || wasSaved};
}
