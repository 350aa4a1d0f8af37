/** `refused` by the browser, or the text is `unavailable`. */
export type CopyFailure = 'refused' | 'unavailable';

/**
 * Copies the text at a URL. Writes a promise, as WebKit only allows writing right after a click.
 */
export async function copyText(url: string): Promise<CopyFailure | undefined> {
  let failure: CopyFailure = 'refused';
  const fetchText = async () => {
    try {
      return await fetchBlob(url);
    } catch (error) {
      failure = 'unavailable';
      throw error;
    }
  };
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText()})]);
    return undefined;
  } catch {
    return failure;
  }
}

/** @throws if the response is an error, or HTML (the fallback of development servers) */
async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${url} not found`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}
