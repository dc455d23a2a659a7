// The build fills in the list of files and its digest. A new version waits until it is wanted.
const VERSION = 'VERSION';
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  // The version before stays, for another tab that still plays with it.
  const old = caches.keys().then((names) => names.filter((name) => name !== VERSION).slice(0, -1));
  event.waitUntil(
    old
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'use') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const wanted = request.mode === 'navigate' ? '/' : pathname;
  const kept = caches
    .open(VERSION)
    .then((cache) => cache.match(wanted))
    .then((found) => found ?? caches.match(wanted));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
