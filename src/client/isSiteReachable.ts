const TIMEOUT_MS = 10_000;

/** Whether the site responds, even with 404. Bypasses the cache. */
export async function isSiteReachable(url: string): Promise<boolean> {
  try {
    const {status} = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
