/** Every clock ticks; mine is called out when it runs low. */
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { remaining, tick } from './seats.js';
/** @typedef {import('../types').Frame} Frame */

const EVERY_MS = 100;
/** Seconds left at which my clock is called out, and whether it costs points from then on. */
const CALLS = [30, 10, 0];

export class Beat {
  /** @param {HTMLElement} root where the clocks are @param {() => number} now the house's time */
  constructor(root, now) {
    this.root = root;
    this.now = now;
    this.calls = 0;
  }

  /** Another decision is mine: its time is called out anew. */
  again() {
    this.calls = 0;
  }

  /** @param {() => Frame | null} frame what is shown */
  start(frame) {
    setInterval(() => this.beat(frame()), EVERY_MS);
  }

  /** @param {Frame | null} frame */
  beat(frame) {
    if (frame?.phase !== 'playing' || !frame.clocks?.left?.length) return;
    tick(this.root, frame.clocks, this.now());
    const left =
      frame.mine && frame.seat !== null ? remaining(frame.clocks, frame.seat, this.now()) : null;
    if (left === null || this.calls >= CALLS.length || left >= CALLS[this.calls] * 1000) return;
    while (this.calls < CALLS.length && left < CALLS[this.calls] * 1000) this.calls++;
    if (left >= 0) announce(t('site-time-low', { seconds: Math.ceil(left / 1000) }));
    else if (frame.clocks.rule?.clock === 'total') announce(t('site-time-over'));
  }
}
