import {limits} from './limits';

/** An error whose message is sent to the client. */
export class PublicError extends Error {}

/** Runs a tool call with a timeout. Logs errors other than `PublicError`, and throws a generic one instead. */
export async function withTimeout<Result>(
  work: () => Promise<Result>,
  report: (error: unknown) => void,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new PublicError('Timeout. Try again in a moment.');
    timer = setTimeout(reject, limits.timeoutMs, error);
  });
  try {
    return await Promise.race([work(), timeout]);
  } catch (error) {
    if (error instanceof PublicError) {
      throw error;
    }
    report(error);
    throw new PublicError('Internal error. See the log of the server.');
  } finally {
    clearTimeout(timer);
  }
}
