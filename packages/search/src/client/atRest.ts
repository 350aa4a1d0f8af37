/** Safari has no idle callbacks: in milliseconds. */
const SHORT_TIME = 200;

/** Calls when the browser has nothing else to do. */
export function atRest(call: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(call);
  } else {
    setTimeout(call, SHORT_TIME);
  }
}
