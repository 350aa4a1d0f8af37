import type {Page} from '@playwright/test';

/** What starts and stops a stopwatch. */
interface Stopwatch {
  /** A click or a key: the next one is the start, at its own time stamp, however busy the page is then. */
  event: 'click' | 'keydown';
  /** The end is the paint of another text in the first element that this finds. */
  selector: string;
}

/** Starts a stopwatch in a page. @returns what gives its milliseconds when it has ended */
export async function startStopwatch(
  page: Page,
  stopwatch: Stopwatch,
): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle(({event, selector}) => {
    const ended = new Promise<number>((resolve) => {
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
    // In an object, so that it is not awaited here.
    return {ended};
  }, stopwatch);
  return () => handle.evaluate(({ended}) => ended);
}
