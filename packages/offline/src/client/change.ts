import {fileKey, isCurrent, keptKeys, lockName, putCopy, readCopies, sweep} from '../store/copies';
import type {CopyList, ListedFile} from '../store/copyList';
import {download, type Keep} from './download';
import {failureOf, OfflineFailure} from './failure';
import {noteLanguages} from './note';
import {startWorker, stopWorker, tellWorker} from './worker';

/** The files of a list that are not on this device yet. */
export async function lackingFiles(list: CopyList): Promise<[file: string, listed: ListedFile][]> {
  const kept = await keptKeys(list.siteBase);
  return Object.entries(list.files).filter(
    ([file, listed]) => !kept.has(fileKey(list, file, listed)),
  );
}

/**
 * Keeps a copy of a language, or brings it up to date. The former copy serves until the new one is
 * whole, and stays until all tabs are closed. A failure leaves what was there before.
 *
 * @throws an `OfflineFailure`
 */
export function keep({list, ...options}: Keep): Promise<void> {
  const {siteBase} = list;
  return alone(siteBase, async () => {
    await startWorker(siteBase);
    // Two at most: the one that tabs began with may be three deployments old.
    await sweep(siteBase, isCurrent).catch(() => undefined);
    try {
      await download({list, files: await lackingFiles(list), ...options});
      await putCopy({...list, keptAt: new Date().toISOString()});
    } catch (error) {
      await sweep(siteBase, isCurrent);
      await settle(siteBase);
      throw failureOf(error, 'no room');
    }
    await settle(siteBase);
  });
}

/** Removes the copies of a language; with the last of them goes the worker. */
export function remove(siteBase: string, language: string): Promise<void> {
  return alone(siteBase, async () => {
    await sweep(siteBase, (copy) => copy.language !== language);
    await settle(siteBase);
  });
}

/** Notes what is kept, and keeps a worker as long as there is something. */
async function settle(siteBase: string): Promise<void> {
  const copies = await readCopies(siteBase);
  const languages = [...new Set(copies.map(({language}) => language))];
  noteLanguages(siteBase, languages);
  await (copies.length > 0 ? tellWorker(siteBase) : stopWorker(siteBase));
}

/** One tab at a time. */
async function alone(siteBase: string, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockName(siteBase), {ifAvailable: true}, async (lock) => {
    if (!lock) {
      throw new OfflineFailure('busy');
    }
    await task();
  });
}
