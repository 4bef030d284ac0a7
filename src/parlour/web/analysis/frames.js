/** The frames of a finished match, which are loaded when needed and kept in memory. */
import { get } from '../components/api.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').MoveListEntry} MoveListEntry */

/** The kinds of entries that are steps of the analysis. */
const STOPS = new Set(['started', 'moved', 'tookback', 'left', 'flagged']);

/** @param {number | null} seat the seat whose view is shown, or null for the public view */
const seatQuery = seat => (seat === null ? '' : `?seat=${seat}`);

export class FrameStore {
  /**
   * @param {string} match
   * @param {() => void} onFrame called when a frame has arrived
   */
  constructor(match, onFrame) {
    this.path = `/api/matches/${match}/steps`;
    this.onFrame = onFrame;
    /** @type {number | null} the seat whose view is shown, or null for the public view */
    this.seat = null;
    /** The number of the last step. */
    this.count = 0;
    /** @type {MoveListEntry[]} the entry of each step, from the view of this seat */
    this.entries = [];
    /** @type {Map<string, Frame>} */
    this.frames = new Map();
    /** @type {Map<string, Promise<Frame>>} */
    this.requests = new Map();
  }

  /**
   * @param {number} step
   * @param {number | null} [seat]
   */
  frame(step, seat = this.seat) {
    return this.frames.get(`${seat}:${step}`);
  }

  /**
   * Show the match from the view of a seat, or from the public view if the seat is null.
   * @param {number | null} seat
   */
  async setSeat(seat) {
    const { count, entries } = await get(`${this.path}${seatQuery(seat)}`);
    this.seat = seat;
    this.count = count - 1;
    this.entries = entries.filter((/** @type {MoveListEntry} */ entry) => STOPS.has(entry.kind));
  }

  /**
   * @param {number} step
   * @param {number | null} [seat]
   * @returns {Promise<Frame>}
   */
  fetch(step, seat = this.seat) {
    const key = `${seat}:${step}`;
    let asked = this.requests.get(key);
    if (!asked) {
      asked = get(`${this.path}/${step}${seatQuery(seat)}`).then((/** @type {Frame} */ frame) => {
        this.frames.set(key, frame);
        this.onFrame();
        return frame;
      });
      asked.catch(() => this.requests.delete(key));
      this.requests.set(key, asked);
    }
    return asked;
  }

  /** Load the frames of all steps from the view of this seat, several per request. */
  async fetchAll() {
    const { seat } = this;
    for (let next = 0; next <= this.count && this.seat === seat; ) {
      /** @type {Frame[]} */
      const found = await get(`${this.path}/from/${next}${seatQuery(seat)}`).catch(() => []);
      // Missing frames are loaded individually when they are shown.
      if (!found.length) return;
      for (const [i, frame] of found.entries()) this.frames.set(`${seat}:${next + i}`, frame);
      next += found.length;
      this.onFrame();
    }
  }
}
