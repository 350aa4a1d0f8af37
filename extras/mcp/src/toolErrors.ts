import {setTimeout as wait} from 'node:timers/promises';
import {limits} from './limits';

/** An error whose message is sent to the client. */
export class PublicError extends Error {}

/** Runs a tool call with a timeout. Logs errors other than `PublicError`, and throws a generic one instead. */
export async function withTimeout<Result>(
  work: () => Promise<Result>,
  report: (error: unknown) => void,
): Promise<Result> {
  const done = new AbortController();
  const timeout = wait(limits.timeoutMs, undefined, {signal: done.signal, ref: false}).then(() => {
    throw new PublicError('Timeout. Try again in a moment.');
  });
  // Rejects when aborted below.
  timeout.catch(() => undefined);
  try {
    return await Promise.race([work(), timeout]);
  } catch (error) {
    if (error instanceof PublicError) {
      throw error;
    }
    report(error);
    throw new PublicError('Internal error. See the log of the server.');
  } finally {
    done.abort();
  }
}
