/** Chips that were just turned over: one after the other, with what each counted for. */

import { html, nothing } from '../../../web/board/templates.js';
import { disc } from './figures.js';
import { choiceWords, nameOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */

/** How long turned chips are looked at: each, and all together, in milliseconds. */
const [EACH, ALL] = [900, 4200];

export class Reveal {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {import('./types').RevealedChip[]} */
    this.turned = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Take in what was turned since the view before. @param {any} before @param {any} after */
  take(before, after) {
    if (!before || after.turned.length <= before.turned.length) return;
    this.turned = after.turned.slice(before.turned.length);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.put(), ALL + EACH * this.turned.length);
    this.board.host.playSound('pick');
  }

  /** They have been looked at. */
  put() {
    clearTimeout(this.timer);
    if (!this.turned.length) return;
    this.turned = [];
    this.board.draw();
  }

  draw() {
    const { view, host, frame } = this.board;
    const { t } = host;
    if (!this.turned.length || !frame) return nothing;
    const one = (/** @type {import('./types').RevealedChip} */ line, /** @type {number} */ at) => {
      const chip = view.bets.find(each => each.id === line.chip);
      const counted = line.segment ? choiceWords(t, line) : t('carcassonne-counts-for-nothing');
      return html`<li style=${`--after: ${at * EACH}ms`}>
        ${chip ? disc(chip, line.seat) : nothing} <b>${nameOf(frame, line.seat)}</b><span>${counted}</span>
        <strong>${line.points ? `+${line.points}` : '0'}</strong>
      </li>`;
    };
    return html`<div class="cc-over cc-reveal" role="status">
      <h2>${t('carcassonne-turned')}</h2>
      <ul tabindex="0" aria-label=${t('carcassonne-turned')}>
        ${this.turned.map(one)}
      </ul>
      <button type="button" class="cc-close" @click=${() => this.put()}>${t('carcassonne-seen')}</button>
    </div>`;
  }
}
