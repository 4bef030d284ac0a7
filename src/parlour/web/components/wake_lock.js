/** Keeps the screen on. A browser releases the lock when the page is hidden, so it is taken again when it is shown. */

let wanted = false;
/** Whether a lock is being asked for. */
let asking = false;
/** @type {WakeLockSentinel | undefined} */
let lock;

async function apply() {
  if (asking) return;
  if (!wanted) {
    lock?.release().catch(() => {});
    lock = undefined;
    return;
  }
  if (document.hidden || (lock && !lock.released) || !navigator.wakeLock) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request('screen');
  } catch {
    /* the battery is low, or the browser does not allow it */
    return;
  } finally {
    asking = false;
  }
  if (!wanted) apply();
}
document.addEventListener('visibilitychange', apply);

/** Keep the screen on from now on, or no longer. @param {boolean} on */
export function setWakeLock(on) {
  if (on === wanted) return;
  wanted = on;
  apply();
}
