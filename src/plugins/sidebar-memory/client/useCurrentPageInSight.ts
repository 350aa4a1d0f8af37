import {useEffect, useRef} from 'react';
import {showCurrentPage, sidebarMenu} from './sidebarMenu';

/** Longer than categories take to open and close. */
const SETTLED = 600;

/** Keeps the entry of the current page in sight where a link of the page leads to another one. */
export function useCurrentPageInSight(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) {
      return undefined;
    }
    shown.current = path;
    const observer = new ResizeObserver(showCurrentPage);
    observer.observe(sidebarMenu().firstElementChild!);
    const timer = setTimeout(() => observer.disconnect(), SETTLED);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [path]);
}
