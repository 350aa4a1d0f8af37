/** What the theme and the router of Docusaurus 3.9.1 lack in a browser, each in one place. */
import {configure} from 'nprogress';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The bar of a slow page change is decorative: upstream's template has an invalid ARIA role (`role="bar"`).
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

/**
 * Repairs a hash with a broken percent-encoding, such as `#100%`, before the router reads it: it throws
 * on it and the whole page crashes (`decodeURIComponent`).
 */
function repairHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

/**
 * Upstream copies the stored value and the query string (`?docusaurus-theme=`,
 * `?docusaurus-data-…=`) to attributes of `<html>` unchecked. The theme treats an unknown mode as
 * light, but its style sheet then shows neither the logo nor the icon of the mode.
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
  // Helmet removes the attributes that `data-rh` lists: an address could list that of the mode.
  delete dataset.rh;
}

/** The theme gives some links `role="button"`. A button is also activated by Space; a link by Enter only. */
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
