export type CopyFailure = 'refused' | 'unavailable';

/**
 * Copies the text at a URL. Writes a promise to the clipboard, as WebKit only allows writing right after a click.
 *
 * @returns `undefined` on success
 */
export async function copyText(address: string): Promise<CopyFailure | undefined> {
  let failure: CopyFailure = 'refused';
  const fetchText = async () => {
    try {
      return await read(address);
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

/** @throws if the response isn't text. Development servers respond to any URL with HTML. */
async function read(address: string): Promise<Blob> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${address} not found`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}
