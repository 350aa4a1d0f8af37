/** Space between a term and its definition, and between that and the edge of the window; in pixels. */
const GAP = 4;

/** Whether the style sheet alone can put a definition at its term. */
export function isAnchored(): boolean {
  return CSS.supports('anchor-scope', '--term');
}

/** Puts an open definition below its term, or above it where there is no room. */
export function place(popover: HTMLElement, term: HTMLElement): void {
  const {left, top, bottom} = term.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = popover;
  const fits = bottom + GAP + offsetHeight <= window.innerHeight;
  const y = fits ? bottom + GAP : top - GAP - offsetHeight;
  const x = Math.max(GAP, Math.min(left, window.innerWidth - offsetWidth - GAP));
  popover.style.inset = `${y}px auto auto ${x}px`;
}
