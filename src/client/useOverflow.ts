import {useEffect, useRef, useState, type RefObject} from 'react';

/** Tracks horizontal overflow of an element. */
export function useOverflow<T extends HTMLElement>(): {
  scroller: RefObject<T | null>;
  /** `undefined` before the first measurement. */
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
