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
  repairMode();
  document.addEventListener('keydown', pressLinkButton);
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
 * Resets an invalid colour mode, with which CSS hides logo and mode icon. Upstream doesn't check the stored value and
 * the query string (`?docusaurus-theme=`, `?docusaurus-data-…=`).
 */
function repairMode(): void {
  const {dataset} = document.documentElement;
  const isMode = (name?: string) => name === 'dark' || name === 'light';
  if (!isMode(dataset.theme)) {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  } else if (!isMode(dataset.themeChoice)) {
    dataset.themeChoice = 'system';
  }
  // Helmet removes attributes listed in `data-rh`, which a query string can set.
  delete dataset.rh;
}

/** Activates links with `role="button"` on Space. */
function pressLinkButton(event: KeyboardEvent): void {
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
