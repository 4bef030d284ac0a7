/** The details of a predicted play: its word and notation, as in the log. */

import { SIZE } from './art.js';
import { notationOf } from './commands.js';
import { neighbour } from './draft.js';

/** @typedef {{ square: number, letter: string }} PlacedTile */

/**
 * Return the word through a square with its notation and length.
 * @param {readonly string[]} board
 * @param {number} square
 * @param {boolean} down
 */
function wordThrough(board, square, down) {
  let start = square;
  const [across, along] = down ? [0, 1] : [1, 0];
  for (
    let at = neighbour(square, -across, -along);
    at !== null && board[at];
    at = neighbour(at, -across, -along)
  )
    start = at;
  let word = '';
  for (
    let at = /** @type {number | null} */ (start);
    at !== null && board[at];
    at = neighbour(at, across, along)
  )
    word += board[at].toLocaleUpperCase();
  return { word, at: notationOf(start, down), length: word.length };
}

/**
 * Return the details of a predicted play, or null for any other action.
 * @param {import('../../../web/types').Action} action
 * @param {import('../../../web/types').Action[]} earlier the predicted actions before it
 * @param {import('../../../web/types').Frame} frame
 */
export function predictedDetails(action, earlier, { view }) {
  if (action.do !== 'play') return null;
  const board = [.../** @type {any} */ (view).board];
  const tiles = [...earlier, action].flatMap(
    play => /** @type {PlacedTile[]} */ (play.tiles ?? []),
  );
  for (const { square, letter } of tiles) board[square] = letter;
  const [first, second] = /** @type {PlacedTile[]} */ (action.tiles);
  const across = wordThrough(board, first.square, false);
  const down = wordThrough(board, first.square, true);
  const isDown = second
    ? first.square % SIZE === second.square % SIZE
    : down.length > across.length;
  const { word, at } = isDown ? down : across;
  return { word, at };
}
