import {useEffect, useRef, useState, type RefObject} from 'react';

/** Tells whether what an element holds is wider than the element, also after either has changed its size. */
export function useOverflow<T extends HTMLElement>(): {
  scroller: RefObject<T | null>;
  /** Not known before the first look. */
  overflows: boolean | undefined;
} {
  const scroller = useRef<T>(null);
  const [overflows, setOverflows] = useState<boolean>();

  useEffect(() => {
    const element = scroller.current!;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    observer.observe(element.firstElementChild!);
    return () => observer.disconnect();
  }, []);

  return {scroller, overflows};
}
