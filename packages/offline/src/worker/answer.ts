import {isHashedFile} from '@guide/delivery/caching';
import {NOT_KEPT_PAGE, type KeptCopy} from '../store/copyList';
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
  switch (resolution?.kind) {
    case 'page':
      return sources.read(resolution.found);
    case 'moved':
      return Response.redirect(resolution.to + search, 301);
    case 'absent':
      return withStatus(404, await sources.read({copy: resolution.copy, file: '404.html'}));
    case 'not kept':
      return withStatus(503, await sources.read({copy: resolution.copy, file: NOT_KEPT_PAGE}));
    default:
      return undefined;
  }
}

function withStatus(status: number, page: Response | undefined): Response | undefined {
  return page && new Response(page.body, {status, headers: page.headers});
}
