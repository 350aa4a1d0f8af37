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

/** A running download, in bytes. Continues on navigation. */
interface Job {
  done: number;
  total: number;
  cancel: () => void;
  /** Resolves to `undefined` on success. */
  finished: Promise<Reason | undefined>;
}

let job: Job | undefined;
const listeners = new Set<() => void>();

function setJob(next: Job | undefined): void {
  job = next;
  listeners.forEach((listen) => listen());
}

function start(list: CopyList): void {
  const controller = new AbortController();
  const run = async (): Promise<Reason | undefined> => {
    try {
      const {bytes} = totalSize((await missingFiles(list)).map(([, listed]) => listed));
      const onProgress = (done: number) => job && setJob({...job, done, total: bytes});
      await saveCopy({list, signal: controller.signal, onProgress});
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
  isLost: boolean;
  /** Published copy, if the site is reachable. */
  list?: CopyList | undefined;
  /** Transfer size of the missing files. */
  downloadBytes: number;
}

export function useOfflineCopy(siteBase: string, baseUrl: string, language: string) {
  // `undefined` while loading.
  const [copy, setCopy] = useState<OfflineCopy>();
  const [outcome, setOutcome] = useState<Reason | 'removed'>();
  const job = useJob();
  const isWorking = job !== undefined;
  const finished = job?.finished;

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
    keep: (list: CopyList) => {
      setOutcome(undefined);
      start(list);
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
