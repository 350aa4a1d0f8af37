import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
} from 'react';
import {flushSync} from 'react-dom';

/**
 * A list that a trigger with `aria-expanded` discloses: by mouse, touch and keys. What the mouse
 * opened by passing over it closes when the mouse leaves, unless it was pressed.
 *
 * @param opensOnHover `false` where the mouse passes on its way to something else
 */
export function useDropdown({opensOnHover = true} = {}) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const isOpen = state !== 'closed';
  const close = () => setState('closed');
  const hover = () => opensOnHover && setState((now) => (now === 'closed' ? 'hovered' : now));

  // The mouse may have come before this page answered it.
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
        giveFocusBack(ref.current);
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
      // What is hidden cannot take the focus.
      flushSync(() => setState('open'));
      next.focus();
    }
  };

  return {
    isOpen,
    open: () => setState('open'),
    close,
    toggle: () => setState(state === 'open' ? 'closed' : 'open'),
    /** For the element that holds trigger and list. */
    root: {
      ref,
      onKeyDown,
      onPointerEnter: ({pointerType}: PointerEvent) => pointerType === 'mouse' && hover(),
      onPointerLeave: () => setState((now) => (now === 'hovered' ? 'closed' : now)),
    },
  };
}

/** To the trigger, but for a reader whose focus is elsewhere on the page. */
function giveFocusBack(root: HTMLElement | null): void {
  const {activeElement, body} = document;
  if (activeElement === body || root?.contains(activeElement)) {
    root?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
}

/**
 * Gives the entry of a list that a key leads to, or `undefined` for any other
 * key. The arrows go round; from outside the list (-1) they lead to its ends.
 */
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
