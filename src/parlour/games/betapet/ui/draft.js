/**
 * A draft: tiles laid but not sent, and the square where typing goes on. Pure; it knows lines and free squares, no
 * rules.
 */

import { SIZE, isJoker } from './art.js';

/**
 * @typedef {{ square: number, letter: string, tile: number }} Laid a small letter is what a joker stands for, `?` one
 *   that stands for nothing yet; `tile` is the rack's
 */
/** @typedef {{ laid: Laid[], at: number | null, down: boolean }} Draft */
/** @typedef {{ id: number, letter: string }} Tile */

/** @type {Draft} */
export const NOTHING = { laid: [], at: null, down: false };

/** @param {Draft} draft @param {number} square */
export const laidAt = (draft, square) => draft.laid.find(one => one.square === square) ?? null;
/** @param {readonly string[]} board @param {Draft} draft @param {number} square */
export const free = (board, draft, square) => !board[square] && !laidAt(draft, square);

/**
 * The square one step along a way, or null at the edge.
 * @param {number} square
 * @param {number} across
 * @param {number} down
 */
export function step(square, across, down) {
  const column = (square % SIZE) + across;
  const row = Math.floor(square / SIZE) + down;
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
}

/**
 * The first free square from here on along the writing, or null.
 * @param {readonly string[]} board
 * @param {Draft} draft
 * @param {number} from
 */
export function room(board, draft, from) {
  /** @type {number | null} */
  let square = from;
  while (square !== null && !free(board, draft, square))
    square = step(square, draft.down ? 0 : 1, draft.down ? 1 : 0);
  return square;
}

/** @param {Draft} draft @param {Laid} one */
export const put = (draft, one) => ({
  ...draft,
  laid: [...draft.laid.filter(({ tile }) => tile !== one.tile), one],
});
/** @param {Draft} draft @param {number} tile */
export const lifted = (draft, tile) => ({
  ...draft,
  laid: draft.laid.filter(one => one.tile !== tile),
});

/**
 * The writing after a tile was typed: the arrow stands on the next free square, or stays at the edge.
 * @param {readonly string[]} board
 * @param {Draft} draft
 */
export const onward = (board, draft) =>
  draft.at === null ? draft : { ...draft, at: room(board, draft, draft.at) ?? draft.at };

/**
 * What is sent, or null while there is nothing to send or a joker stands for nothing.
 * @param {Draft} draft
 * @returns {{ do: 'play', tiles: { square: number, letter: string }[] } | null}
 */
export function play({ laid }) {
  if (!laid.length || laid.some(({ letter }) => letter === '?')) return null;
  return {
    do: 'play',
    tiles: laid
      .map(({ square, letter }) => ({ square, letter }))
      .sort((a, b) => a.square - b.square),
  };
}

/**
 * The tile of a rack that a typed letter takes: the letter, a tile that begins with it, or else a joker.
 * @param {Tile[]} rack tiles still there
 * @param {string} letter
 * @param {boolean} asJoker
 */
export function taken(rack, letter, asJoker) {
  const joker = rack.find(tile => tile.letter === '?');
  if (asJoker && joker) return joker;
  return (
    rack.find(tile => tile.letter === letter) ??
    rack.find(tile => tile.letter.length > 1 && tile.letter[0] === letter) ??
    joker ??
    null
  );
}

/**
 * The draft that was kept, its letters found again among the tiles; nothing where they no longer fit.
 * @param {any} kept
 * @param {Tile[]} tiles
 * @param {readonly string[]} board
 * @returns {Draft}
 */
export function revived(kept, tiles, board) {
  if (!kept || !Array.isArray(kept.laid)) return NOTHING;
  const left = [...tiles];
  const laid = [];
  for (const { square, letter } of kept.laid) {
    const index = left.findIndex(
      tile => tile.letter === (letter === '?' || isJoker(letter) ? '?' : letter),
    );
    if (index < 0 || board[square]) return NOTHING;
    laid.push({ square, letter, tile: left.splice(index, 1)[0].id });
  }
  return { laid, at: typeof kept.at === 'number' ? kept.at : null, down: Boolean(kept.down) };
}

/** What is kept of a draft, null for none: the letters, not which tiles of the rack they were. @param {Draft} draft */
export const remembered = ({ laid, at, down }) =>
  laid.length || at !== null
    ? { laid: laid.map(({ square, letter }) => ({ square, letter })), at, down }
    : null;
