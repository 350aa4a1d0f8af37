import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
} from 'react';
import {flushSync} from 'react-dom';

/** Items to move by. */
const STEPS: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

/** A dropdown opened by hover closes when the mouse leaves, unless its trigger was clicked. */
export function useDropdown({opensOnHover = true} = {}) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const isOpen = state !== 'closed';
  const close = () => setState('closed');
  const hover = () =>
    opensOnHover && setState((current) => (current === 'closed' ? 'hovered' : current));

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeIfOutside = ({target}: Event) => {
      if (!ref.current?.contains(target as Node)) {
        setState('closed');
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        restoreFocus(ref.current);
        setState('closed');
      }
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) {
      return;
    }
    const items = [...ref.current!.querySelectorAll<HTMLElement>('.dropdown__menu :is(a, button)')];
    const current = items.findIndex((item) => item === document.activeElement);
    // From outside the list, to its first or last item.
    const next = items.at((current < 0 && step < 0 ? -1 : current + step) % items.length);
    if (next && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      flushSync(() => setState('open'));
      next.focus();
    }
  };

  return {
    isOpen,
    close,
    toggle: () => setState(state === 'open' ? 'closed' : 'open'),
    root: {
      ref,
      onKeyDown,
      onPointerEnter: ({pointerType}: PointerEvent) => pointerType === 'mouse' && hover(),
      onPointerLeave: () => setState((current) => (current === 'hovered' ? 'closed' : current)),
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
