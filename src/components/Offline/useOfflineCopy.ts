import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {
  fetchList,
  findCopy,
  missingFiles,
  OfflineFailure,
  removeCopy,
  saveCopy,
  totalSize,
  type CopyList,
  type Reason,
  type StoredCopy,
} from '@guide/offline/client';

/** A running download. Continues on navigation. */
interface Download {
  doneBytes: number;
  totalBytes: number;
  cancel: () => void;
  /** Resolves to `undefined` on success. */
  finished: Promise<Reason | undefined>;
}

let download: Download | undefined;
const listeners = new Set<() => void>();

function setDownload(next: Download | undefined): void {
  download = next;
  listeners.forEach((notify) => notify());
}

function startDownload(list: CopyList): void {
  const controller = new AbortController();
  const run = async (): Promise<Reason | undefined> => {
    try {
      const {bytes} = totalSize((await missingFiles(list)).map(([, listed]) => listed));
      const onProgress = (doneBytes: number) =>
        download && setDownload({...download, doneBytes, totalBytes: bytes});
      await saveCopy({list, signal: controller.signal, onProgress});
      return undefined;
    } catch (error) {
      return reasonOf(error);
    } finally {
      setDownload(undefined);
    }
  };
  const finished = run();
  setDownload({doneBytes: 0, totalBytes: 0, cancel: () => controller.abort(), finished});
}

function useDownload(): Download | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => download,
    () => undefined,
  );
}

export interface OfflineCopy {
  stored?: StoredCopy | undefined;
  /** Whether the browser deleted the copy. */
  isLost: boolean;
  /** Published copy, if the site is reachable. */
  list?: CopyList | undefined;
  /** Transfer size of the missing files. */
  downloadBytes: number;
}

/**
 * Returns the copy of a language, the running download, the outcome of the last action, and actions.
 *
 * @param siteBase base path of the default language
 * @param baseUrl base path of the current language
 */
export function useOfflineCopy(siteBase: string, baseUrl: string, language: string) {
  // `undefined` until loaded.
  const [copy, setCopy] = useState<OfflineCopy>();
  const [outcome, setOutcome] = useState<Reason | 'removed'>();
  const currentDownload = useDownload();
  const isDownloading = currentDownload !== undefined;
  const finished = currentDownload?.finished;

  const refresh = useCallback(async () => {
    try {
      const [found, list] = await Promise.all([
        findCopy(siteBase, language),
        fetchList(baseUrl).catch(() => undefined),
      ]);
      const missing = list ? await missingFiles(list) : [];
      setCopy({
        stored: found.copy,
        isLost: !found.copy && found.isLost,
        list,
        downloadBytes: totalSize(missing.map(([, listed]) => listed)).sent,
      });
    } catch (error) {
      setOutcome(reasonOf(error));
    }
  }, [siteBase, baseUrl, language]);

  useEffect(() => {
    if (!isDownloading) {
      void refresh();
    }
  }, [isDownloading, refresh]);

  useEffect(() => {
    void finished?.then(setOutcome);
  }, [finished]);

  return {
    copy,
    download: currentDownload,
    outcome,
    save: (list: CopyList) => {
      setOutcome(undefined);
      startDownload(list);
    },
    remove: async () => {
      setOutcome(await removeCopy(siteBase, language).then(() => 'removed' as const, reasonOf));
      await refresh();
    },
    retry: () => {
      setOutcome(undefined);
      void refresh();
    },
  };
}

function reasonOf(error: unknown): Reason {
  return error instanceof OfflineFailure ? error.reason : 'unsupported';
}
