import {WITHDRAWAL_COMMENT, WORKER_FILE} from '../store/copyManifest';
import {OfflineFailure} from './failure';

/** Returns whether the browser has the required APIs. Storage can still be blocked. */
export function isSupported(): boolean {
  return (
    isSecureContext && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator
  );
}

/** Returns whether the deployed worker deletes all copies; `false` if the site can't be reached. */
export async function isWithdrawn(siteBase: string): Promise<boolean> {
  try {
    const response = await fetch(siteBase + WORKER_FILE, {cache: 'no-store'});
    return (await response.text()).startsWith(WITHDRAWAL_COMMENT);
  } catch {
    return false;
  }
}

/** Registers the worker and waits until it's active. @throws {OfflineFailure} */
export async function startWorker(siteBase: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(siteBase + WORKER_FILE, {scope: siteBase});
    await navigator.serviceWorker.ready;
  } catch (error) {
    throw new OfflineFailure('unsupported', error);
  }
}

export async function notifyWorker(siteBase: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(siteBase);
  registration?.active?.postMessage('copies have changed');
}

/** Unregisters the worker, which open pages use until they're closed. */
export async function stopWorker(siteBase: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(siteBase);
  // The registration can be that of another site at a parent path.
  if (registration && new URL(registration.scope).pathname === siteBase) {
    await registration.unregister();
  }
}
