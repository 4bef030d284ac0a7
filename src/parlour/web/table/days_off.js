/** How many days off I have left, where a table takes them by itself. */
import { get } from '../components/api.js';
import { icon } from '../components/icons.js';
import { html, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Frame} Frame */

export class DaysOff {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.seq = -1;
    /** @type {{ remaining: number, total: number } | null} */
    this.found = null;
  }

  /** A newer frame: a day may have been taken with it. @param {Frame} frame */
  async hear(frame) {
    const rule = frame.clocks?.rule;
    const asked =
      rule?.clock === 'correspondence' &&
      rule.vacation &&
      frame.seat !== null &&
      frame.phase === 'playing';
    if (!asked) this.found = null;
    if (!asked || this.seq === frame.seq) return;
    this.seq = frame.seq;
    try {
      this.found = await get('/api/account/vacation');
      this.redraw();
    } catch {
      /* the next frame will tell */
    }
  }

  template() {
    return this.found
      ? html`<span class="row" title=${t('site-days-off-line')}
          >${icon('clock')}${t('site-days-off', { left: this.found.remaining, of: this.found.total })}</span>`
      : nothing;
  }
}
