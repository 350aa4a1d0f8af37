import {LRUCache} from 'lru-cache';
import {MAX_FILE_BYTES, type Source} from './source';

/** How much of what was read is kept, in characters. */
const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024;

interface Kept {
  text: string;
  etag: string | null;
  /** When the site was asked for it last, in milliseconds. */
  asked: number;
}

interface LiveOptions {
  /** How long a file counts as fresh, in milliseconds: then the site is asked whether it has changed. */
  freshFor?: number;
  /** How long an answer may take, in milliseconds. */
  timeout?: number;
}

/**
 * Reads a live site. A file is fetched once and then asked for by its entity tag; while the site does
 * not answer, what it said before counts. Redirects are not followed, as they could lead to another host.
 *
 * @param address where the site begins, with a slash at its end
 * @param report told why the site does not answer
 */
export function liveSource(
  address: string,
  report: (error: unknown) => void,
  {freshFor = 30_000, timeout = 10_000}: LiveOptions = {},
): Source {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: ({text}) => text.length + 1,
  });
  const pending = new Map<string, Promise<string | undefined>>();

  async function ask(name: string, known: Kept | undefined): Promise<string | undefined> {
    const url = new URL(name, address);
    if (!url.href.startsWith(address)) {
      return undefined;
    }
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: known?.etag ? {'if-none-match': known.etag} : {},
    });
    if (response.status === 304 && known) {
      kept.set(name, {...known, asked: Date.now()});
      return known.text;
    }
    if (response.status === 404 || response.status === 410 || isPage(response)) {
      await response.body?.cancel();
      kept.delete(name);
      return undefined;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${url} answered ${response.status}.`);
    }
    const text = await readText(response, url);
    kept.set(name, {text, etag: response.headers.get('etag'), asked: Date.now()});
    return text;
  }

  return {
    name: address,
    address,
    async read(name) {
      const known = kept.get(name);
      if (known && Date.now() - known.asked < freshFor) {
        return known.text;
      }
      const asking =
        pending.get(name) ??
        ask(name, known)
          .catch((error: unknown) => {
            if (!known) {
              throw error;
            }
            report(error);
            kept.set(name, {...known, asked: Date.now()});
            return known.text;
          })
          .finally(() => void pending.delete(name));
      pending.set(name, asking);
      return asking;
    },
  };
}

/** Nothing that is read here is HTML: it is what some hosts answer, with a status of success, for what is not there. */
function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

async function readText(response: Response, url: URL): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The type of the browser, which lacks the iterator that Node has.
  const body = response.body as AsyncIterable<Uint8Array> | null;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_FILE_BYTES) {
      throw new Error(`${url} has more than ${MAX_FILE_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
