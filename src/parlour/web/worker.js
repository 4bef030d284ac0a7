/** Stands between the pages and the house: where that cannot be reached, it says so; when a table waits, it calls. */
/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Waiting */
/** @typedef {{ condition: { or: { requestMode: RequestMode }[] }, source: 'network' }} Route */
/** @typedef {Waiting & { addRoutes?(route: Route): Promise<void> }} Installing */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */

const KEPT = 'parlour-offline-1';
const PAGE = '/web/offline.html';

/** @type {RequestMode[]} */
const BESIDE = ['cors', 'no-cors', 'same-origin'];

addEventListener('install', event => {
  const installing = /** @type {Installing} */ (event);
  // Past this worker where a browser can: what is sent as a page is left would be lost while the worker is woken.
  installing.addRoutes?.({
    condition: { or: BESIDE.map(requestMode => ({ requestMode })) },
    source: 'network',
  });
  installing.waitUntil(caches.open(KEPT).then(kept => kept.add(PAGE)));
});
addEventListener('fetch', event => {
  const asked = /** @type {Fetching} */ (event);
  // Only whole pages are answered for; nothing of a game is ever kept here.
  if (asked.request.mode !== 'navigate') return;
  const instead = async () => (await caches.match(PAGE)) ?? Response.error();
  asked.respondWith(fetch(asked.request).catch(instead));
});

/** @typedef {{ tag: string, title: string, text: string, link: string }} Told */
/** @typedef {Waiting & { data: { json(): Told } | null }} Pushed */
/** @typedef {Waiting & { notification: Notification }} Clicked */
const house = /** @type {any} */ (self);
addEventListener('push', event => {
  const { data, waitUntil } = /** @type {Pushed} */ (event);
  const told = data?.json();
  if (!told) return;
  const shown = house.registration.showNotification(told.title, {
    body: told.text,
    tag: told.tag,
    icon: '/web/icons/192.png',
    data: { link: new URL(told.link, location.origin).pathname },
  });
  waitUntil.call(event, shown);
});
addEventListener('notificationclick', event => {
  const { notification, waitUntil } = /** @type {Clicked} */ (event);
  notification.close();
  const { link } = notification.data;
  const go = async () => {
    const open = await house.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((/** @type {any} */ page) => new URL(page.url).pathname === link);
    await (there ? there.focus() : house.clients.openWindow(link));
  };
  waitUntil.call(event, go());
});
