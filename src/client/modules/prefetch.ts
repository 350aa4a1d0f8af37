/** Prefetches the likely next page. Upstream prefetches all links in sight or under the pointer. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Shorter hovers rarely end in a click. */
const HOVER_MS = 65;

/** Links whose pages load when they're in sight. */
const nextSteps = '.pagination-nav__link--next, #related-pages + ul a';

/** `href` attributes of Docusaurus' links. Other links may lead to files. */
const addresses = new Set<string>();

let load: (address: string) => void;
let nextStepObserver: IntersectionObserver | undefined;
let currentLink: Element | null = null;
let hoverTimer: number | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus sets these functions in the same task, before it renders links.
  queueMicrotask(() => {
    const {preload} = window.docusaurus;
    load = (address) => {
      if (addresses.has(address)) {
        const {pathname} = new URL(address, window.location.href);
        // After a failure, opening the page loads it again.
        Promise.resolve(preload(pathname)).catch(() => undefined);
      }
    };
    window.docusaurus = {
      prefetch(address) {
        addresses.add(address);
        return false;
      },
      preload: () => false,
    };
  });
  if (ExecutionEnvironment.canUseIntersectionObserver) {
    nextStepObserver = new IntersectionObserver((entries) => {
      entries
        .filter(({isIntersecting}) => isIntersecting)
        .forEach(({target}) => load(target.getAttribute('href')!));
    });
    // Links then create no observer at each render, and call `prefetch` when they're mounted.
    ExecutionEnvironment.canUseIntersectionObserver = false;
  }
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link === currentLink) {
    return;
  }
  currentLink = link;
  window.clearTimeout(hoverTimer);
  if (link) {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    hoverTimer = window.setTimeout(load, isTouch ? 0 : HOVER_MS, link.getAttribute('href'));
  }
}

export function onRouteDidUpdate(): void {
  nextStepObserver?.disconnect();
  document.querySelectorAll(nextSteps).forEach((link) => nextStepObserver?.observe(link));
}
