/**
 * A draft: the placed but unsent tiles, and the typing cursor. All functions are pure. They know
 * lines and free squares but not the rules.
 */

import { SIZE, isJoker } from './art.js';

/**
 * A placed tile. A lower-case letter is a joker; `?` is a joker without a letter. `tile` is the id
 * of the rack tile.
 * @typedef {{ square: number, letter: string, tile: number }} DraftTile
 */
/** @typedef {{ laid: DraftTile[], at: number | null, down: boolean }} Draft */
/** @typedef {{ id: number, letter: string }} Tile */

/** @type {Draft} */
export const EMPTY_DRAFT = { laid: [], at: null, down: false };

/**
 * @param {Draft} draft
 * @param {number} square
 */
export const draftTileAt = (draft, square) =>
  draft.laid.find(draftTile => draftTile.square === square) ?? null;
/**
 * @param {readonly string[]} board
 * @param {Draft} draft
 * @param {number} square
 */
export const isFree = (board, draft, square) => !board[square] && !draftTileAt(draft, square);

/**
 * Return the neighbouring square in a direction, or null at the edge.
 * @param {number} square
 * @param {number} across
 * @param {number} down
 */
export function neighbour(square, across, down) {
  const column = (square % SIZE) + across;
  const row = Math.floor(square / SIZE) + down;
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
}

/**
 * Return the first free square from a square on in the typing direction, or null.
 * @param {readonly string[]} board
 * @param {Draft} draft
 * @param {number} start
 */
export function nextFreeSquare(board, draft, start) {
  /** @type {number | null} */
  let square = start;
  while (square !== null && !isFree(board, draft, square))
    square = neighbour(square, draft.down ? 0 : 1, draft.down ? 1 : 0);
  return square;
}

/**
 * @param {Draft} draft
 * @param {DraftTile} draftTile
 */
export const withTile = (draft, draftTile) => ({
  ...draft,
  laid: [...draft.laid.filter(({ tile }) => tile !== draftTile.tile), draftTile],
});
/**
 * @param {Draft} draft
 * @param {number} tile
 */
export const withoutTile = (draft, tile) => ({
  ...draft,
  laid: draft.laid.filter(draftTile => draftTile.tile !== tile),
});

/**
 * Return the draft with the cursor moved to the next free square after a typed tile. At the edge
 * the cursor stays.
 * @param {readonly string[]} board
 * @param {Draft} draft
 */
export const withNextCursor = (board, draft) =>
  draft.at === null ? draft : { ...draft, at: nextFreeSquare(board, draft, draft.at) ?? draft.at };

/**
 * Return the action to send, or null if the draft is empty or has a joker without a letter.
 * @param {Draft} draft
 * @returns {{ do: 'play', tiles: { square: number, letter: string }[] } | null}
 */
export function playAction({ laid }) {
  if (!laid.length || laid.some(({ letter }) => letter === '?')) return null;
  return {
    do: 'play',
    tiles: laid
      .map(({ square, letter }) => ({ square, letter }))
      .sort((a, b) => a.square - b.square),
  };
}

/**
 * Return the rack tile for a typed letter: a tile with the letter, a digraph tile that begins with
 * it, or a joker.
 * @param {Tile[]} rack the tiles that are not placed
 * @param {string} letter
 * @param {boolean} asJoker
 */
export function matchingTile(rack, letter, asJoker) {
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
 * Restore a saved draft by matching its letters to the rack tiles. Return an empty draft if they no
 * longer fit.
 * @param {any} saved
 * @param {Tile[]} tiles
 * @param {readonly string[]} board
 * @returns {Draft}
 */
export function revivedDraft(saved, tiles, board) {
  if (!saved || !Array.isArray(saved.laid)) return EMPTY_DRAFT;
  const remaining = [...tiles];
  const laid = [];
  for (const { square, letter } of saved.laid) {
    const index = remaining.findIndex(
      tile => tile.letter === (letter === '?' || isJoker(letter) ? '?' : letter),
    );
    if (index < 0 || board[square]) return EMPTY_DRAFT;
    laid.push({ square, letter, tile: remaining.splice(index, 1)[0].id });
  }
  return { laid, at: typeof saved.at === 'number' ? saved.at : null, down: Boolean(saved.down) };
}

/**
 * Return a draft in the form in which it is saved, without tile ids, or null if it is empty.
 * @param {Draft} draft
 */
export const savedDraft = ({ laid, at, down }) =>
  laid.length || at !== null
    ? { laid: laid.map(({ square, letter }) => ({ square, letter })), at, down }
    : null;
