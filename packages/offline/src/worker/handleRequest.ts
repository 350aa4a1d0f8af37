import {isHashedFile} from '@guide/hosting/caching';
import type {StoredCopy} from '../store/copyList';
import {findFile, resolvePage, type StoredFile} from './findFile';

export const NETWORK_TIMEOUT_MS = 4000;

export interface Sources {
  copies: readonly StoredCopy[];
  fetch(request: Request): Promise<Response>;
  /** Returns `undefined` if the browser evicted the file. */
  read(found: StoredFile): Promise<Response | undefined>;
}

/**
 * Serves hashed files from the copy if possible, everything else from the network first.
 *
 * @throws if the network fails and the copy has no response
 */
export async function handleRequest(request: Request, sources: Sources): Promise<Response> {
  const url = new URL(request.url);
  const found = findFile(sources.copies, url.pathname);
  if (found && request.mode !== 'navigate' && isHashedFile(found.file)) {
    return (await sources.read(found)) ?? sources.fetch(request);
  }
  const live = sources.fetch(request);
  const stored = () =>
    request.mode === 'navigate' ? storedPage(url, sources) : found && sources.read(found);
  return (await (found ? withTimeout(live) : orUndefined(live))) ?? (await stored()) ?? live;
}

const orUndefined = (live: Promise<Response>) => live.catch(() => undefined);

/** Returns `undefined` on an error, a timeout or a 5xx response. */
async function withTimeout(live: Promise<Response>): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined),
  );
  const response = await Promise.race([orUndefined(live), timeout]);
  return response && response.status < 500 ? response : undefined;
}

async function storedPage(
  {pathname, search}: URL,
  sources: Sources,
): Promise<Response | undefined> {
  const resolution = resolvePage(sources.copies, pathname);
  if (!resolution || 'to' in resolution) {
    return resolution && Response.redirect(resolution.to + search, 301);
  }
  const {found, status} = resolution;
  const page = await sources.read(found);
  return page && status !== 200 ? new Response(page.body, {status, headers: page.headers}) : page;
}
