import {failure, type Answer, type LoggedRequest} from './protocol';

export interface Keys {
  appId: string;
  searchKey: string;
  adminKey: string;
}

/** Refuses a request whose keys are wrong, or whose key may not do what it asks. */
export function refuse(request: LoggedRequest, keys: Keys): Answer | undefined {
  // The browser's client sends its keys in the address, to be spared a preflight.
  const sent = (name: string) => request.headers[name] ?? request.query[name];
  const key = sent('x-algolia-api-key');
  if (
    sent('x-algolia-application-id') !== keys.appId ||
    (key !== keys.searchKey && key !== keys.adminKey)
  ) {
    return failure(403, 'Invalid Application-ID or API key');
  }
  return key === keys.adminKey || isSearch(request)
    ? undefined
    : failure(403, 'Method not allowed with this API key');
}

/** What a key with the right `search` and no other may do. */
function isSearch({method, path}: LoggedRequest): boolean {
  return (
    (method === 'POST' && /^\/1\/indexes\/[^/]+\/(?:queries|query|objects)$/.test(path)) ||
    (method === 'GET' && /^\/1\/indexes\/[^/]+\/[^/]+$/.test(path) && !path.endsWith('/settings'))
  );
}
