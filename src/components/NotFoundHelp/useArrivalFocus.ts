import {useEffect, useRef, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Gives the focus to a heading when a link within the site has led to it, so
 * that it is read out: the page that was left says nothing of where it went.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const {action} = useHistory();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (action !== 'POP') {
      heading.current?.focus();
    }
    // On arrival only: later the focus is the reader's.
  }, []);
  return heading;
}
