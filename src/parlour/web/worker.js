/**
 * The service worker, which shows push notifications, and an offline page if the server cannot be
 * reached.
 */
/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Waiting */
/** @typedef {{ condition: { or: { requestMode: RequestMode }[] }, source: 'network' }} Route */
/** @typedef {Waiting & { addRoutes?(route: Route): Promise<void> }} Installing */
/**
 * @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching
 */

const CACHE = 'parlour-offline-1';
const OFFLINE_PAGE = '/web/offline.html';

/** @type {RequestMode[]} */
const RESOURCE_MODES = ['cors', 'no-cors', 'same-origin'];

addEventListener('install', event => {
  const installEvent = /** @type {Installing} */ (event);
  // Where supported, requests bypass the worker: a request sent while leaving a page could be lost
  // while the worker starts.
  installEvent.addRoutes?.({
    condition: { or: RESOURCE_MODES.map(requestMode => ({ requestMode })) },
    source: 'network',
  });
  installEvent.waitUntil(caches.open(CACHE).then(kept => kept.add(OFFLINE_PAGE)));
});
addEventListener('fetch', event => {
  const fetchEvent = /** @type {Fetching} */ (event);
  // Only navigation requests are handled, and no game data is cached.
  if (fetchEvent.request.mode !== 'navigate') return;
  const offlinePage = async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  fetchEvent.respondWith(fetch(fetchEvent.request).catch(offlinePage));
});

/** @typedef {{ tag: string, title: string, text: string, link: string }} PushMessage */
/** @typedef {Waiting & { data: { json(): PushMessage } | null }} Pushed */
/** @typedef {Waiting & { notification: Notification }} Clicked */
const worker = /** @type {any} */ (self);
addEventListener('push', event => {
  const { data, waitUntil } = /** @type {Pushed} */ (event);
  const message = data?.json();
  if (!message) return;
  const notification = worker.registration.showNotification(message.title, {
    body: message.text,
    tag: message.tag,
    icon: '/web/icons/192.png',
    data: { link: new URL(message.link, location.origin).pathname },
  });
  waitUntil.call(event, notification);
});
addEventListener('notificationclick', event => {
  const { notification, waitUntil } = /** @type {Clicked} */ (event);
  notification.close();
  const { link } = notification.data;
  const openLink = async () => {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const openTab = open.find((/** @type {any} */ page) => new URL(page.url).pathname === link);
    await (openTab ? openTab.focus() : worker.clients.openWindow(link));
  };
  waitUntil.call(event, openLink());
});
