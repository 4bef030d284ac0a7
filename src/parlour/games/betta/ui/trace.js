/**
 * Recent moves: the newest card on each display since the viewer's last turn, the last one
 * emphasised.
 */

import { html } from '../../../web/board/templates.js';
import { fishCells } from './art.js';
import { seatLabel, seatName, seatIcon } from './players.js';

/** @typedef {import('./shapes').Table} Table */
/**
 * - `cells`: the cells of its fish.
 * - `made`: the pattern that it made.
 * - `arrived`: whether another player has just placed it.
 * @typedef {{cells: number[], made: number[], words: string, short: unknown, newest: boolean, arrived: boolean}} Trace
 */

/**
 * Return the card placed since the previous frame, if exactly one was.
 * @param {Table | null} before
 * @param {Table} frame
 */
export function newestPlacement(before, { match, view }) {
  return before?.view &&
    before.match === match &&
    view.placed.length === before.view.placed.length + 1
    ? (view.placed.at(-1) ?? null)
    : null;
}

/**
 * Return the traces by display.
 * @param {Table} frame
 * @param {import('./shapes').Placed | null} newPlacement
 * @param {import('./words.js').Words} t
 * @returns {Map<number, Trace>}
 */
export function placementTraces(frame, newPlacement, t) {
  const { view } = frame;
  const count = view.placed.length;
  const ownLast = view.placed.map(({ seat }) => seat).lastIndexOf(view.seat ?? -1);
  const firstShown = Math.max(
    ownLast === count - 1 ? ownLast : ownLast + 1,
    count - view.colours.length,
    0,
  );
  return new Map(
    view.placed.slice(firstShown).map((placement, i) => {
      const newest = firstShown + i === count - 1;
      return [
        placement.display,
        {
          cells: fishCells(view.laid[firstShown + i]).map(({ cell }) => cell),
          made: newest ? placement.cells : [],
          newest,
          arrived: placement === newPlacement && placement.seat !== view.seat,
          words: t('betta-say-last', {
            name: seatName(frame, placement.seat, t),
            points: placement.points,
          }),
          short: html`<span class="bd-sign">${seatIcon(view, placement.seat)}</span>
            <span class="bd-who">${seatLabel(frame, placement.seat, t)}</span> <b>+${placement.points}</b>`,
        },
      ];
    }),
  );
}
