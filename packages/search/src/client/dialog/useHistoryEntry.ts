import {useCallback, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';

/**
 * Adds a history entry while the dialog is open, so that Back closes it. Returns a function that
 * closes the dialog, then navigates if given a callback.
 */
export function useHistoryEntry(
  onClose: (isNavigating: boolean) => void,
): (navigate?: () => void) => void {
  const isLeaving = useRef(false);
  const next = useRef<() => void>(undefined);

  useEffect(() => {
    // Same state, so that the router takes both entries for one page.
    window.history.pushState(window.history.state, '');
    const onBack = (event: PopStateEvent) => {
      // The router would scroll the page to its top.
      event.stopImmediatePropagation();
      // Unmount synchronously: the scroll position must be restored before the next page shows.
      flushSync(() => onClose(next.current !== undefined));
      next.current?.();
    };
    window.addEventListener('popstate', onBack, {capture: true});
    return () => window.removeEventListener('popstate', onBack, {capture: true});
  }, [onClose]);

  return useCallback((navigate) => {
    next.current ??= navigate;
    if (!isLeaving.current) {
      isLeaving.current = true;
      window.history.back();
    }
  }, []);
}
