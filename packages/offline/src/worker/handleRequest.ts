import {isHashedFile} from '@guide/hosting/caching';
import type {StoredCopy} from '../store/copyManifest';
import {findFile, resolvePage, type StoredFile} from './findFile';

export const NETWORK_TIMEOUT_MS = 4000;
export const STORAGE_TIMEOUT_MS = 1000;

export interface Sources {
  /** Newest first. */
  copies: Promise<readonly StoredCopy[]>;
  fetch(request: Request): Promise<Response>;
  /** Returns `undefined` if the file is missing or damaged. */
  read(file: StoredFile): Promise<Response | undefined>;
}

/**
 * Serves hashed files from the copy if possible, everything else from the network first. Storage
 * that doesn't answer is ignored unless the network fails.
 *
 * @throws if the network fails and the copy has no response
 */
export async function handleRequest(request: Request, sources: Sources): Promise<Response> {
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate';
  const copies = (await withTimeout(sources.copies, STORAGE_TIMEOUT_MS)) ?? [];
  const stored = findFile(copies, url.pathname);
  if (stored && !isPage && isHashedFile(stored.file)) {
    const file = await withTimeout(sources.read(stored), STORAGE_TIMEOUT_MS);
    if (file) {
      return file;
    }
  }
  const live = sources.fetch(request);
  const response = await (stored ? withTimeout(live, NETWORK_TIMEOUT_MS) : orUndefined(live));
  if (response && !(stored && response.status >= 500)) {
    return response;
  }
  const fallback = isPage ? readPage(url, sources) : readAsset(url, sources);
  return (await withTimeout(fallback, NETWORK_TIMEOUT_MS)) ?? live;
}

const orUndefined = <Result>(promise: Promise<Result>) => promise.catch(() => undefined);

/** Returns `undefined` on an error or a timeout. */
function withTimeout<Result>(
  promise: Promise<Result>,
  timeoutMs: number,
): Promise<Result | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined));
  return Promise.race([orUndefined(promise), timeout]);
}

async function readAsset({pathname}: URL, {copies, read}: Sources): Promise<Response | undefined> {
  const stored = findFile(await copies, pathname);
  return stored && read(stored);
}

async function readPage(
  {pathname, search}: URL,
  {copies, read}: Sources,
): Promise<Response | undefined> {
  const resolution = resolvePage(await copies, pathname);
  if (!resolution || 'redirectTo' in resolution) {
    return resolution && Response.redirect(resolution.redirectTo + search, 301);
  }
  const {stored, status} = resolution;
  const page = await read(stored);
  return page && status !== 200 ? new Response(page.body, {status, headers: page.headers}) : page;
}
