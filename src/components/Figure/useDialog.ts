import {useRef, type MouseEvent, type RefObject} from 'react';

/**
 * A modal dialog of the browser: it takes the focus, keeps it, closes on Escape
 * and gives the focus back. A click with a key for a new tab stays a click.
 */
export function useDialog(): {
  dialog: RefObject<HTMLDialogElement | null>;
  open: (event: MouseEvent) => void;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      dialog.current?.showModal();
    }
  };
  return {dialog, open};
}
