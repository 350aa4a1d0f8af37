import {currentOf, isWhole, readCopies} from '../store/copies';
import type {KeptCopy} from '../store/copyList';
import {remove} from './change';
import {OfflineFailure} from './failure';
import {notedLanguages} from './note';
import {isSupported, isWithdrawn, startWorker} from './worker';

/** What this device has of a language; `lost` when the browser has taken a copy back. */
export type Kept = {copy: KeptCopy} | {copy: undefined; isLost: boolean};

/**
 * Looks at what is kept. A copy that is no longer whole is removed.
 *
 * @throws an `OfflineFailure` where the browser keeps nothing for this site, or the site offers nothing
 */
export async function lookUp(siteBase: string, language: string): Promise<Kept> {
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
  if (copy && (await isWhole(copy))) {
    // Browsers can take the worker away without the copy.
    await startWorker(siteBase);
    return {copy};
  }
  if (copy || isNoted) {
    await remove(siteBase, language);
  }
  return {copy: undefined, isLost: Boolean(copy) || isNoted};
}
