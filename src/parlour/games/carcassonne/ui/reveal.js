/** Shows newly revealed chips and their payouts, one after another. */

import { animationTime } from '../../../web/board/motion.js';
import { html, nothing } from '../../../web/board/templates.js';
import { chipFace } from './figures.js';
import { choiceText, nameOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */

/** Display times in ms: the time added per chip at normal speed, and the base time. */
const [CHIP_TIME, BASE_TIME] = [900, 4200];

export class RevealedChips {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {import('./types').RevealedChip[]} */
    this.chips = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * Show the chips that were revealed since the earlier view.
   * @param {any} earlierView
   * @param {any} view
   */
  showNewChips(earlierView, view) {
    if (!earlierView || view.turned.length <= earlierView.turned.length) return;
    this.chips = view.turned.slice(earlierView.turned.length);
    clearTimeout(this.timer);
    const time = BASE_TIME + animationTime(CHIP_TIME * this.chips.length);
    this.timer = setTimeout(() => this.close(), time);
    this.board.host.playSound('pick');
  }

  /** Hide the revealed chips. */
  close() {
    clearTimeout(this.timer);
    if (!this.chips.length) return;
    this.chips = [];
    this.board.draw();
  }

  draw() {
    const { view, host, frame } = this.board;
    const { t } = host;
    if (!this.chips.length || !frame) return nothing;
    const chipRow = (
      /** @type {import('./types').RevealedChip} */ revealed,
      /** @type {number} */ index,
    ) => {
      const chip = view.bets.find(bet => bet.id === revealed.chip);
      const scoredFor = revealed.segment
        ? choiceText(t, revealed)
        : t('carcassonne-counts-for-nothing');
      return html`<li style=${`--after: ${index * CHIP_TIME}ms`}>
        ${
          chip ? chipFace(chip, revealed.seat) : nothing
        } <b>${nameOf(frame, revealed.seat)}</b><span>${scoredFor}</span>
        <strong>${revealed.points ? `+${revealed.points}` : '0'}</strong>
      </li>`;
    };
    return html`<div class="cc-over cc-reveal" role="status">
      <h2>${t('carcassonne-turned')}</h2>
      <ul class=${this.chips.length > 7 ? 'cc-many' : ''} tabindex="0" aria-label=${t('carcassonne-turned')}>
        ${this.chips.map(chipRow)}
      </ul>
      <button type="button" class="cc-close" @click=${() => this.close()}>${t('carcassonne-seen')}</button>
    </div>`;
  }
}
