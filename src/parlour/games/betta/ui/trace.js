/**
 * What was laid last: the newest card on each display since one's own last turn, the very last one marked strongest.
 */

import { html } from '../../../web/board/templates.js';
import { fishCells } from './art.js';
import { labelOf, nameOf, signOf } from './players.js';

/** @typedef {import('./shapes').Table} Table */
/**
 * `cells`: where its fish came to; `made`: the pattern it made; `arrived`: it was laid just now by somebody else.
 * @typedef {{cells: number[], made: number[], words: string, short: unknown, newest: boolean, arrived: boolean}} Trace
 */

/**
 * The card that was laid since the frame before, if that was the very next one.
 * @param {Table | null} before
 * @param {Table} frame
 */
export function arrival(before, { match, view }) {
  return before?.view &&
    before.match === match &&
    view.placed.length === before.view.placed.length + 1
    ? (view.placed.at(-1) ?? null)
    : null;
}

/**
 * The traces by display.
 * @param {Table} frame @param {import('./shapes').Placed | null} arrived @param {import('./words.js').Words} t
 * @returns {Map<number, Trace>}
 */
export function traces(frame, arrived, t) {
  const { view } = frame;
  const count = view.placed.length;
  const own = view.placed.map(({ seat }) => seat).lastIndexOf(view.seat ?? -1);
  const from = Math.max(own === count - 1 ? own : own + 1, count - view.colours.length, 0);
  return new Map(
    view.placed.slice(from).map((ply, i) => {
      const newest = from + i === count - 1;
      return [
        ply.display,
        {
          cells: fishCells(view.laid[from + i]).map(({ cell }) => cell),
          made: newest ? ply.cells : [],
          newest,
          arrived: ply === arrived && ply.seat !== view.seat,
          words: t('betta-say-last', { name: nameOf(frame, ply.seat, t), points: ply.points }),
          short: html`<span class="bd-sign">${signOf(view, ply.seat)}</span>
            <span class="bd-who">${labelOf(frame, ply.seat, t)}</span> <b>+${ply.points}</b>`,
        },
      ];
    }),
  );
}
