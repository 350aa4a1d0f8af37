import {log} from './log';

/** An error whose message is sent to the client. */
export class PublicError extends Error {}

/** Runs a tool call. Logs errors other than `PublicError`, and throws a generic one instead. */
export async function withPublicErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PublicError) {
      throw error;
    }
    log(error);
    throw new PublicError('Internal error. See the log of the server.');
  }
}
