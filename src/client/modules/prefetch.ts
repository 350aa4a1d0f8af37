/**
 * Loads the page that a reader is about to open. Upstream prefetches every link in sight, as many
 * bytes as the first visit itself, and on hover loads pages that the pointer only crosses.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Shorter hovers rarely end in a click. */
const HOVER_MS = 65;

const nextSteps = '.pagination-nav__link--next, #related-pages + ul a';

/** Of Docusaurus' links that have been in sight: `href` attributes. */
const addresses = new Set<string>();

let target: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus sets these functions in the same task, and its links call them when they're rendered.
  queueMicrotask(() => {
    const {preload} = window.docusaurus;
    const load = (address: string) => {
      const {pathname} = new URL(address, window.location.href);
      // After a failure, opening the page loads it again.
      Promise.resolve(preload(pathname)).catch(() => undefined);
    };
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === target) {
        return;
      }
      target = link;
      clearTimeout(timer);
      const address = link?.getAttribute('href');
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      timer = setTimeout(
        // The link may just have scrolled into sight.
        () => address && addresses.has(address) && load(address),
        isTouch ? 0 : HOVER_MS,
      );
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    window.docusaurus = {
      prefetch(address) {
        addresses.add(address);
        if (isNextStepInSight(address)) {
          load(address);
        }
        return false;
      },
      preload: () => false,
    };
  });
}

function isNextStepInSight(address: string): boolean {
  return [...document.querySelectorAll(nextSteps)].some(
    (link) =>
      link.getAttribute('href') === address &&
      // A hidden link has no rectangles.
      [...link.getClientRects()].some(({top}) => top < document.documentElement.clientHeight),
  );
}
