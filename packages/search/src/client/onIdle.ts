/** Safari has no idle callbacks. */
const FALLBACK_DELAY_MS = 200;

export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    setTimeout(callback, FALLBACK_DELAY_MS);
  }
}
