/**
 * What this browser stores of a person, removed when they sign out: passes of private matches, drafts, and the push
 * subscription. The settings of the browser stay, such as theme and language.
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

/** The address of this browser's push service, by which the server ends the notifications of this device. */
export const pushEndpoint = async () => (await subscription())?.endpoint ?? '';

/**
 * Remove everything but the settings. The server asks the browser to clear itself as well, which it does over https
 * alone, settings included: they are written back.
 * @param {string | null} settings as they were stored before the server answered
 */
export async function clearBrowserData(settings) {
  await (await subscription())?.unsubscribe().catch(() => false);
  try {
    sessionStorage.clear();
    localStorage.clear();
    if (settings !== null) localStorage.setItem(SETTINGS, settings);
  } catch {
    /* a private window keeps nothing */
  }
}

/** The stored settings of this browser. */
export function storedSettings() {
  try {
    return localStorage.getItem(SETTINGS);
  } catch {
    return null;
  }
}

/**
 * Remove what a member left here whose session ended elsewhere or expired: their browser is another person's now.
 * @param {{ id: string, role: string }} me
 */
export async function clearOtherUserData({ id, role }) {
  try {
    const previousMember = localStorage.getItem(MEMBER);
    if (previousMember !== null && previousMember !== id) await clearBrowserData(storedSettings());
    if (role !== 'guest') localStorage.setItem(MEMBER, id);
  } catch {
    /* a private window keeps nothing */
  }
}
