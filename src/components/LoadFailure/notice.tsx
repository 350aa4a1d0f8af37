import {createRoot, type Root} from 'react-dom/client';
import LoadFailure from '.';

let root: Root | undefined;

/** Shows that something cannot be loaded, beside the application: it may not have started. */
export function showLoadFailure(error: unknown, loadWhole: () => void): void {
  root ??= createRoot(appendPlace());
  root.render(<LoadFailure error={error} loadWhole={loadWhole} />);
}

export function hideLoadFailure(): void {
  root?.render(null);
}

function appendPlace(): HTMLElement {
  const place = document.createElement('div');
  // The notice sticks to the edge of the page, not of this.
  place.style.display = 'contents';
  return document.body.appendChild(place);
}
