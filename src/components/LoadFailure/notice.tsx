import {createRoot, type Root} from 'react-dom/client';
import LoadFailure from '.';

let root: Root | undefined;

/** Shows that something cannot be loaded, beside the application: it may not have started. */
export function showLoadFailure(error: unknown, loadWhole: () => void): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<LoadFailure error={error} loadWhole={loadWhole} />);
}

export function hideLoadFailure(): void {
  root?.render(null);
}
