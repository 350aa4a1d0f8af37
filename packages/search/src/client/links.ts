import type {MouseEvent} from 'react';

export interface HitLocationState {
  isHit?: boolean;
}

/** Whether a click opens a new tab or window, or downloads. */
export function isModifiedClick({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Focuses the target of a hash, or else the page's title. */
export function focusTarget(hash: string): void {
  const target =
    document.getElementById(decodeURIComponent(hash.slice(1))) ??
    document.querySelector<HTMLElement>('main h1');
  target?.setAttribute('tabindex', '-1');
  target?.focus({preventScroll: true});
  target?.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}
