import {useEffect, useState, type RefObject} from 'react';

/** Tracks the first matching element in a container that a library renders. */
export function useElement(
  container: RefObject<HTMLElement | null>,
  selector: string,
): Element | null {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const {current} = container;
    if (!current) {
      return undefined;
    }
    const look = () => setElement(current.querySelector(selector));
    look();
    const observer = new MutationObserver(look);
    observer.observe(current, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [container, selector]);
  return element;
}
