import {setTimeout as wait} from 'node:timers/promises';
import {limits} from './limits';
import {PublicError} from './publicError';

/**
 * Does what a call asks for, within its time. What goes wrong on the way is for the log: who asks
 * learns of it what a `PublicError` says, and no more.
 */
export async function withTimeout<Result>(
  work: () => Promise<Result>,
  report: (error: unknown) => void,
): Promise<Result> {
  const done = new AbortController();
  const late = wait(limits.time, undefined, {signal: done.signal, ref: false}).then(() => {
    throw new PublicError('This took too long. Ask again in a moment.');
  });
  // It ends with the answer.
  late.catch(() => undefined);
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (error instanceof PublicError) {
      throw error;
    }
    report(error);
    throw new PublicError('The server could not answer this. Its log says why.');
  } finally {
    done.abort();
  }
}
