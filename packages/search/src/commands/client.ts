import {algoliasearch, type SearchClient} from 'algoliasearch';
import type {SearchKeys, SearchSite} from './site';

/** Makes the official client, for the provider's own hosts or for another one. */
export function createClient({appId, host}: SearchKeys, apiKey: string): SearchClient {
  const protocol = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https';
  return algoliasearch(
    appId,
    apiKey,
    host ? {hosts: [{url: host, protocol, accept: 'readWrite'}]} : {},
  );
}

/** What the errors of the official client carry. */
interface ClientError {
  name: string;
  message: string;
  status?: number;
}

const remedies = {
  searchKey: 'Give the key of Algolia that may search this index.',
  adminKey:
    'Give a key with the rights search, browse, addObject, deleteIndex, settings and editSettings on the index and on the indices whose names start with its name and "_tmp_"; the search-only key is no such key.',
};

/**
 * Says in a sentence or two what went wrong, and what to do about it.
 *
 * @param used the key that was used
 */
export function explainError(
  error: unknown,
  names: SearchSite['keyNames'],
  used: keyof typeof remedies,
): string {
  const {name, message, status} = error as ClientError;
  if (status === 404) {
    return `There is no index of that name. Run the command with \`push\`, or correct ${names.indexName}.`;
  }
  if (status === 403) {
    return message.startsWith('Invalid Application-ID')
      ? `Algolia does not know the keys (${message}). Check ${names.appId} and ${names[used]}.`
      : `The key in ${names[used]} may not do this (${message}). ${remedies[used]}`;
  }
  if (name === 'RetryError') {
    return `No host of Algolia could be reached, or none works as it should. Check the network, ${names.appId}, and ${names.host} if it is set (a host with or without a port), or try again later.`;
  }
  return status === undefined ? message : `Algolia answered: ${message} (status ${status}).`;
}
