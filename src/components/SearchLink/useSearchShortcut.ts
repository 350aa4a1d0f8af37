import {useEffect} from 'react';

/** Calls back on Ctrl/Cmd+K, and on `/` outside a field that takes text. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey;
  }
  return key === '/' && !ctrlKey && !metaKey && !altKey && !takesText(target);
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
