import {useCallback, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';

/**
 * Adds a history entry while the dialog is open, so that Back closes it.
 *
 * @param onClose receives whether a navigation follows
 * @returns closes the dialog, then runs a navigation
 */
export function useHistoryEntry(
  onClose: (isNavigating: boolean) => void,
): (navigate?: () => void) => void {
  const isLeaving = useRef(false);
  const next = useRef<() => void>(undefined);

  useEffect(() => {
    // Same state: to the router, both entries are the same page.
    window.history.pushState(window.history.state, '');
    const onBack = (event: PopStateEvent) => {
      // The router would scroll the page to its top.
      event.stopImmediatePropagation();
      // Synchronously: on unmount the dialog restores the scroll position, but not on the next
      // page.
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
