import {hostVariable} from './client';

/** What the errors of the official client carry. */
interface ClientError {
  name: string;
  message: string;
  status?: number;
  stackTrace?: {response: {status: number}}[];
}

/** Tells whether the provider answered, and refused: what was asked has then not happened. */
export function isRefusal(error: unknown): boolean {
  const status = (error as ClientError | null)?.status;
  return status !== undefined && status >= 400 && status < 500;
}

/**
 * Says in a sentence or two what went wrong, and what to do about it.
 *
 * @param keyVariable the variable of the key that was used
 */
export function explainError(error: unknown, keyVariable: string): string {
  const {name, message, status, stackTrace = []} = error as ClientError;
  if (status === 403 && message.startsWith('Invalid Application-ID')) {
    return `Algolia does not know the keys (${message}). Check TELESCOPE_ALGOLIA_APP_ID and ${keyVariable}.`;
  }
  if (status === 403) {
    return `The key in ${keyVariable} may not do this (${message}). ${remedies[keyVariable] ?? ''}`.trim();
  }
  if (name === 'RetryError') {
    const answers = stackTrace.map(({response}) => response.status).filter((code) => code > 0);
    return answers.length > 0
      ? `Algolia does not work as it should (status ${answers.at(-1)}). Try again later.`
      : `No host of Algolia could be reached. Check the network, TELESCOPE_ALGOLIA_APP_ID, and ${hostVariable} if it is set.`;
  }
  return status === undefined ? message : `Algolia answered: ${message} (status ${status}).`;
}

const remedies: Record<string, string> = {
  TELESCOPE_ALGOLIA_ADMIN_KEY:
    'Give a key with the rights search, browse, addObject, deleteIndex, settings and editSettings on the index and on the indices whose names start with its name and "_tmp_"; the search-only key is no such key.',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'Give the key of Algolia that may search this index.',
};
