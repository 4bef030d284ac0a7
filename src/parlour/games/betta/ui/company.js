/** Who swims as what: each participant with their fish, points of moves and points that the displays would bring now. */

import { bettyIcon, icon } from './art.js';
import { escaped } from './words.js';

/** @typedef {import('./types').Table} Table */

/** The sign of a seat: its fish, Betty's four, or nothing for whoever plays alone. @param {import('./types').View} view @param {number} seat */
export function signOf(view, seat) {
  const colour = view.colours[seat];
  return colour ? icon(colour) : view.options.mode === 'betty' ? bettyIcon() : '';
}
/** @param {Table} frame @param {number} seat @param {import('./words.js').Words} t */
export const nameOf = (frame, seat, t) => frame.chairs[seat]?.name ?? t('betta-seat', { number: seat + 1 });
/** What stands on a label: oneself is "You", others go by their names. @param {Table} frame @param {number} seat @param {import('./words.js').Words} t */
export const labelOf = (frame, seat, t) => (seat === frame.view?.seat ? t('betta-you') : nameOf(frame, seat, t));

export class Company {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.element = document.createElement('ul');
    this.element.className = 'bg';
    this.element.setAttribute('aria-label', t('betta-company'));
    this.shown = '';
  }

  /** @param {Table} frame */
  update(frame) {
    const { view } = frame, items = view.colours.map((colour, seat) => {
      const name = labelOf(frame, seat, this.t), words = { name, colour: colour ?? '', moves: view.scores[seat], displays: view.finals[seat], total: view.totals[seat], turns: view.turns[seat] };
      const kind = colour ? 'betta-say-staff' : view.options.mode === 'betty' ? 'betta-say-betty' : 'betta-say-alone';
      return `<li class="${[seat === view.mover && 'bg-turn', seat === view.seat && 'bg-own'].filter(Boolean).join(' ')}" data-seat="${seat}">
        <span class="bg-sign" aria-hidden="true">${signOf(view, seat)}</span><span class="bg-name" aria-hidden="true">${escaped(name)}</span>
        <span class="bg-sum" aria-hidden="true">${view.scores[seat]}<small> + ${view.finals[seat]}</small></span><b aria-hidden="true">${view.totals[seat]}</b><span class="bt-ear">${escaped(this.t(kind, words))}</span></li>`;
    }).join('');
    if (items === this.shown) return;
    this.shown = items;
    this.element.innerHTML = items;
  }
}
