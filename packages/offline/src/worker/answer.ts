import {isHashedFile} from '@guide/hosting/caching';
import type {KeptCopy} from '../store/copyList';
import {findFile, resolvePage, type Found} from './findFile';

/** Milliseconds that a reader with a copy waits for a network that may not answer. */
export const PATIENCE = 4000;

/** Where answers come from. */
export interface Sources {
  copies: readonly KeptCopy[];
  fetch(request: Request): Promise<Response>;
  /** Nothing when the browser has taken the file back. */
  read(found: Found): Promise<Response | undefined>;
}

/**
 * Answers a request: what never changes from a copy, all else from the network first, so that a
 * reader who is online reads the site as it is.
 *
 * @throws as `fetch` does, when neither has an answer
 */
export async function answer(request: Request, sources: Sources): Promise<Response> {
  const url = new URL(request.url);
  const found = findFile(sources.copies, url.pathname);
  if (found && request.mode !== 'navigate' && isHashedFile(found.file)) {
    return (await sources.read(found)) ?? sources.fetch(request);
  }
  const live = sources.fetch(request);
  const kept = () =>
    request.mode === 'navigate' ? keptPage(url, sources) : found && sources.read(found);
  return (await (found ? inTime(live) : orNothing(live))) ?? (await kept()) ?? live;
}

/** Nothing in place of a failure. */
const orNothing = (live: Promise<Response>) => live.catch(() => undefined);

/** An answer of the network; nothing when it fails, is late, or the server is in trouble. */
async function inTime(live: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const response = await Promise.race([orNothing(live), late]);
  return response && response.status < 500 ? response : undefined;
}

async function keptPage({pathname, search}: URL, sources: Sources): Promise<Response | undefined> {
  const resolution = resolvePage(sources.copies, pathname);
  if (!resolution || 'to' in resolution) {
    return resolution && Response.redirect(resolution.to + search, 301);
  }
  const {found, status} = resolution;
  const page = await sources.read(found);
  return page && status !== 200 ? new Response(page.body, {status, headers: page.headers}) : page;
}
