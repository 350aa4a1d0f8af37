/** Neither scrolls nor adds a history entry. */
export function replaceUrl(address: URL): void {
  window.history.replaceState(window.history.state, '', address);
}
