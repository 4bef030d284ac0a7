/** The analysis of a match by the strongest bot: requests it and fetches it as it grows. */
import { get, post } from '../components/api.js';
/** @typedef {import('../types').Evaluation} Evaluation */
/** @typedef {import('../types').AnalysisStatus} AnalysisStatus */

/** Time between two requests while the analysis runs, and while it is paused, in milliseconds. */
const POLL_MS = 900;
const SLOW_POLL_MS = 20_000;

export class Evaluations {
  /**
   * @param {string} match
   * @param {() => void} onChange called when there is something new
   */
  constructor(match, onChange) {
    this.path = `/api/matches/${match}/analysis`;
    this.onChange = onChange;
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

  /** Whether there is at least one evaluation. */
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

  /** @param {AnalysisStatus} status */
  receive(status) {
    this.status = status;
    for (const opinion of status.evaluations) {
      this.byStep.set(opinion.step, opinion);
      this.lastSeq = Math.max(this.lastSeq, opinion.seq);
    }
    this.onChange();
    clearTimeout(this.pollTimer);
    if (!['waiting', 'reading', 'spent'].includes(status.state)) return;
    const pause = status.state === 'spent' ? SLOW_POLL_MS : POLL_MS;
    this.pollTimer = setTimeout(() => this.fetch().catch(() => this.retryLater()), pause);
  }

  /** Try again later, because the connection broke. */
  retryLater() {
    this.pollTimer = setTimeout(() => this.fetch().catch(() => this.retryLater()), SLOW_POLL_MS);
  }

  /**
   * Evaluate another action at a decision.
   * @param {Evaluation} opinion
   * @param {import('../types').Action} action
   */
  evaluate(opinion, action) {
    return /** @type {Promise<Evaluation>} */ (
      post(`${this.path}/alternatives`, { seq: opinion.seq, action })
    );
  }
}
