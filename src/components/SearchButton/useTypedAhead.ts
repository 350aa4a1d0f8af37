import {useEffect, useRef, type RefObject} from 'react';
import {takesText} from './takesText';

/**
 * Keeps what a reader types while the search box is on its way, so that no
 * letter is lost on a slow line.
 *
 * @param isWaiting from the shortcut until the field of the box has taken what was typed
 */
export function useTypedAhead(isWaiting: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // The field may have the focus a moment before this is told.
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) {
        return;
      }
      if (event.key.length === 1) {
        typed.current += event.key;
        event.preventDefault();
      } else if (event.key === 'Backspace') {
        typed.current = typed.current.slice(0, -1);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      typed.current = '';
    };
  }, [isWaiting]);
  return typed;
}
