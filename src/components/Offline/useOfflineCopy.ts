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

/** A running download, in bytes. Continues on navigation. */
interface Job {
  done: number;
  total: number;
  cancel: () => void;
  /** Resolves to `undefined` on success. */
  finished: Promise<FailureReason | undefined>;
}

let job: Job | undefined;
const listeners = new Set<() => void>();

function setJob(next: Job | undefined): void {
  job = next;
  listeners.forEach((listen) => listen());
}

function start(manifest: CopyManifest): void {
  const controller = new AbortController();
  const run = async (): Promise<FailureReason | undefined> => {
    try {
      const {bytes} = totalSize((await missingFiles(manifest)).map(([, entry]) => entry));
      const onProgress = (done: number) => job && setJob({...job, done, total: bytes});
      await saveCopy({manifest, signal: controller.signal, onProgress});
      return undefined;
    } catch (error) {
      return reasonOf(error);
    } finally {
      setJob(undefined);
    }
  };
  const finished = run();
  setJob({done: 0, total: 0, cancel: () => controller.abort(), finished});
}

function useJob(): Job | undefined {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => job,
    () => undefined,
  );
}

export interface OfflineCopy {
  stored?: StoredCopy | undefined;
  wasEvicted: boolean;
  /** Of the newest deployment, if the site is reachable. */
  manifest?: CopyManifest | undefined;
  /** Transfer size of the missing files. */
  downloadBytes: number;
}

export function useOfflineCopy(siteBase: string, baseUrl: string, language: string) {
  // `undefined` while loading.
  const [copy, setCopy] = useState<OfflineCopy>();
  const [outcome, setOutcome] = useState<FailureReason | 'removed'>();
  const job = useJob();
  const isWorking = job !== undefined;
  const finished = job?.finished;

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
    if (!isWorking) {
      void refresh();
    }
  }, [isWorking, refresh]);

  useEffect(() => {
    void finished?.then(setOutcome);
  }, [finished]);

  return {
    copy,
    job,
    outcome,
    keep: (manifest: CopyManifest) => {
      setOutcome(undefined);
      start(manifest);
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
