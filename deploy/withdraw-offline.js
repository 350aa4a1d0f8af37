// Withdraws the copies for reading offline. Published as sw.js in the root of the site, it deletes what
// this site has kept in browsers, and nothing of other sites on the same host, and then itself. The
// panel "Read offline" knows it by its first words.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const siteBase = new URL(self.registration.scope).pathname;
  const stores = [`offline-copies ${siteBase}`, `offline-files ${siteBase}`];
  const deleted = Promise.allSettled(stores.map((name) => caches.delete(name)));
  event.waitUntil(deleted.then(() => self.registration.unregister()));
});
