/** The current user and the data of the home page: own tables, open tables and online users. */
import { get, post } from './api.js';
import { mergeServerSettings } from './settings.js';
import { clearOtherUserData, clearBrowserData, pushEndpoint, storedSettings } from './sign_out.js';
/** @typedef {import('../types').Me} Me */
/** @typedef {import('../types').Home} Home */
/** @typedef {import('../types').Summary} Summary */

/** @type {Promise<Me> | undefined} */
let userRequest;
/** Fetch the current user, once per page. @returns {Promise<Me>} */
export function currentUser() {
  userRequest ??= get('/api/me').then(async (/** @type {Me} */ user) => {
    await clearOtherUserData(user);
    mergeServerSettings(user.settings);
    return user;
  });
  return userRequest;
}

/** Fetch the current user again after a sign-in or sign-up. */
export async function refreshUser() {
  userRequest = undefined;
  notifyUserListeners(await currentUser());
}

/** Sign out, remove the user's data from this browser, and open the home page. */
export async function signOut() {
  const settings = storedSettings();
  await post('/api/me/sign-out', { push: await pushEndpoint() });
  await clearBrowserData(settings);
  location.assign('/');
}

/** Change the name of the current user. @param {string} name */
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
/** Call a listener when the current user changes. @param {(me: Me) => void} listener */
export const onUserChange = listener => {
  userListeners.add(listener);
};

/** Whether a user must sign in or be invited, because the server is not open. @param {Me} user */
export const isStranger = user => user.role === 'guest' && user.registration_mode !== 'open';

/** Whether it is the current user's turn at a table. @param {Summary} table */
export const isWaitingForMe = table =>
  table.phase === 'playing' &&
  table.seats.some(
    (occupant, seat) => occupant?.mine && table.to_move.includes(occupant.seat ?? seat),
  );

/** @type {Set<(home: Home) => void>} */
const homeListeners = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
const REFRESH_MS = 12000;

/** Fetch the home data now and repeatedly while the page is visible. */
export async function refreshHome() {
  clearTimeout(timer);
  try {
    if (isStranger(await currentUser())) return;
    const home = await get('/api/home');
    for (const listener of homeListeners) listener(home);
  } catch {
    /* The next request may succeed. */
  }
  clearTimeout(timer);
  if (homeListeners.size)
    timer = setTimeout(() => (document.hidden ? undefined : refreshHome()), REFRESH_MS);
}
/**
 * Call a listener with every new version of the home data.
 * @param {(home: Home) => void} listener
 */
export function onHomeChange(listener) {
  if (!homeListeners.size)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) refreshHome();
    });
  homeListeners.add(listener);
}
