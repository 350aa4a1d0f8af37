import {useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent} from 'react';

const OPEN_DELAY_MS = 300;
/** Enough to move the mouse from the term to the popover. */
const CLOSE_DELAY_MS = 250;

/**
 * Opens a native popover on hover, keyboard focus and tap. The browser closes it on Escape and on clicks elsewhere.
 *
 * @returns refs for popover and link, and event handlers for the element around them
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
        positionPopover(popover.current, link.current!);
      }
    }, delay);
  };
  // Without delay, as it may cover the element that gets the focus.
  const hide = () => {
    clearTimeout(timer.current);
    popover.current?.togglePopover(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    popover,
    link,
    onPointerEnter: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && show(true, OPEN_DELAY_MS),
    onPointerLeave: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && show(false, CLOSE_DELAY_MS),
    onPointerDown: ({pointerType}: PointerEvent) => {
      isTouch.current = pointerType !== 'mouse';
    },
    onClickCapture: (event: MouseEvent) => {
      // Touch can't hover, so a tap opens the popover, which contains a link. Browsers without popovers follow the link.
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

/** Distance of the popover from the term and from the edges of the window. */
const GAP_PX = 4;

/** Whether CSS anchor positioning is supported. */
export function isAnchored(): boolean {
  return CSS.supports('anchor-scope', '--term');
}

/** Positions an open popover below its term, or above it if there isn't enough space. */
function positionPopover(popover: HTMLElement, term: HTMLElement): void {
  const {left, top, bottom} = term.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = popover;
  const fits = bottom + GAP_PX + offsetHeight <= window.innerHeight;
  const y = fits ? bottom + GAP_PX : top - GAP_PX - offsetHeight;
  const x = Math.max(GAP_PX, Math.min(left, window.innerWidth - offsetWidth - GAP_PX));
  popover.style.inset = `${y}px auto auto ${x}px`;
}
