import {fileKey, isCurrent, lockName, openFiles, readCopies, sweep} from '../store/copies';
import type {KeptCopy} from '../store/copyList';
import {answer} from './answer';
import type {Found} from './findFile';

/** What the worker uses of its scope: the library of TypeScript for workers excludes that of pages. */
interface WorkerScope {
  registration: {scope: string};
  clients: {
    claim(): Promise<void>;
    matchAll(options: {type: 'window'; includeUncontrolled: boolean}): Promise<readonly unknown[]>;
  };
  addEventListener(type: 'activate' | 'message', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/**
 * Answers from the copies that a reader has asked for. It names no deployment, so that browsers,
 * which look for a new one by themselves, find another one only when this code changes; that one
 * waits until all tabs are closed.
 */
const worker = self as unknown as WorkerScope;
const siteBase = new URL(worker.registration.scope).pathname;

let copies: Promise<KeptCopy[]> | undefined;

const readAgain = () => {
  copies = undefined;
};

/** A storage that fails has no copy, and is asked again. */
const noCopies = () => {
  readAgain();
  return [];
};

async function read({copy, file}: Found): Promise<Response | undefined> {
  try {
    const files = await openFiles(siteBase);
    return await files.match(fileKey(copy, file, copy.files[file]!));
  } catch {
    return undefined;
  }
}

/** Whatever is wrong with the storage, readers who are online have the network. */
async function respond(request: Request): Promise<Response> {
  copies ??= readCopies(siteBase).catch(noCopies);
  return answer(request, {copies: await copies, fetch: (asked) => fetch(asked), read});
}

/** Deletes former copies when the first tab opens: none can need them. */
async function deleteFormer(): Promise<void> {
  const tabs = await worker.clients.matchAll({type: 'window', includeUncontrolled: true});
  if (tabs.length > 0) {
    return;
  }
  await navigator.locks.request(lockName(siteBase), {ifAvailable: true}, async (lock) => {
    if (lock) {
      await sweep(siteBase, isCurrent);
      readAgain();
    }
  });
}

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// A page has changed what is kept.
worker.addEventListener('message', readAgain);

worker.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  // With `no-store`, which only a script asks for, the network is meant.
  if (
    request.method !== 'GET' ||
    origin !== location.origin ||
    !pathname.startsWith(siteBase) ||
    request.cache === 'no-store'
  ) {
    return;
  }
  if (request.mode === 'navigate') {
    event.waitUntil(deleteFormer());
  }
  event.respondWith(respond(request));
});
