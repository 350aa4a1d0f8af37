import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
} from 'react';
import {flushSync} from 'react-dom';

/** Opened by hover, it closes when the mouse leaves, unless clicked. */
export function useDropdown({opensOnHover = true} = {}) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const isOpen = state !== 'closed';
  const close = () => setState('closed');
  const hover = () => opensOnHover && setState((now) => (now === 'closed' ? 'hovered' : now));

  // The mouse may have entered before hydration.
  useEffect(() => {
    if (ref.current?.matches(':hover')) {
      hover();
    }
  }, []);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onElsewhere = ({target}: Event) => {
      if (!ref.current?.contains(target as Node)) {
        setState('closed');
      }
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        restoreFocus(ref.current);
        setState('closed');
      }
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    const entries = [
      ...(ref.current?.querySelectorAll<HTMLElement>('.dropdown__menu :is(a, button)') ?? []),
    ];
    const current = entries.findIndex((entry) => entry === document.activeElement);
    const next = entries[entryFor(event.key, current, entries.length) ?? -1];
    if (next && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      flushSync(() => setState('open'));
      next.focus();
    }
  };

  return {
    isOpen,
    open: () => setState('open'),
    close,
    toggle: () => setState(state === 'open' ? 'closed' : 'open'),
    root: {
      ref,
      onKeyDown,
      onPointerEnter: ({pointerType}: PointerEvent) => pointerType === 'mouse' && hover(),
      onPointerLeave: () => setState((now) => (now === 'hovered' ? 'closed' : now)),
    },
  };
}

/** Focuses the trigger, unless the focus is elsewhere on the page. */
function restoreFocus(root: HTMLElement | null): void {
  const {activeElement, body} = document;
  if (activeElement === body || root?.contains(activeElement)) {
    root?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
}

/** `current` is -1 outside the list. */
function entryFor(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return current < 0 ? undefined : 0;
    case 'End':
      return current < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
