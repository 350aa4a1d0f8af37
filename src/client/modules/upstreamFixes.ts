/** Workarounds for browser bugs of the Docusaurus 3.9.1 theme and router. */
import {configure} from 'nprogress';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Upstream's template of the decorative progress bar has an invalid ARIA role (`role="bar"`).
configure({
  template: '<div class="bar"><div class="peg"></div></div>',
  barSelector: '.bar',
});

if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // Registered before the router's own listener.
  window.addEventListener('popstate', repairHash);
  repairMode();
  document.addEventListener('keydown', pressLinkButton);
}

/** Repairs a hash with invalid percent-encoding, such as `#100%`. The router's `decodeURIComponent` would crash the page. */
function repairHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

/**
 * Resets an invalid colour mode. Upstream copies the stored value and the query string (`?docusaurus-theme=`,
 * `?docusaurus-data-…=`) to attributes of `<html>` unchecked, and its CSS hides logo and mode icon if the mode
 * is unknown.
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
  // Helmet removes attributes listed in `data-rh`, which a query string could set to `data-theme`.
  delete dataset.rh;
}

/** Activates the theme's links with `role="button"` on Space, like buttons. */
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
