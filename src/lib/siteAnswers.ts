/** Longer than this a reader does not wait to learn that there is no network. */
const PATIENCE = 10_000;

/** Does the site answer at an address, be it that the page is not there? Asks the network, no cache. */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const {status} = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status < 500;
  } catch {
    return false;
  }
}
