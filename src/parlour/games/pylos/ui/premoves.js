/** The premoves: the moves that can be chosen before the opponent's move is known. */

import { COLOURS, HOLLOW, HOLLOWS, ballsOf, isFree, isSupported } from './geometry.js';

/** @typedef {import('./geometry.js').Balls} Balls */
/** @typedef {import('./draft.js').Act} Act */
/** @typedef {{ cell: string, source: string | null }} ChosenPremove */

/**
 * Return whether a hollow is open, or opens when one ball is placed in an open hollow.
 * @param {Balls} balls
 * @param {string} cell
 */
function canOpen(balls, cell) {
  if (balls[cell]) return false;
  const missing = HOLLOW[cell].below.filter(below => !balls[below]);
  return missing.length === 0 || (missing.length === 1 && isSupported(balls, missing[0]));
}

/**
 * Return the actions that can be chosen as a premove. A ball can go to a hollow that is open now or
 * that one ball of the opponent opens; it can come from the reserve, or be an own ball that is free
 * now.
 * @param {import('./types').View} view
 * @param {number} seat
 * @returns {Act[]}
 */
export function premoves(view, seat) {
  const balls = ballsOf(view.cells);
  const hollows = HOLLOWS.filter(({ cell }) => canOpen(balls, cell));
  /** @type {Act[]} */
  const places = view.reserve[seat] ? hollows.map(({ cell }) => ({ do: 'place', cell })) : [];
  const sources = HOLLOWS.filter(
    ({ cell }) => balls[cell] === COLOURS[seat] && isFree(balls, cell),
  );
  const raises = sources.flatMap(({ cell: source, level }) =>
    hollows
      .filter(hollow => hollow.level > level && !hollow.below.includes(source))
      .map(({ cell }) => /** @type {Act} */ ({ do: 'raise', source, cell })),
  );
  return [...places, ...raises];
}

/**
 * Return the draft of a chosen premove.
 * @param {any} action
 * @returns {import('./draft.js').Draft}
 */
export const draftOfPremove = ({ cell, source = null }) => ({ cell, source, balls: [] });
