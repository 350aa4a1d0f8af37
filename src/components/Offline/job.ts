import {useSyncExternalStore} from 'react';
import {
  keep,
  lackingFiles,
  OfflineFailure,
  weigh,
  type CopyList,
  type Reason,
} from '@guide/offline/client';

/** A download under way. It goes on while the reader is on other pages. */
export interface Job {
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
export function start(list: CopyList): void {
  const controller = new AbortController();
  const run = async (): Promise<Reason | undefined> => {
    try {
      const {bytes} = weigh((await lackingFiles(list)).map(([, listed]) => listed));
      const onProgress = (done: number) => job && set({...job, done, total: bytes});
      await keep({list, signal: controller.signal, onProgress});
      return undefined;
    } catch (error) {
      return error instanceof OfflineFailure ? error.reason : 'unsupported';
    } finally {
      set(undefined);
    }
  };
  const finished = run();
  set({done: 0, total: 0, cancel: () => controller.abort(), finished});
}

/** The download that is under way in this tab. */
export function useJob(): Job | undefined {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => job,
    () => undefined,
  );
}
