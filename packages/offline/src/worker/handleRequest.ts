import {isHashedFile} from '@guide/hosting/caching';
import type {StoredCopy} from '../store/copyManifest';
import {findFile, resolvePage, type StoredFile} from './findFile';

export const NETWORK_TIMEOUT_MS = 4000;

export interface Sources {
  /** Newest first. */
  copies: readonly StoredCopy[];
  fetch(request: Request): Promise<Response>;
  /** Returns `undefined` if the browser evicted the file. */
  read(file: StoredFile): Promise<Response | undefined>;
}

/**
 * Serves hashed files from the copy if possible, everything else from the network first.
 *
 * @throws if the network fails and the copy has no response
 */
export async function handleRequest(request: Request, sources: Sources): Promise<Response> {
  const url = new URL(request.url);
  const stored = findFile(sources.copies, url.pathname);
  if (stored && request.mode !== 'navigate' && isHashedFile(stored.file)) {
    return (await sources.read(stored)) ?? sources.fetch(request);
  }
  const live = sources.fetch(request);
  const fallback = () =>
    request.mode === 'navigate' ? readPage(url, sources) : stored && sources.read(stored);
  return (await (stored ? withTimeout(live) : orUndefined(live))) ?? (await fallback()) ?? live;
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

async function readPage({pathname, search}: URL, sources: Sources): Promise<Response | undefined> {
  const resolution = resolvePage(sources.copies, pathname);
  if (!resolution || 'redirectTo' in resolution) {
    return resolution && Response.redirect(resolution.redirectTo + search, 301);
  }
  const {stored, status} = resolution;
  const page = await sources.read(stored);
  return page && status !== 200 ? new Response(page.body, {status, headers: page.headers}) : page;
}
