/** The analysis of a match by the strongest bot, which is fetched step by step while it runs. */
import { get, post } from '../components/api.js';
/** @typedef {import('../types').Evaluation} Evaluation */
/** @typedef {import('../types').AnalysisStatus} AnalysisStatus */

/** Times in milliseconds between two requests, while the analysis runs and while it is paused. */
const POLL_MS = 900;
const SLOW_POLL_MS = 20_000;

export class Evaluations {
  /**
   * @param {string} match
   * @param {() => void} onChange called when the status or the evaluations have changed
   */
  constructor(match, onChange) {
    this.path = `/api/matches/${match}/analysis`;
    this.onChange = onChange;
    /** @type {AnalysisStatus | null} */
    this.status = null;
    /** @type {Map<number, Evaluation>} by step */
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

  /** Try again later after a lost connection. */
  retryLater() {
    this.pollTimer = setTimeout(() => this.fetch().catch(() => this.retryLater()), SLOW_POLL_MS);
  }

  /**
   * Request the evaluation of another action for a decision.
   * @param {Evaluation} opinion
   * @param {import('../types').Action} action
   */
  evaluate(opinion, action) {
    return /** @type {Promise<Evaluation>} */ (
      post(`${this.path}/alternatives`, { seq: opinion.seq, action })
    );
  }
}
