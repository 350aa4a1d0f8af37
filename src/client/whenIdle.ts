/** Does something when the browser has nothing else to do. Safari has no idle callbacks: there it waits a moment. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(act);
  } else {
    setTimeout(act, 200);
  }
}
