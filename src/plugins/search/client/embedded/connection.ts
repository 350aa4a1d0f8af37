import {transfer, wrap, type Remote} from 'comlink';
import type {SearchWorker} from './worker';

interface Connection {
  remote: Remote<SearchWorker>;
  /** Never kept, but rejects when the worker cannot be loaded. */
  lost: Promise<never>;
}

let connection: Connection | undefined;

/**
 * Asks the worker, which is started with the first question.
 *
 * @throws what the worker throws, or when it cannot be loaded; the next question starts another
 */
export async function askWorker<Answer>(
  question: (remote: Remote<SearchWorker>) => Promise<Answer>,
): Promise<Answer> {
  connection ??= connect();
  const {remote, lost} = connection;
  return Promise.race([question(remote), lost]);
}

function connect(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const lost = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      connection = undefined;
      worker.terminate();
      reject(new Error('The search worker cannot be loaded.'));
    });
  });
  // Nobody may be waiting when it is lost.
  lost.catch(() => undefined);
  return {remote: wrap<SearchWorker>(worker), lost};
}

/** Gives the worker what the page has fetched, without a copy. */
export function handOver(file: ArrayBuffer): ArrayBuffer {
  return transfer(file, [file]);
}
