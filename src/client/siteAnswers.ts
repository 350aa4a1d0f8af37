/** Longer than this a reader does not wait to learn that there is no network. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Whether the site answers at an address, even with 404. Asks the network, not the cache. */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const {status} = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
