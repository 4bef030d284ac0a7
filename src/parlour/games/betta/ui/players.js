/** The players: fish, points from moves, and current points from displays. */

import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { bettyIcon, fishIcon } from './art.js';

/** @typedef {import('./shapes').Table} Table */

/**
 * Return the icon of a seat: its fish, Betty's four, or nothing in solo mode.
 * @param {import('./shapes').View} view
 * @param {number} seat
 */
export function seatIcon(view, seat) {
  const colour = view.colours[seat];
  return colour ? fishIcon(colour) : view.options.mode === 'betty' ? bettyIcon() : nothing;
}
/** Return whether five play, whose ten tanks need bold fish. @param {import('./shapes').View} view */
export const hasFive = view => view.colours.length === 5;

/**
 * Return the points of a seat from cards and from tanks. They are hidden from screen readers, which
 * find them in the list of players.
 * @param {import('./shapes').View} view
 * @param {number} seat
 */
export const pointParts = (view, seat) =>
  html`<small class="bg-parts" aria-hidden="true">${view.scores[seat]} + ${view.finals[seat]}</small>`;

/**
 * @param {Table} frame
 * @param {number} seat
 * @param {import('./words.js').Words} t
 */
export const seatName = (frame, seat, t) =>
  frame.seats[seat]?.name ?? t('betta-seat', { number: seat + 1 });
/**
 * Return the label of a seat: "You" for the viewer, else the name.
 * @param {Table} frame
 * @param {number} seat
 * @param {import('./words.js').Words} t
 */
export const seatLabel = (frame, seat, t) =>
  seat === frame.view?.seat ? t('betta-you') : seatName(frame, seat, t);

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
    const playerItem = (
      /** @type {import('./shapes').Colour | null} */ colour,
      /** @type {number} */ seat,
    ) => {
      const name = seatLabel(frame, seat, this.t);
      const key = colour
        ? 'betta-say-staff'
        : view.options.mode === 'betty'
          ? 'betta-say-betty'
          : 'betta-say-alone';
      const details = {
        name,
        colour: colour ?? '',
        moves: view.scores[seat],
        displays: view.finals[seat],
        total: view.totals[seat],
        turns: view.turns[seat],
      };
      const stack = this.t('betta-stack', { count: view.stacks[seat] });
      const className = [seat === view.mover && 'bg-turn', seat === view.seat && 'bg-own']
        .filter(Boolean)
        .join(' ');
      return html`<li class=${className} data-seat=${seat}>
        <span class="bg-sign" aria-hidden="true">${seatIcon(view, seat)}</span>
        <span class="bg-name" aria-hidden="true">${name}</span>
        <span class="bg-sum" aria-hidden="true">${view.scores[seat]}<small> + ${view.finals[seat]}</small></span>
        <b aria-hidden="true">${view.totals[seat]}</b><i class="bg-stack" aria-hidden="true"
          title=${stack}>${view.stacks[seat]}</i><span class="bt-ear">${this.t(key, details)}. ${stack}</span></li>`;
    };
    this.element.className = `bg of-${view.colours.length}`;
    render(view.colours.map(playerItem), this.element);
  }
}
