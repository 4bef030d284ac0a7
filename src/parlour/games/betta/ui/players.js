/**
 * Who swims as what: each participant with their fish, points of moves and points that the displays would bring now.
 */

import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { bettyIcon, icon } from './art.js';

/** @typedef {import('./shapes').Table} Table */

/**
 * The sign of a seat: its fish, Betty's four, or nothing for whoever plays alone.
 * @param {import('./shapes').View} view
 * @param {number} seat
 */
export function signOf(view, seat) {
  const colour = view.colours[seat];
  return colour ? icon(colour) : view.options.mode === 'betty' ? bettyIcon() : nothing;
}
/** @param {Table} frame @param {number} seat @param {import('./words.js').Words} t */
export const nameOf = (frame, seat, t) =>
  frame.seats[seat]?.name ?? t('betta-seat', { number: seat + 1 });
/**
 * What stands on a label: oneself is "You", others go by their names.
 * @param {Table} frame
 * @param {number} seat
 * @param {import('./words.js').Words} t
 */
export const labelOf = (frame, seat, t) =>
  seat === frame.view?.seat ? t('betta-you') : nameOf(frame, seat, t);

export class Players {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.element = createElement('ul', 'bg');
    this.element.setAttribute('aria-label', t('betta-company'));
  }

  /** @param {Table} frame */
  update(frame) {
    const { view } = frame;
    const one = (
      /** @type {import('./shapes').Colour | null} */ colour,
      /** @type {number} */ seat,
    ) => {
      const name = labelOf(frame, seat, this.t);
      const kind = colour
        ? 'betta-say-staff'
        : view.options.mode === 'betty'
          ? 'betta-say-betty'
          : 'betta-say-alone';
      const words = {
        name,
        colour: colour ?? '',
        moves: view.scores[seat],
        displays: view.finals[seat],
        total: view.totals[seat],
        turns: view.turns[seat],
      };
      const stack = this.t('betta-stack', { count: view.stacks[seat] });
      const look = [seat === view.mover && 'bg-turn', seat === view.seat && 'bg-own']
        .filter(Boolean)
        .join(' ');
      return html`<li class=${look} data-seat=${seat}>
        <span class="bg-sign" aria-hidden="true">${signOf(view, seat)}</span>
        <span class="bg-name" aria-hidden="true">${name}</span>
        <span class="bg-sum" aria-hidden="true">${view.scores[seat]}<small> + ${view.finals[seat]}</small></span>
        <b aria-hidden="true">${view.totals[seat]}</b><i class="bg-stack" aria-hidden="true"
          title=${stack}>${view.stacks[seat]}</i><span class="bt-ear">${this.t(kind, words)}. ${stack}</span></li>`;
    };
    render(view.colours.map(one), this.element);
  }
}
