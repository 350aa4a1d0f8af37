import {useEffect} from 'react';
import {takesText} from './takesText';

/**
 * Calls back on Ctrl/Cmd+K, and on `/` outside a field that takes text, while
 * `enabled` and no dialog lies over the page.
 */
export function useSearchShortcut(open: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event) && !document.querySelector('dialog:modal')) {
        event.preventDefault();
        // The box, which may open before the event is through, closes on the same key.
        event.stopPropagation();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, enabled]);
}

function isShortcut({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if (key?.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey;
  }
  return key === '/' && !ctrlKey && !metaKey && !altKey && !takesText(target);
}
