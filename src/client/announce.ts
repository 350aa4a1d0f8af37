/** Screen readers ignore text of new live regions. */
const DELAY_MS = 100;

let region: HTMLElement | undefined;

export function announce(text: string): void {
  region ??= createRegion();
  // Content behind a modal dialog isn't announced.
  const parent = document.querySelector('dialog[open]') ?? document.body;
  if (region.parentElement !== parent) {
    parent.append(region);
  }
  region.replaceChildren();
  setTimeout(() => region!.replaceChildren(text), DELAY_MS);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'announcer';
  element.setAttribute('role', 'status');
  return element;
}
