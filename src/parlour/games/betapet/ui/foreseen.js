/** A play that is only foreseen: the word it would write and where, as its news would tell. */

import { SIZE } from './art.js';
import { placeOf } from './commands.js';
import { step } from './draft.js';

/** @typedef {{ square: number, letter: string }} Placed */

/**
 * The first square and the letters of the word through a square.
 * @param {readonly string[]} board @param {number} square @param {boolean} down
 */
function through(board, square, down) {
  let from = square;
  const [across, along] = down ? [0, 1] : [1, 0];
  for (
    let at = step(square, -across, -along);
    at !== null && board[at];
    at = step(at, -across, -along)
  )
    from = at;
  let word = '';
  for (
    let at = /** @type {number | null} */ (from);
    at !== null && board[at];
    at = step(at, across, along)
  )
    word += board[at].toLocaleUpperCase();
  return { word, at: placeOf(from, down), length: word.length };
}

/**
 * The details of a play that is foreseen, after the plays before it; null for what is no play.
 * @param {import('../../../web/types').Action} action
 * @param {import('../../../web/types').Action[]} earlier
 * @param {import('../../../web/types').Frame} frame
 */
export function foreseen(action, earlier, { view }) {
  if (action.do !== 'play') return null;
  const board = [.../** @type {any} */ (view).board];
  const laid = [...earlier, action].flatMap(one => /** @type {Placed[]} */ (one.tiles ?? []));
  for (const { square, letter } of laid) board[square] = letter;
  const [first, second] = /** @type {Placed[]} */ (action.tiles);
  const across = through(board, first.square, false);
  const down = through(board, first.square, true);
  const isDown = second
    ? first.square % SIZE === second.square % SIZE
    : down.length > across.length;
  const { word, at } = isDown ? down : across;
  return { word, at };
}
