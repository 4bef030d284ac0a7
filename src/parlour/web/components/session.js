/** Who sits before this screen, and which tables wait for them. */
import { get, post } from './api.js';
import { mergeServerSettings } from './settings.js';
import { clearOtherUserData, clearBrowserData, pushEndpoint, storedSettings } from './sign_out.js';
/** @typedef {import('../types').Me} Me */
/** @typedef {import('../types').Home} Home */
/** @typedef {import('../types').Summary} Summary */

/** @type {Promise<Me> | undefined} */
let userRequest;
/** @returns {Promise<Me>} */
export function currentUser() {
  userRequest ??= get('/api/me').then(async (/** @type {Me} */ user) => {
    await clearOtherUserData(user);
    mergeServerSettings(user.settings);
    return user;
  });
  return userRequest;
}

/** Ask anew who I am, after I signed in or became a member. */
export async function refreshUser() {
  userRequest = undefined;
  notifyUserListeners(await currentUser());
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
  userRequest = currentUser().then(user => ({ ...user, name }));
  notifyUserListeners(await userRequest);
}

/** @type {Set<(me: Me) => void>} */
const userListeners = new Set();
/** @param {Me} user */
const notifyUserListeners = user => {
  for (const listener of userListeners) listener(user);
};
/** @param {(me: Me) => void} listener */
export const onUserChange = listener => {
  userListeners.add(listener);
};

/** Whether a table waits for a seat of mine. @param {Summary} table */
export const isWaitingForMe = table =>
  table.phase === 'playing' &&
  table.seats.some((chair, seat) => chair?.mine && table.to_move.includes(chair.seat ?? seat));

/** @type {Set<(home: Home) => void>} */
const homeListeners = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
const REFRESH_MS = 12000;

/** Look round the house now, and again while the page is in sight. */
export async function refreshHome() {
  clearTimeout(timer);
  try {
    const home = await get('/api/home');
    for (const listener of homeListeners) listener(home);
  } catch {
    /* the next look will tell */
  }
  clearTimeout(timer);
  if (homeListeners.size)
    timer = setTimeout(() => (document.hidden ? undefined : refreshHome()), REFRESH_MS);
}
/** @param {(home: Home) => void} listener */
export function onHomeChange(listener) {
  if (!homeListeners.size)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) refreshHome();
    });
  homeListeners.add(listener);
}
