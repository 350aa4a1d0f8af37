/** State of a location that the dialog opens: its section, or else its title, gets the focus. */
export interface HitLocationState {
  isHit?: boolean;
}

/** Moves the focus to the section that a URL leads to, or else to the title of the page. */
export function focusTarget(hash: string): void {
  const target =
    document.getElementById(decodeURIComponent(hash.slice(1))) ??
    document.querySelector<HTMLElement>('main h1');
  target?.setAttribute('tabindex', '-1');
  target?.focus({preventScroll: true});
  target?.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}
