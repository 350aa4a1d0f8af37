import {useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent} from 'react';

const OPEN_DELAY_MS = 300;
/** Time to reach the popover. */
const CLOSE_DELAY_MS = 250;

/**
 * Opens a native popover on hover, keyboard focus and tap.
 *
 * @returns refs of the popover and the link, and event handlers of the element around both
 */
export function usePopover() {
  const popover = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);

  const setShown = (isShown: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      popover.current?.togglePopover(isShown);
      if (isShown && popover.current && !isAnchored()) {
        positionPopover(popover.current, link.current!);
      }
    }, delayMs);
  };
  // Without delay, as the popover may cover the focused element.
  const hide = () => {
    clearTimeout(timer.current);
    popover.current?.togglePopover(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    popover,
    link,
    onPointerEnter: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && setShown(true, OPEN_DELAY_MS),
    onPointerLeave: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && setShown(false, CLOSE_DELAY_MS),
    onPointerDown: ({pointerType}: PointerEvent) => {
      isTouch.current = pointerType !== 'mouse';
    },
    onClickCapture: (event: MouseEvent) => {
      // Touch can't hover: the first tap opens the popover, if supported. It contains the same link.
      if (isTouch.current && popover.current && link.current!.contains(event.target as Node)) {
        event.preventDefault();
        setShown(true);
      }
      isTouch.current = false;
    },
    onFocus: ({target}: FocusEvent) => target.matches(':focus-visible') && setShown(true),
    onBlur: ({currentTarget, relatedTarget}: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && hide(),
  };
}

/** To the term and the window edges. */
const GAP_PX = 4;

/** Whether CSS supports anchor positioning. */
export function isAnchored(): boolean {
  return CSS.supports('anchor-scope', '--term');
}

function positionPopover(popover: HTMLElement, term: HTMLElement): void {
  const {left, top, bottom} = term.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = popover;
  const fitsBelow = bottom + GAP_PX + offsetHeight <= window.innerHeight;
  const y = fitsBelow ? bottom + GAP_PX : top - GAP_PX - offsetHeight;
  const x = Math.max(GAP_PX, Math.min(left, window.innerWidth - offsetWidth - GAP_PX));
  popover.style.inset = `${y}px auto auto ${x}px`;
}
