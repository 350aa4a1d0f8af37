// Withdraws the copies for reading offline. Publish it as sw.js in the root of the site: it deletes this site's
// caches in browsers, then unregisters itself. The "Read offline" panel detects it by the first sentence above.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const siteBase = new URL(self.registration.scope).pathname;
  const stores = [`offline-copies ${siteBase}`, `offline-files ${siteBase}`];
  const deleted = Promise.allSettled(stores.map((name) => caches.delete(name)));
  event.waitUntil(deleted.then(() => self.registration.unregister()));
});
