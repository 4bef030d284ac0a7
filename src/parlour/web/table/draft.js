/** Stores drafts in this browser, so that they survive a reload. A new decision removes them. */
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
    /** @param {unknown} value null forgets it */
    set(value) {
      try {
        if (value === null || value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        /* a full or private store keeps nothing */
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
    /* likewise */
  }
}
