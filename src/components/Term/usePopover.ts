import {useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent} from 'react';

const OPEN_DELAY_MS = 300;
/** Time to reach the popover. */
const CLOSE_DELAY_MS = 250;

/** Opens a native popover on hover, keyboard focus and tap. */
export function usePopover() {
  const popover = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);

  const setShown = (isShown: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      popover.current?.togglePopover(isShown);
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
