import pMap from 'p-map';
import {fileKey, openFiles} from '../store/copies';
import {
  addressOf,
  digestOf,
  LIST_FILE,
  weigh,
  type CopyList,
  type ListedFile,
} from '../store/copyList';
import {failureOf, OfflineFailure} from './failure';

/**
 * What the newest deployment has in a language.
 *
 * @throws when the site does not answer, or not with a list
 */
export async function fetchList(baseUrl: string): Promise<CopyList> {
  const response = await fetch(baseUrl + LIST_FILE, {cache: 'no-store'});
  if (!response.ok) {
    throw new Error(`${response.url} answers ${response.status}.`);
  }
  return (await response.json()) as CopyList;
}

/** Files on their way at once. */
const CONCURRENCY = 16;

/** What a browser needs beside the files: their headers and its own records. */
const OVERHEAD = 1.1;

export interface Keep {
  list: CopyList;
  signal: AbortSignal;
  /** Told the bytes that have come. */
  onProgress: (bytes: number) => void;
}

type Download = Keep & {files: readonly (readonly [file: string, listed: ListedFile])[]};

/**
 * Brings files into the storage; each must be the one that the list has.
 *
 * @throws an `OfflineFailure`
 */
export async function download({list, files, signal, onProgress}: Download): Promise<void> {
  await checkRoom(weigh(files.map(([, listed]) => listed)).bytes);
  const cache = await openFiles(list.siteBase);
  let done = 0;
  await pMap(
    files,
    async ([file, listed]) => {
      const response = await fetchFile(addressOf(list, file), signal);
      const content = await response.arrayBuffer().catch((error: unknown) => {
        throw failureOf(error, signal.aborted ? 'cancelled' : 'network');
      });
      if ((await digestOf(content)) !== listed[0]) {
        throw new OfflineFailure('changing');
      }
      await cache.put(
        fileKey(list, file, listed),
        new Response(content, {headers: keptHeaders(response)}),
      );
      done += listed[1];
      onProgress(done);
    },
    {concurrency: CONCURRENCY},
  ).catch((error: unknown) => {
    throw signal.aborted ? new OfflineFailure('cancelled') : failureOf(error, 'no room');
  });
}

/** Not every browser says how much room there is. */
async function checkRoom(bytes: number): Promise<void> {
  const {quota, usage = 0} = (await navigator.storage?.estimate()) ?? {};
  if (quota !== undefined && quota - usage < bytes * OVERHEAD) {
    throw new OfflineFailure('no room');
  }
}

/** `no-store` goes past the worker, and past the caches of the browser. */
async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {cache: 'no-store', signal});
  } catch (error) {
    throw failureOf(error, signal.aborted ? 'cancelled' : 'network');
  }
}

/** Those of the site, its policy among them, without what was true on the way alone. */
function keptHeaders({headers}: Response): Headers {
  const kept = new Headers(headers);
  ['content-encoding', 'content-length', 'vary'].forEach((name) => kept.delete(name));
  return kept;
}
