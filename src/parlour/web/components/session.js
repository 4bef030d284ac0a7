/** Who sits before this screen, and which tables wait for them. */
import { get, post } from './api.js';
import { mergeServerSettings } from './settings.js';
import { clearOtherUserData, clearBrowserData, pushEndpoint, storedSettings } from './sign_out.js';
/** @typedef {import('../types').Me} Me */
/** @typedef {import('../types').Home} Home */
/** @typedef {import('../types').Summary} Summary */

/** @type {Promise<Me> | undefined} */
let asked;
/** @returns {Promise<Me>} */
export function currentUser() {
  asked ??= get('/api/me').then(async (/** @type {Me} */ found) => {
    await clearOtherUserData(found);
    mergeServerSettings(found.settings);
    return found;
  });
  return asked;
}

/** Ask anew who I am, after I signed in or became a member. */
export async function refreshUser() {
  asked = undefined;
  hear(await currentUser());
}

/** Sign out, remove what this browser stores of me, and go to the first page. */
export async function signOut() {
  const settings = storedSettings();
  await post('/api/me/sign-out', { push: await pushEndpoint() });
  await clearBrowserData(settings);
  location.assign('/');
}

/** @param {string} name */
export async function renameUser(name) {
  await post('/api/me', { name });
  asked = currentUser().then(found => ({ ...found, name }));
  hear(await asked);
}

/** @type {Set<(me: Me) => void>} */
const listeners = new Set();
/** @param {Me} found */
const hear = found => {
  for (const listener of listeners) listener(found);
};
/** @param {(me: Me) => void} listener */
export const onUserChange = listener => {
  listeners.add(listener);
};

/** Whether a table waits for a seat of mine. @param {Summary} table */
export const isWaitingForMe = table =>
  table.phase === 'playing' &&
  table.seats.some((chair, seat) => chair?.mine && table.to_move.includes(chair.seat ?? seat));

/** @type {Set<(home: Home) => void>} */
const watchers = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let next;
const PACE = 12000;

/** Look round the house now, and again while the page is in sight. */
export async function refreshHome() {
  clearTimeout(next);
  try {
    const found = await get('/api/home');
    for (const watcher of watchers) watcher(found);
  } catch {
    /* the next look will tell */
  }
  clearTimeout(next);
  if (watchers.size) next = setTimeout(() => (document.hidden ? undefined : refreshHome()), PACE);
}
/** @param {(home: Home) => void} watcher */
export function onHomeChange(watcher) {
  if (!watchers.size)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) refreshHome();
    });
  watchers.add(watcher);
}
