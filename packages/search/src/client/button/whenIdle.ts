/** What browsers other than Chromium do not tell. */
interface Machine {
  connection?: {saveData?: boolean; effectiveType?: string};
  /** Rounded, in gigabytes; the least that is told is .25. */
  deviceMemory?: number;
}

/** After the page has loaded, in milliseconds. */
const QUIET = 2000;

/**
 * Calls once the page has loaded and been left alone for two seconds, so that the reader waits for
 * nothing else: never for those who save data, on a slow line, or with little memory.
 *
 * @returns a function that takes the call back
 */
export function whenIdle(call: () => void): () => void {
  const {connection, deviceMemory = 1} = navigator as Machine;
  if (connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? '') || deviceMemory < 1) {
    return () => undefined;
  }
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(call, QUIET);
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait, {once: true});
  }
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
