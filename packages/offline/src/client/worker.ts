import {WITHDRAWN, WORKER_FILE} from '../store/copyList';
import {OfflineFailure} from './failure';

/** Whether this browser can keep a copy, as far as it says so before it is asked to. */
export function isSupported(): boolean {
  return (
    isSecureContext && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator
  );
}

/** Whether the site offers no copies any more; not, as far as is known, while it does not answer. */
export async function isWithdrawn(siteBase: string): Promise<boolean> {
  try {
    const response = await fetch(siteBase + WORKER_FILE, {cache: 'no-store'});
    return (await response.text()).startsWith(WITHDRAWN);
  } catch {
    return false;
  }
}

/** Starts the worker of the site, and waits until it answers. @throws where the browser refuses */
export async function startWorker(siteBase: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(siteBase + WORKER_FILE, {scope: siteBase});
    await navigator.serviceWorker.ready;
  } catch (error) {
    throw new OfflineFailure('unsupported', error);
  }
}

/** Has the worker read anew what is kept. */
export async function tellWorker(siteBase: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(siteBase);
  registration?.active?.postMessage('copies have changed');
}

/** Takes the worker away; open pages go without it once they are left. */
export async function stopWorker(siteBase: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(siteBase);
  // A site above this one may have a worker of its own.
  if (registration && new URL(registration.scope).pathname === siteBase) {
    await registration.unregister();
  }
}
