import {createStorageSlot} from '@docusaurus/theme-common';
import {DISMISSED_KEY} from '../../../storage';

const slot = createStorageSlot(DISMISSED_KEY);

/** Where storage is blocked, a bar stays closed until the site is left. */
let dismissedHere: string | undefined;

/** Whether the reader has closed this announcement. Only a browser knows. */
export function isDismissed(id: string): boolean {
  return dismissedHere === id || slot.get() === id;
}

/** Keeps that the reader has closed an announcement. */
export function dismiss(id: string): void {
  dismissedHere = id;
  slot.set(id);
}
