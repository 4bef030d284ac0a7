/** Stands between the pages and the house for one thing alone: where the house cannot be reached, it says so. */
/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Installing */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */

const KEPT = 'parlour-offline-1';
const PAGE = '/web/offline.html';

addEventListener('install', event => {
  /** @type {Installing} */ (event).waitUntil(caches.open(KEPT).then(kept => kept.add(PAGE)));
});
addEventListener('fetch', event => {
  const asked = /** @type {Fetching} */ (event);
  // Only whole pages are answered for; nothing of a game is ever kept here.
  if (asked.request.mode !== 'navigate') return;
  const instead = async () => (await caches.match(PAGE)) ?? Response.error();
  asked.respondWith(fetch(asked.request).catch(instead));
});
