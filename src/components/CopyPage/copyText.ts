/** Why a text did not reach the clipboard. */
export type CopyFailure = 'refused' | 'unavailable';

/**
 * Copies the text at an address. The clipboard is asked at once, with a promise of the text: WebKit
 * lets nothing write that the reader has pressed too long ago.
 *
 * @returns `unavailable` when the site did not answer with the text, `refused` when the browser
 * keeps its clipboard closed; nothing when all went well
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

/** A development server answers any address with its page. */
async function read(address: string): Promise<Blob> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${address} is not there`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}
