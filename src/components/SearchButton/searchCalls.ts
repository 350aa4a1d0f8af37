import {useEffect} from 'react';

const calls = new EventTarget();

/**
 * Asks the search of the navbar, from elsewhere on the page, to get ready or to
 * open its box.
 *
 * @param caller gets the focus back when the box closes
 * @returns whether there is a search that does it
 */
export function callSearch(call: 'approach' | 'open', caller?: HTMLElement): boolean {
  return !calls.dispatchEvent(new CustomEvent(call, {detail: caller, cancelable: true}));
}

/** Answers the calls. */
export function useSearchCalls(approach: () => void, open: (caller?: HTMLElement) => void): void {
  useEffect(() => {
    const onOpen = (event: Event) => {
      event.preventDefault();
      open((event as CustomEvent<HTMLElement | undefined>).detail);
    };
    calls.addEventListener('approach', approach);
    calls.addEventListener('open', onOpen);
    return () => {
      calls.removeEventListener('approach', approach);
      calls.removeEventListener('open', onOpen);
    };
  }, [approach, open]);
}
