/** A second attempt at a decision, evaluated by the bot that analysed the match. */
import { get, post } from '../components/api.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Evaluation} Evaluation */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').ActionBar} ActionBar */

export class Retry {
  /**
   * @param {string} match
   * @param {import('./analysis.js').Evaluations} evaluations
   * @param {() => void} redraw
   */
  constructor(match, evaluations, redraw) {
    this.match = match;
    this.opinions = evaluations;
    this.redraw = redraw;
    this.reset();
  }

  reset() {
    /** @type {Evaluation | null} the decision that the user retries */
    this.evaluation = null;
    /** @type {Frame | null} the seat's frame at the decision, on which the user plays */
    this.frame = null;
    /** @type {Evaluation | null} the evaluation of the attempt */
    this.result = null;
    this.isEvaluating = false;
    /** @type {ActionBar | null} the action bar of the board */
    this.bar = null;
  }

  get path() {
    return `/api/matches/${this.match}/steps/${/** @type {Evaluation} */ (this.evaluation).step - 1}`;
  }

  /** @param {Evaluation} evaluation */
  async start(evaluation) {
    this.reset();
    this.evaluation = evaluation;
    this.frame = /** @type {Frame} */ (
      await get(`${this.path}?seat=${evaluation.seat}&again=true`)
    );
    this.redraw();
  }

  /**
   * Return the preview of an action.
   * @param {Action} action
   */
  preview(action) {
    return post(`${this.path}/preview`, { seat: this.evaluation?.seat, action });
  }

  /**
   * Return the frame after an action at a decision.
   * @param {Evaluation} evaluation
   * @param {Action} action
   * @returns {Promise<Frame>}
   */
  frameAfter(evaluation, action) {
    return post(`/api/matches/${this.match}/steps/${evaluation.step - 1}/alternative`, {
      seat: evaluation.seat,
      action,
    });
  }

  /**
   * Evaluate an attempt and return the frame after it.
   * @param {Action} action
   */
  async evaluate(action) {
    const about = /** @type {Evaluation} */ (this.evaluation);
    this.isEvaluating = true;
    this.redraw();
    try {
      const [found, frame] = await Promise.all([
        this.opinions.evaluate(about, action),
        this.frameAfter(about, action),
      ]);
      if (this.evaluation !== about) return null;
      this.result = found;
      return frame;
    } finally {
      this.isEvaluating = false;
      this.redraw();
    }
  }
}
