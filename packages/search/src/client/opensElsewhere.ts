import type {MouseEvent} from 'react';

/** Whether the browser opens the link in another tab or window, or saves it. */
export function opensElsewhere({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
