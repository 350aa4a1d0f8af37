/** Workarounds for Docusaurus 3.9.1. */
import {configure} from 'nprogress';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Upstream's template has an invalid ARIA role (`role="bar"`).
configure({
  template: '<div class="bar"><div class="peg"></div></div>',
  barSelector: '.bar',
});

if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // Runs before the router's listener.
  window.addEventListener('popstate', repairHash);
  repairColorMode();
  document.addEventListener('keydown', clickLinkButton);
}

/** The router's `decodeURIComponent` would throw on `#100%` and crash the page. */
function repairHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

/**
 * Resets an invalid colour mode, with which CSS hides logo and mode icon. Upstream doesn't check
 * the stored value and the query string.
 */
function repairColorMode(): void {
  const {dataset} = document.documentElement;
  const isColorMode = (value?: string) => value === 'dark' || value === 'light';
  if (!isColorMode(dataset.theme)) {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  } else if (!isColorMode(dataset.themeChoice)) {
    dataset.themeChoice = 'system';
  }
  // Helmet removes attributes listed in `data-rh`, which a query string can set.
  delete dataset.rh;
}

/** Clicks links with `role="button"` on Space, as browsers do for buttons. */
function clickLinkButton(event: KeyboardEvent): void {
  const {target} = event;
  if (
    event.key === ' ' &&
    !event.defaultPrevented &&
    target instanceof HTMLElement &&
    target.matches('a[role="button"]')
  ) {
    event.preventDefault();
    if (!event.repeat) {
      target.click();
    }
  }
}
