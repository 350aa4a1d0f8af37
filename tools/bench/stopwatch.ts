import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the event to the paint of what it brought. */
    stopwatch: Promise<number>;
  }
}

/** What starts and stops a stopwatch. */
interface Stopwatch {
  /** A click or a key: the next one is the start, at its own time stamp, however busy the page is then. */
  event: 'click' | 'keydown';
  /** The end is the paint of another text in the first element that this finds. */
  selector: string;
}

/** Starts a stopwatch in a page. */
export async function startStopwatch(page: Page, stopwatch: Stopwatch): Promise<void> {
  await page.evaluate(({event, selector}) => {
    window.stopwatch = new Promise((resolve) => {
      const listen = ({timeStamp}: Event) => {
        const text = () => document.querySelector(selector)?.textContent;
        const before = text();
        const observer = new MutationObserver(() => {
          if (text() && text() !== before) {
            observer.disconnect();
            // The second frame begins when the first is painted.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(performance.now() - timeStamp)),
            );
          }
        });
        observer.observe(document, {childList: true, characterData: true, subtree: true});
      };
      addEventListener(event, listen, {capture: true, once: true});
    });
  }, stopwatch);
}

/** Milliseconds that the stopwatch of a page took, when it has ended. */
export function readStopwatch(page: Page): Promise<number> {
  return page.evaluate(() => window.stopwatch);
}
