import {useCallback, useEffect, useState} from 'react';
import {
  fetchList,
  lackingFiles,
  lookUp,
  OfflineFailure,
  remove as removeCopy,
  weigh,
  type CopyList,
  type KeptCopy,
  type Reason,
} from '@guide/offline/client';
import {start, useJob, type Job} from './job';

/** What the device has, and what the site has for it. */
export interface Copy {
  /** Nothing while it is looked up. */
  kept?: KeptCopy | undefined;
  isLost: boolean;
  /** What is published; nothing when the site does not answer. */
  list?: CopyList | undefined;
  /** Bytes that come over the network for what is published and not here yet. */
  sent: number;
}

interface CopyControl {
  /** Nothing while it is looked up. */
  copy: Copy | undefined;
  job: Job | undefined;
  /** What happened last. */
  outcome: Reason | 'removed' | undefined;
  keep: (list: CopyList) => void;
  remove: () => void;
  lookAgain: () => void;
}

/** How the copy of a language stands on this device, and what changes it. */
export function useCopy(siteBase: string, baseUrl: string, language: string): CopyControl {
  const [copy, setCopy] = useState<Copy>();
  const [outcome, setOutcome] = useState<CopyControl['outcome']>();
  const job = useJob();
  const isWorking = job !== undefined;
  const finished = job?.finished;

  const look = useCallback(async () => {
    try {
      const [found, list] = await Promise.all([
        lookUp(siteBase, language),
        fetchList(baseUrl).catch(() => undefined),
      ]);
      const lacking = list ? await lackingFiles(list) : [];
      setCopy({
        kept: found.copy,
        isLost: !found.copy && found.isLost,
        list,
        sent: weigh(lacking.map(([, listed]) => listed)).sent,
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
    keep: (list) => {
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
