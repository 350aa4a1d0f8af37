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

/** A download under way. It goes on while the reader is on other pages. */
interface Job {
  /** Bytes on the device. */
  done: number;
  total: number;
  cancel: () => void;
  /** Why it failed; nothing when the copy is kept. */
  finished: Promise<Reason | undefined>;
}

let job: Job | undefined;
const listeners = new Set<() => void>();

function set(next: Job | undefined): void {
  job = next;
  listeners.forEach((listen) => listen());
}

/** Begins to keep what a list has. */
function start(list: CopyList): void {
  const controller = new AbortController();
  const run = async (): Promise<Reason | undefined> => {
    try {
      const {bytes} = totalSize((await missingFiles(list)).map(([, listed]) => listed));
      const onProgress = (done: number) => job && set({...job, done, total: bytes});
      await saveCopy({list, signal: controller.signal, onProgress});
      return undefined;
    } catch (error) {
      return reasonOf(error);
    } finally {
      set(undefined);
    }
  };
  const finished = run();
  set({done: 0, total: 0, cancel: () => controller.abort(), finished});
}

/** The download that is under way in this tab. */
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

/** What the device has, and what the site has for it. */
export interface Copy {
  /** Nothing while it is looked up. */
  kept?: StoredCopy | undefined;
  isLost: boolean;
  /** What is published; nothing when the site does not answer. */
  list?: CopyList | undefined;
  /** Bytes that come over the network for what is published and not here yet. */
  sent: number;
}

/** How the copy of a language stands on this device, and what changes it. */
export function useCopy(siteBase: string, baseUrl: string, language: string) {
  // Nothing while it is looked up.
  const [copy, setCopy] = useState<Copy>();
  // What happened last.
  const [outcome, setOutcome] = useState<Reason | 'removed'>();
  const job = useJob();
  const isWorking = job !== undefined;
  const finished = job?.finished;

  const look = useCallback(async () => {
    try {
      const [found, list] = await Promise.all([
        findCopy(siteBase, language),
        fetchList(baseUrl).catch(() => undefined),
      ]);
      const lacking = list ? await missingFiles(list) : [];
      setCopy({
        kept: found.copy,
        isLost: !found.copy && found.isLost,
        list,
        sent: totalSize(lacking.map(([, listed]) => listed)).sent,
      });
    } catch (error) {
      setOutcome(reasonOf(error));
    }
  }, [siteBase, baseUrl, language]);

  // Anew when a download has ended.
  useEffect(() => {
    if (!isWorking) {
      void look();
    }
  }, [isWorking, look]);

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
      await look();
    },
    lookAgain: () => {
      setOutcome(undefined);
      void look();
    },
  };
}

function reasonOf(error: unknown): Reason {
  return error instanceof OfflineFailure ? error.reason : 'unsupported';
}
