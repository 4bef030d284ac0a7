/**
 * Removes the data of a user from this browser at sign-out: share tokens, drafts and the push
 * subscription. The settings of the browser remain, such as the theme and language.
 */

const SETTINGS = 'parlour-settings';
const MEMBER = 'parlour-member';

/** @returns {Promise<PushSubscription | null>} */
async function subscription() {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    return (await worker?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Return the push endpoint of this browser, which the server needs to stop its notifications. */
export const pushEndpoint = async () => (await subscription())?.endpoint ?? '';

/**
 * Remove all stored data except the settings. Over HTTPS, the server's Clear-Site-Data header also
 * removes the settings, so they are written again.
 * @param {string | null} settings the settings that were stored before the server's response
 */
export async function clearBrowserData(settings) {
  await (await subscription())?.unsubscribe().catch(() => false);
  try {
    sessionStorage.clear();
    localStorage.clear();
    if (settings !== null) localStorage.setItem(SETTINGS, settings);
  } catch {
    /* Storage is not available in a private window. */
  }
}

/** Return the stored settings of this browser, as JSON text. */
export function storedSettings() {
  try {
    return localStorage.getItem(SETTINGS);
  } catch {
    return null;
  }
}

/**
 * Remove the data of a previous member whose session ended elsewhere or expired.
 * @param {{ id: string, role: string }} me
 */
export async function clearOtherUserData({ id, role }) {
  try {
    const previousMember = localStorage.getItem(MEMBER);
    if (previousMember !== null && previousMember !== id) await clearBrowserData(storedSettings());
    if (role !== 'guest') localStorage.setItem(MEMBER, id);
  } catch {
    /* Storage is not available in a private window. */
  }
}
