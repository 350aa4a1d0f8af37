import type {MouseEvent} from 'react';

/** Whether a click opens a new tab or window, or downloads. */
export function isModifiedClick({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
