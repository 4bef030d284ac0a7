/** Keeps the screen on. A browser releases the lock when the page is hidden, so it is taken again when it is shown. */

let isWanted = false;
/** Whether a lock is being asked for. */
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
    /* the battery is low, or the browser does not allow it */
    return;
  } finally {
    isRequesting = false;
  }
  if (!isWanted) updateLock();
}
document.addEventListener('visibilitychange', updateLock);

/** Keep the screen on from now on, or no longer. @param {boolean} on */
export function setWakeLock(on) {
  if (on === isWanted) return;
  isWanted = on;
  updateLock();
}
