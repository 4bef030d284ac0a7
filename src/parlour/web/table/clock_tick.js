/** Updates the clocks, and announces when the user's time is low. */
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { remainingTime, updateClocks } from './seats.js';
/** @typedef {import('../types').Frame} Frame */

const TICK_MS = 100;
/** Remaining seconds at which the user's time is announced. */
const WARNINGS_S = [30, 10, 0];

export class ClockTicker {
  /**
   * @param {HTMLElement} root element that contains the clocks
   * @param {() => number} now returns the server's time, in ms since 1970
   */
  constructor(root, now) {
    this.root = root;
    this.now = now;
    this.warnings = 0;
  }

  /** Reset the warnings for the user's next decision. */
  resetWarnings() {
    this.warnings = 0;
  }

  /** @param {() => Frame | null} frame returns the shown frame */
  start(frame) {
    setInterval(() => this.tick(frame()), TICK_MS);
  }

  /** @param {Frame | null} frame */
  tick(frame) {
    if (frame?.phase !== 'playing' || !frame.clocks?.left?.length) return;
    updateClocks(this.root, frame.clocks, this.now());
    const left =
      frame.mine && frame.seat !== null
        ? remainingTime(frame.clocks, frame.seat, this.now())
        : null;
    if (
      left === null ||
      this.warnings >= WARNINGS_S.length ||
      left >= WARNINGS_S[this.warnings] * 1000
    )
      return;
    while (this.warnings < WARNINGS_S.length && left < WARNINGS_S[this.warnings] * 1000)
      this.warnings++;
    if (left >= 0) announce(t('site-time-low', { seconds: Math.ceil(left / 1000) }));
    else if (frame.clocks.rule?.clock === 'total') announce(t('site-time-over'));
  }
}
