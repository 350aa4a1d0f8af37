/** Delay where there are no idle callbacks (Safari). */
const FALLBACK_DELAY_MS = 200;

/** Calls back when the browser is idle. */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    setTimeout(callback, FALLBACK_DELAY_MS);
  }
}
