/** Try again here: the mistake once more on the live board, weighed by the bot that read the match. */
import { get, post } from '../components/api.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Opinion} Opinion */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Bar} Bar */

export class Again {
  /** @param {string} match @param {import('./analysis.js').Opinions} opinions @param {() => void} redraw */
  constructor(match, opinions, redraw) {
    this.match = match;
    this.opinions = opinions;
    this.redraw = redraw;
    this.end();
  }

  end() {
    /** @type {Opinion | null} the decision that is tried again */
    this.about = null;
    /** @type {Frame | null} the board as its seat had it, to play on */
    this.frame = null;
    /** @type {Opinion | null} what is thought of the try */
    this.found = null;
    this.weighing = false;
    /** @type {Bar | null} what the board asks for */
    this.bar = null;
  }

  get path() {
    return `/api/matches/${this.match}/steps/${/** @type {Opinion} */ (this.about).step - 1}`;
  }

  /** @param {Opinion} opinion */
  async begin(opinion) {
    this.end();
    this.about = opinion;
    this.frame = /** @type {Frame} */ (await get(`${this.path}?seat=${opinion.seat}&again=true`));
    this.redraw();
  }

  /** What an action would show. @param {Action} action */
  preview(action) {
    return post(`${this.path}/preview`, { seat: this.about?.seat, action });
  }

  /**
   * The board after an action at a decision.
   * @param {Opinion} opinion @param {Action} action @returns {Promise<Frame>}
   */
  after(opinion, action) {
    return post(`/api/matches/${this.match}/steps/${opinion.step - 1}/alternative`, {
      seat: opinion.seat,
      action,
    });
  }

  /** Weigh a try; returns the board after it. @param {Action} action */
  async weigh(action) {
    const about = /** @type {Opinion} */ (this.about);
    this.weighing = true;
    this.redraw();
    try {
      const [found, frame] = await Promise.all([
        this.opinions.weigh(about, action),
        this.after(about, action),
      ]);
      if (this.about !== about) return null;
      this.found = found;
      return frame;
    } finally {
      this.weighing = false;
      this.redraw();
    }
  }
}
