import pMap from 'p-map';
import {fileKey, openFiles} from '../store/copies';
import {
  addressOf,
  digestOf,
  LIST_FILE,
  totalSize,
  type CopyList,
  type ListedFile,
} from '../store/copyList';
import {failureOf, OfflineFailure} from './failure';

/** Fetches the file list of the newest deployment. @throws if the request fails */
export async function fetchList(baseUrl: string): Promise<CopyList> {
  const response = await fetch(baseUrl + LIST_FILE, {cache: 'no-store'});
  if (!response.ok) {
    throw new Error(`${response.url} returned ${response.status}.`);
  }
  return (await response.json()) as CopyList;
}

const CONCURRENCY = 16;

/** Factor for stored headers and browser metadata. */
const STORAGE_OVERHEAD = 1.1;

export interface SaveOptions {
  list: CopyList;
  signal: AbortSignal;
  /** Total bytes stored so far. */
  onProgress: (bytes: number) => void;
}

type Download = SaveOptions & {files: readonly (readonly [file: string, listed: ListedFile])[]};

/** Downloads files into Cache Storage, and checks their digests. @throws {OfflineFailure} */
export async function download({list, files, signal, onProgress}: Download): Promise<void> {
  await checkQuota(totalSize(files.map(([, listed]) => listed)).bytes);
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
        new Response(content, {headers: storedHeaders(response)}),
      );
      done += listed[1];
      onProgress(done);
    },
    {concurrency: CONCURRENCY},
  ).catch((error: unknown) => {
    throw signal.aborted ? new OfflineFailure('cancelled') : failureOf(error, 'no room');
  });
}

/** @throws {OfflineFailure} `no room`, in browsers that report a quota */
async function checkQuota(bytes: number): Promise<void> {
  const {quota, usage = 0} = (await navigator.storage?.estimate()) ?? {};
  if (quota !== undefined && quota - usage < bytes * STORAGE_OVERHEAD) {
    throw new OfflineFailure('no room');
  }
}

/** `no-store` bypasses the worker and the HTTP cache. */
async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {cache: 'no-store', signal});
  } catch (error) {
    throw failureOf(error, signal.aborted ? 'cancelled' : 'network');
  }
}

/** Copies all headers, such as the CSP, except those that describe the transfer. */
function storedHeaders({headers}: Response): Headers {
  const stored = new Headers(headers);
  ['content-encoding', 'content-length', 'vary'].forEach((name) => stored.delete(name));
  return stored;
}
