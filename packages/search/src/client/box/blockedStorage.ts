/**
 * Hides `localStorage` where reading it throws, and returns a function that restores it.
 *
 * DocSearch 5.2 reads it in an effect without a `catch`, which would unmount the dialog where the
 * browser blocks storage.
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
