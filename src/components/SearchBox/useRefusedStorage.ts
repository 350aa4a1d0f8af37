import {useEffect, useLayoutEffect, useRef} from 'react';

/**
 * Keeps the box whole where the browser refuses storage. DocSearch minds that
 * everywhere but in one effect of its modal (4.7.0), where asking for
 * `localStorage` throws: during the effects there seems to be none.
 */
export function useRefusedStorage(): void {
  const restore = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    if (isRefused()) {
      const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
      Object.defineProperty(window, 'localStorage', {value: undefined, configurable: true});
      restore.current = () => {
        Object.defineProperty(window, 'localStorage', own);
      };
    }
  }, []);

  // Effects of a parent run after those of its children.
  useEffect(() => {
    restore.current?.();
  }, []);
}

function isRefused(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}
