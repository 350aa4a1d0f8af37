import {currentOf, isComplete, readCopies} from '../store/copies';
import type {StoredCopy} from '../store/copyList';
import {remove} from './change';
import {OfflineFailure} from './failure';
import {notedLanguages} from './note';
import {isSupported, isWithdrawn, startWorker} from './worker';

/** `isLost`: the browser evicted the copy. */
export type LookUpResult = {copy: StoredCopy} | {copy: undefined; isLost: boolean};

/** Returns the copy, or deletes it if it's incomplete. @throws {OfflineFailure} if unsupported or withdrawn */
export async function lookUp(siteBase: string, language: string): Promise<LookUpResult> {
  if (!isSupported()) {
    throw new OfflineFailure('unsupported');
  }
  if (await isWithdrawn(siteBase)) {
    await remove(siteBase, language);
    throw new OfflineFailure('withdrawn');
  }
  const isNoted = notedLanguages(siteBase).includes(language);
  const copies = await readCopies(siteBase).catch((error: unknown) => {
    throw new OfflineFailure('unsupported', error);
  });
  const copy = currentOf(copies, language);
  if (copy && (await isComplete(copy))) {
    // Browsers can remove the worker but not the copy.
    await startWorker(siteBase);
    return {copy};
  }
  if (copy || isNoted) {
    await remove(siteBase, language);
  }
  return {copy: undefined, isLost: Boolean(copy) || isNoted};
}
