/** What the strongest bot thinks of a match: asked for with a click, and fetched as it comes. */
import { get, post } from '../components/api.js';
/** @typedef {import('../types').Opinion} Opinion */
/** @typedef {import('../types').Reading} Reading */

/** Milliseconds between two looks while somebody reads, and while nobody does. */
const SOON = 900;
const LATER = 20_000;

export class Opinions {
  /** @param {string} match @param {() => void} came called when there is something new */
  constructor(match, came) {
    this.path = `/api/matches/${match}/analysis`;
    this.came = came;
    /** @type {Reading | null} */
    this.reading = null;
    /** @type {Map<number, Opinion>} by the step they are about */
    this.at = new Map();
    this.last = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
  }

  get state() {
    return this.reading?.state ?? 'off';
  }

  /** Whether something is there to show. */
  get any() {
    return this.at.size > 0;
  }

  async look() {
    clearTimeout(this.waiting);
    this.take(await get(`${this.path}?after=${this.last}`));
  }

  async ask() {
    this.take(await post(this.path));
  }

  /** @param {Reading} reading */
  take(reading) {
    this.reading = reading;
    for (const opinion of reading.evaluations) {
      this.at.set(opinion.step, opinion);
      this.last = Math.max(this.last, opinion.seq);
    }
    this.came();
    clearTimeout(this.waiting);
    if (!['waiting', 'reading', 'spent'].includes(reading.state)) return;
    const pause = reading.state === 'spent' ? LATER : SOON;
    this.waiting = setTimeout(() => this.look().catch(() => this.again()), pause);
  }

  /** The line is down: look again later. */
  again() {
    this.waiting = setTimeout(() => this.look().catch(() => this.again()), LATER);
  }

  /** Weigh another action at a decision. @param {Opinion} opinion @param {import('../types').Action} action */
  weigh(opinion, action) {
    return /** @type {Promise<Opinion>} */ (
      post(`${this.path}/alternatives`, { seq: opinion.seq, action })
    );
  }
}
