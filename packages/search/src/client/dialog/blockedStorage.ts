/**
 * Hides `localStorage` if reading it throws, until the returned function is called.
 *
 * DocSearch 5.2 reads it without a `catch`, which would unmount the dialog.
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
