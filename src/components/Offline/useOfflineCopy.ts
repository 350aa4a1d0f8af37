import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {
  fetchManifest,
  findCopy,
  missingFiles,
  OfflineFailure,
  removeCopy,
  saveCopy,
  totalSize,
  type CopyManifest,
  type FailureReason,
  type StoredCopy,
} from '@guide/offline/client';

/** Continues on navigation. */
interface Download {
  doneBytes: number;
  totalBytes: number;
  cancel: () => void;
  /** `undefined` on success. */
  finished: Promise<FailureReason | undefined>;
}

let download: Download | undefined;
const listeners = new Set<() => void>();

function setDownload(next: Download | undefined): void {
  download = next;
  listeners.forEach((notify) => notify());
}

function startDownload(manifest: CopyManifest): void {
  const controller = new AbortController();
  const run = async (): Promise<FailureReason | undefined> => {
    try {
      const {bytes} = totalSize((await missingFiles(manifest)).map(([, entry]) => entry));
      const onProgress = (doneBytes: number) =>
        download && setDownload({...download, doneBytes, totalBytes: bytes});
      await saveCopy({manifest, signal: controller.signal, onProgress});
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
  wasEvicted: boolean;
  /** Of the newest deployment, if the site is reachable. */
  manifest?: CopyManifest | undefined;
  /** Transfer size of the missing files. */
  downloadBytes: number;
}

/**
 * Returns the copy of a language, the running download, the last outcome, and actions.
 *
 * @param siteBase base path of the default language
 * @param baseUrl base path of the current language
 */
export function useOfflineCopy(siteBase: string, baseUrl: string, language: string) {
  const [copy, setCopy] = useState<OfflineCopy>();
  const [outcome, setOutcome] = useState<FailureReason | 'removed'>();
  const currentDownload = useDownload();
  const isDownloading = currentDownload !== undefined;
  const finished = currentDownload?.finished;

  const refresh = useCallback(async () => {
    try {
      const [found, manifest] = await Promise.all([
        findCopy(siteBase, language),
        fetchManifest(baseUrl).catch(() => undefined),
      ]);
      const missing = manifest ? await missingFiles(manifest) : [];
      setCopy({
        stored: found.copy,
        wasEvicted: !found.copy && found.wasEvicted,
        manifest,
        downloadBytes: totalSize(missing.map(([, entry]) => entry)).transferBytes,
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
    save: (manifest: CopyManifest) => {
      setOutcome(undefined);
      startDownload(manifest);
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

function reasonOf(error: unknown): FailureReason {
  return error instanceof OfflineFailure ? error.reason : 'unsupported';
}
