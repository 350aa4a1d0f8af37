import {isCurrent, lockName, pruneCopies, readCopies, readFile} from '../store/copies';
import type {StoredCopy} from '../store/copyManifest';
import {handleRequest} from './handleRequest';

/** Subset: TypeScript's worker library conflicts with its DOM library. */
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
  respondWith(response: Promise<Response>): void;
}

// Contains nothing specific to a deployment, so browsers only update it if this code changes.

const worker = self as unknown as WorkerScope;
const siteBase = new URL(worker.registration.scope).pathname;

let copies: Promise<StoredCopy[]> | undefined;

const invalidateCopies = () => {
  copies = undefined;
};

function respond(request: Request): Promise<Response> {
  copies ??= readCopies(siteBase).catch(() => {
    // Continue without copies, and read them again next time.
    invalidateCopies();
    return [];
  });
  return handleRequest(request, {
    copies,
    fetch: (input) => fetch(input),
    read: ({copy, file}) => readFile(copy, file),
  });
}

/** Deletes outdated copies unless a tab is open, because tabs may use them. */
async function deleteOutdatedCopies(): Promise<void> {
  const tabs = await worker.clients.matchAll({type: 'window', includeUncontrolled: true});
  if (tabs.length > 0) {
    return;
  }
  await navigator.locks.request(lockName(siteBase), {ifAvailable: true}, async (lock) => {
    if (lock) {
      await pruneCopies(siteBase, isCurrent);
      invalidateCopies();
    }
  });
}

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// Sent by `notifyWorker`.
worker.addEventListener('message', invalidateCopies);

worker.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  // Our scripts bypass this worker with `no-store`.
  if (
    request.method !== 'GET' ||
    origin !== location.origin ||
    !pathname.startsWith(siteBase) ||
    request.cache === 'no-store'
  ) {
    return;
  }
  if (request.mode === 'navigate') {
    event.waitUntil(deleteOutdatedCopies());
  }
  event.respondWith(respond(request));
});
