/** The remaining vacation days, for tables that use them automatically. */
import { get } from '../components/api.js';
import { icon } from '../components/icons.js';
import { html, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Frame} Frame */

export class VacationDays {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.seq = -1;
    /** @type {{ remaining: number, total: number } | null} */
    this.days = null;
  }

  /**
   * Reload the vacation days, since one may have been used before the newer frame.
   * @param {Frame} frame
   */
  async update(frame) {
    const rule = frame.clocks?.rule;
    const isShown =
      rule?.clock === 'correspondence' &&
      rule.vacation &&
      frame.seat !== null &&
      frame.phase === 'playing';
    if (!isShown) this.days = null;
    if (!isShown || this.seq === frame.seq) return;
    this.seq = frame.seq;
    try {
      this.days = await get('/api/account/vacation');
      this.redraw();
    } catch {
      /* The next frame repeats the request. */
    }
  }

  template() {
    return this.days
      ? html`<span class="row" title=${t('site-days-off-line')}
          >${icon('clock')}${t('site-days-off', { left: this.days.remaining, of: this.days.total })}</span>`
      : nothing;
  }
}
