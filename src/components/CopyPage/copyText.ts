import {joinParts} from '@guide/markdown-export/parts';

/** `refused` by the browser, or the text is `unavailable`. */
export type CopyFailure = 'refused' | 'unavailable';

/**
 * Copies the Markdown at a URL, with the parts of long pages. Writes a promise, as WebKit only allows writing
 * right after a click.
 */
export async function copyText(url: string): Promise<CopyFailure | undefined> {
  let failure: CopyFailure = 'refused';
  const fetchBlob = async () => {
    try {
      const readPart = (part: string) => fetchText(new URL(part).pathname);
      const text = await joinParts(await fetchText(url), url, readPart);
      return new Blob([text], {type: 'text/plain'});
    } catch (error) {
      failure = 'unavailable';
      throw error;
    }
  };
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchBlob()})]);
    return undefined;
  } catch {
    return failure;
  }
}

/** @throws if the response is an error, or HTML (the fallback of development servers) */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${url} not found`);
  }
  return response.text();
}
