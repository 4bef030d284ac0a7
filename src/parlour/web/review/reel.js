/** A match that is over, step by step: frames come when they are wanted and stay. */
import { get } from '../house/api.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Entry} Entry */

const AT_ONCE = 4;
/** The kinds of entries that a review stops at. */
const STOPS = new Set(['started', 'moved', 'tookback', 'left', 'flagged']);

export class Reel {
  /** @param {string} match @param {() => void} came called when a frame has come */
  constructor(match, came) {
    this.match = match;
    this.came = came;
    /** @type {number | null} whose eyes */
    this.seat = null;
    /** The last step. */
    this.count = 0;
    /** @type {Entry[]} what happened at each step, as these eyes saw it */
    this.entries = [];
    /** @type {Map<string, Frame>} */
    this.frames = new Map();
    /** @type {Map<string, Promise<Frame>>} */
    this.asked = new Map();
  }

  /** @param {number} step @param {number | null} [seat] */
  frame(step, seat = this.seat) {
    return this.frames.get(`${seat}:${step}`);
  }

  /** Look through a seat's eyes, or (null) the public's. @param {number | null} seat */
  async look(seat) {
    const { count, entries } = await get(`/api/matches/${this.match}/steps${seat === null ? '' : `?seat=${seat}`}`);
    this.seat = seat;
    this.count = count - 1;
    this.entries = entries.filter((/** @type {Entry} */ entry) => STOPS.has(entry.kind));
  }

  /** @param {number} step @param {number | null} [seat] @returns {Promise<Frame>} */
  fetch(step, seat = this.seat) {
    const key = `${seat}:${step}`;
    let asked = this.asked.get(key);
    if (!asked) {
      asked = get(`/api/matches/${this.match}/steps/${step}${seat === null ? '' : `?seat=${seat}`}`).then(
        (/** @type {Frame} */ frame) => {
          this.frames.set(key, frame);
          this.came();
          return frame;
        },
      );
      asked.catch(() => this.asked.delete(key));
      this.asked.set(key, asked);
    }
    return asked;
  }

  /** Fetch every step through these eyes, a few at a time. */
  async all() {
    const seat = this.seat;
    let next = 0;
    const work = async () => {
      while (next <= this.count && this.seat === seat) await this.fetch(next++).catch(() => {});
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}
