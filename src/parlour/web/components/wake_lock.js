/**
 * Keeps the screen on. Browsers release the lock when the page is hidden, so it is requested again
 * when the page is visible.
 */

let isWanted = false;
/** Whether a lock is being requested. */
let isRequesting = false;
/** @type {WakeLockSentinel | undefined} */
let lock;

async function updateLock() {
  if (isRequesting) return;
  if (!isWanted) {
    lock?.release().catch(() => {});
    lock = undefined;
    return;
  }
  if (document.hidden || (lock && !lock.released) || !navigator.wakeLock) return;
  isRequesting = true;
  try {
    lock = await navigator.wakeLock.request('screen');
  } catch {
    /* The request fails if the battery is low or the browser does not allow a lock. */
    return;
  } finally {
    isRequesting = false;
  }
  if (!isWanted) updateLock();
}
document.addEventListener('visibilitychange', updateLock);

/** Keep the screen on, or allow it to turn off. @param {boolean} on */
export function setWakeLock(on) {
  if (on === isWanted) return;
  isWanted = on;
  updateLock();
}
