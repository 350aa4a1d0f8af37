/**
 * Hides `localStorage` until the returned function is called, if reading it throws: DocSearch 5.2
 * doesn't catch that.
 */
export function hideBlockedStorage(): () => void {
  try {
    void window.localStorage;
    return () => undefined;
  } catch {
    Object.defineProperty(window, 'localStorage', {value: undefined, configurable: true});
    return () => void Reflect.deleteProperty(window, 'localStorage');
  }
}
