import pMap from 'p-map';
import {fileKey, openFileCache} from '../store/copies';
import {
  digestOf,
  MANIFEST_FILE,
  totalSize,
  urlPathOf,
  type CopyManifest,
  type ManifestEntry,
} from '../store/copyManifest';
import {OfflineFailure, toOfflineFailure} from './failure';

/** Fetches the manifest of the newest deployment. @throws if the request fails */
export async function fetchManifest(baseUrl: string): Promise<CopyManifest> {
  const response = await fetch(baseUrl + MANIFEST_FILE, {cache: 'no-store'});
  if (!response.ok) {
    throw new Error(`${response.url} returned ${response.status}.`);
  }
  return (await response.json()) as CopyManifest;
}

const CONCURRENCY = 16;

/** Factor for stored headers and browser metadata. */
const STORAGE_OVERHEAD = 1.1;

export interface SaveOptions {
  manifest: CopyManifest;
  signal: AbortSignal;
  /** Called after each file, with the bytes stored so far. */
  onProgress: (storedBytes: number) => void;
}

type DownloadOptions = SaveOptions & {
  files: readonly (readonly [file: string, entry: ManifestEntry])[];
};

/** Downloads files into Cache Storage, and checks their digests. @throws {OfflineFailure} */
export async function download(options: DownloadOptions): Promise<void> {
  const {manifest, files, signal, onProgress} = options;
  await checkQuota(totalSize(files.map(([, entry]) => entry)).bytes);
  const cache = await openFileCache(manifest.siteBase);
  let storedBytes = 0;
  await pMap(
    files,
    async ([file, entry]) => {
      const [digest, bytes] = entry;
      const response = await fetchFile(urlPathOf(manifest, file), signal);
      const content = await response.arrayBuffer().catch((error: unknown) => {
        throw toOfflineFailure(error, signal.aborted ? 'cancelled' : 'network');
      });
      if ((await digestOf(content)) !== digest) {
        throw new OfflineFailure('changing');
      }
      await cache.put(
        fileKey(manifest, file, entry),
        new Response(content, {headers: headersToStore(response)}),
      );
      storedBytes += bytes;
      onProgress(storedBytes);
    },
    {concurrency: CONCURRENCY},
  ).catch((error: unknown) => {
    throw signal.aborted ? new OfflineFailure('cancelled') : toOfflineFailure(error, 'no room');
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
async function fetchFile(urlPath: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(urlPath, {cache: 'no-store', signal});
  } catch (error) {
    throw toOfflineFailure(error, signal.aborted ? 'cancelled' : 'network');
  }
}

/** Omits the headers of the transfer, and `Vary`, which `Cache.match` checks. */
function headersToStore({headers}: Response): Headers {
  const stored = new Headers(headers);
  ['content-encoding', 'content-length', 'vary'].forEach((name) => stored.delete(name));
  return stored;
}
