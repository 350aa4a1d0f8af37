import {useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent} from 'react';

/** A pointer that only passes opens nothing; one on its way to the definition does not lose it. In ms. */
const OPEN_AFTER = 300;
const CLOSE_AFTER = 250;

/**
 * A popover of the browser that opens on hover, on focus by key and on tap; the
 * browser itself closes it on Escape and on a press elsewhere.
 *
 * @returns what the popover and the link get, and the element that holds both
 */
export function usePopover() {
  const popover = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);

  const show = (isShown: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      popover.current?.togglePopover(isShown);
      if (isShown && popover.current && !isAnchored()) {
        place(popover.current, link.current!);
      }
    }, delay);
  };
  // At once: what gets the focus next may lie under it.
  const hide = () => {
    clearTimeout(timer.current);
    popover.current?.togglePopover(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    popover,
    link,
    onPointerEnter: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && show(true, OPEN_AFTER),
    onPointerLeave: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && show(false, CLOSE_AFTER),
    onPointerDown: ({pointerType}: PointerEvent) => {
      isTouch.current = pointerType !== 'mouse';
    },
    onClickCapture: (event: MouseEvent) => {
      // A finger cannot hover: its first tap shows the definition, which has a link of its own.
      // There is none in a browser without popovers.
      if (isTouch.current && popover.current && link.current!.contains(event.target as Node)) {
        event.preventDefault();
        show(true);
      }
      isTouch.current = false;
    },
    onFocus: ({target}: FocusEvent) => target.matches(':focus-visible') && show(true),
    onBlur: ({currentTarget, relatedTarget}: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && hide(),
  };
}

/** Space between a term and its definition, and between that and the edge of the window; in pixels. */
const GAP = 4;

/** Whether the style sheet alone can put a definition at its term. */
export function isAnchored(): boolean {
  return CSS.supports('anchor-scope', '--term');
}

/** Puts an open definition below its term, or above it where there is no room. */
function place(popover: HTMLElement, term: HTMLElement): void {
  const {left, top, bottom} = term.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = popover;
  const fits = bottom + GAP + offsetHeight <= window.innerHeight;
  const y = fits ? bottom + GAP : top - GAP - offsetHeight;
  const x = Math.max(GAP, Math.min(left, window.innerWidth - offsetWidth - GAP));
  popover.style.inset = `${y}px auto auto ${x}px`;
}
