// The build fills in the list of files and its digest. A new version waits until it is wanted.
const VERSION = 'VERSION';
const FILES = ['FILES'];
const PAGE = 'PAGE';
const BASE = new URL('./', self.location).pathname;
// Other folders of the same server may keep an application like this one, and must not lose it.
const OWN = BASE === '/' ? '' : `tavola ${BASE} `;
const NAME = OWN + VERSION;
const isOwn = (name) => (OWN === '' ? !name.includes(' ') : name.startsWith(OWN));
// What a notice says, in the reader's language; the page writes it down.
const NOTICE = 'notice';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const kept = [NAME, NOTICE];
  // The version before stays, for another tab that still plays with it.
  const old = caches
    .keys()
    .then((names) => names.filter((name) => isOwn(name) && !kept.includes(name)).slice(0, -1));
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
  const isApi = pathname.startsWith(`${BASE}api/`);
  if (request.method !== 'GET' || origin !== self.location.origin || isApi) return;
  const wanted = request.mode === 'navigate' ? PAGE : pathname;
  const kept = caches
    .open(NAME)
    .then((cache) => cache.match(wanted))
    .then((found) => found ?? caches.match(wanted));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});

// It is somebody's turn. Whoever looks at the table already knows.
self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ table, game, told }) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const isLooking = ({ visibilityState, url }) =>
    visibilityState === 'visible' && url.includes(`/table/${table}`);
  if (pages.some(isLooking)) return;
  const words = await caches.match('/notice', { cacheName: NOTICE });
  const { title, bodies } = words === undefined ? { title: 'Tavola', bodies: {} } : await words.json();
  await self.registration.showNotification(title, {
    body: [told, bodies[game]].filter(Boolean).join('\n'),
    icon: './icon.svg',
    tag: table,
    data: { table },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(`/table/${event.notification.data.table}`));
});

async function goTo(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url.includes(address));
  return page === undefined ? self.clients.openWindow(address) : page.focus();
}
