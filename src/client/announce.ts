/** A screen reader notices words that come into a region that was there before. */
const DELAY = 100;

let region: HTMLElement | undefined;

/** Has screen readers say a short text, when they have finished what they say. */
export function announce(text: string): void {
  region ??= createRegion();
  // What lies behind a modal dialog is inert, and is not read out.
  const parent = document.querySelector('dialog[open]') ?? document.body;
  if (region.parentElement !== parent) {
    parent.append(region);
  }
  region.replaceChildren();
  setTimeout(() => region!.replaceChildren(text), DELAY);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'announcer';
  element.setAttribute('role', 'status');
  return element;
}
