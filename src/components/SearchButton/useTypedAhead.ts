import {useEffect, useRef, type RefObject} from 'react';

/**
 * Keeps what a reader types while the search box is on its way, so that no
 * letter is lost on a slow line.
 *
 * @param isWaiting from the shortcut until the box is there
 */
export function useTypedAhead(isWaiting: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
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
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);
  return typed;
}
