/** Stores drafts in this browser until the next decision, so that they survive a reload. */
/** @typedef {import('../types').Frame} Frame */

/** @param {Frame} frame */
const seatKey = frame => `parlour-draft:${frame.match}:${frame.seat}:`;

/** @param {Frame} frame */
export function draftStore(frame) {
  const key = seatKey(frame) + frame.decision_id;
  return {
    get() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** @param {unknown} value the draft, or null to remove it */
    set(value) {
      try {
        if (value === null || value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        /* Storage is full, or not available in a private window. */
      }
    },
  };
}

/**
 * Remove the drafts of a seat for past decisions.
 * @param {Frame} frame
 */
export function removeOldDrafts(frame) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(seatKey(frame)) && key !== seatKey(frame) + frame.decision_id)
        localStorage.removeItem(key);
  } catch {
    /* Storage is not available in a private window. */
  }
}
