import {useEffect, useRef, useState, type PointerEvent} from 'react';

/** A dropdown opened by hover closes when the mouse leaves, unless its trigger was clicked. */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeIfOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) {
        setState('closed');
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        restoreFocus(root.current);
        setState('closed');
      }
    };
    const controller = new AbortController();
    const {signal} = controller;
    document.addEventListener('pointerdown', closeIfOutside, {signal});
    document.addEventListener('focusin', closeIfOutside, {signal});
    document.addEventListener('keydown', closeOnEscape, {signal});
    return () => controller.abort();
  }, [isOpen]);

  return {
    root,
    isOpen,
    close: () => setState('closed'),
    toggle: () => setState(state === 'open' ? 'closed' : 'open'),
    hoverProps: {
      onPointerEnter: ({pointerType}: PointerEvent) =>
        pointerType === 'mouse' && setState(isOpen ? state : 'hovered'),
      onPointerLeave: () => setState(state === 'hovered' ? 'closed' : state),
    },
  };
}

/** Focuses the trigger, unless the focus is elsewhere. */
function restoreFocus(root: HTMLElement | null): void {
  const {activeElement, body} = document;
  if (activeElement === body || root?.contains(activeElement)) {
    root?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
}
