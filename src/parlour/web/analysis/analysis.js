/** What the strongest bot thinks of a match: asked for with a click, and fetched as it comes. */
import { get, post } from '../components/api.js';
/** @typedef {import('../types').Evaluation} Evaluation */
/** @typedef {import('../types').AnalysisStatus} AnalysisStatus */

/** Milliseconds between two looks while somebody reads, and while nobody does. */
const POLL_MS = 900;
const SLOW_POLL_MS = 20_000;

export class Evaluations {
  /**
   * @param {string} match
   * @param {() => void} came called when there is something new
   */
  constructor(match, came) {
    this.path = `/api/matches/${match}/analysis`;
    this.onChange = came;
    /** @type {AnalysisStatus | null} */
    this.status = null;
    /** @type {Map<number, Evaluation>} by the step they are about */
    this.byStep = new Map();
    this.lastSeq = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pollTimer = undefined;
  }

  get state() {
    return this.status?.state ?? 'off';
  }

  /** Whether something is there to show. */
  get hasAny() {
    return this.byStep.size > 0;
  }

  async fetch() {
    clearTimeout(this.pollTimer);
    this.receive(await get(`${this.path}?after=${this.lastSeq}`));
  }

  async request() {
    this.receive(await post(this.path));
  }

  /** @param {AnalysisStatus} reading */
  receive(reading) {
    this.status = reading;
    for (const opinion of reading.evaluations) {
      this.byStep.set(opinion.step, opinion);
      this.lastSeq = Math.max(this.lastSeq, opinion.seq);
    }
    this.onChange();
    clearTimeout(this.pollTimer);
    if (!['waiting', 'reading', 'spent'].includes(reading.state)) return;
    const pause = reading.state === 'spent' ? SLOW_POLL_MS : POLL_MS;
    this.pollTimer = setTimeout(() => this.fetch().catch(() => this.retryLater()), pause);
  }

  /** The line is down: look again later. */
  retryLater() {
    this.pollTimer = setTimeout(() => this.fetch().catch(() => this.retryLater()), SLOW_POLL_MS);
  }

  /**
   * Weigh another action at a decision.
   * @param {Evaluation} opinion
   * @param {import('../types').Action} action
   */
  evaluate(opinion, action) {
    return /** @type {Promise<Evaluation>} */ (
      post(`${this.path}/alternatives`, { seq: opinion.seq, action })
    );
  }
}
