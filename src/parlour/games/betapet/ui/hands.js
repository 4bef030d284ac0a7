/** Pointer and keyboard input: tiles are tapped, dragged or typed; arrow keys move the cursor. */

import { attachKeyboard } from '../../../web/board/keys.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { isJoker, tilePicture } from './art.js';
import { isFree, withoutTile } from './draft.js';

/** @typedef {import('./board.js').Board} Board */

/**
 * The scale of a dragged tile, its offset above a finger in tile sizes, and its minimum size in
 * pixels.
 */
const GHOST_SCALE = 1.12;
const FINGER_OFFSET = 0.72;
const MIN_TILE_SIZE = 40;

/**
 * @param {Board} board
 * @returns {() => void} a function that removes the listeners
 */
export function attachPointerGestures(board) {
  const { room, drafting } = board;
  const { sheet, rack, element, hand } = room;
  // A press must not focus a square, which would move the cursor before the tap is handled.
  sheet.element.addEventListener('mousedown', event => event.preventDefault());
  /**
   * @param {Element} target
   * @param {import('../../../web/board/geometry.js').Point} spot
   * @returns {number | null}
   */
  function draggableTile(target, spot) {
    if (!board.frame?.view || board.frame.past) return null;
    const slot = /** @type {HTMLElement | null} */ (target.closest('.be-hand [data-tile]'));
    if (slot) return Number(slot.dataset.tile);
    const square =
      board.isOpen && target.closest('.be-sheet') ? sheet.squareAt(spot.x, spot.y) : null;
    return drafting.draft.laid.find(one => one.square === square)?.tile ?? null;
  }
  return attachPointer(element, {
    pickUp: draggableTile,
    placeAt(spot, /** @type {number | null} */ tile, target) {
      if (tile === null || !board.isOpen || hand.contains(target)) return null;
      const isUsable = (/** @type {number} */ square) =>
        isFree(drafting.board, withoutTile(drafting.draft, tile), square);
      return sheet.squareAt(spot.x, spot.y, isUsable);
    },
    ghost(tile) {
      const letter = drafting.shownLetter(tile);
      return tilePicture(letter, isJoker(letter) ? 0 : board.frame.view.values[letter]);
    },
    size: () => GHOST_SCALE * Math.max(MIN_TILE_SIZE, sheet.element.clientWidth / 16),
    fingerOffset: FINGER_OFFSET,
    tap(_, spot, target) {
      const slot = /** @type {HTMLElement | null} */ (target.closest('.be-hand [data-tile]'));
      if (slot) drafting.tapRackTile(Number(slot.dataset.tile));
      else if (target.closest('.be-sheet')) drafting.tapBoard(spot.x, spot.y);
    },
    hover: square => sheet.showTarget(square),
    dragStart: tile => board.setDraggedTile(tile),
    drop: (tile, square) => {
      board.setDraggedTile(null);
      drafting.placeTile(tile, square);
    },
    dragCancel: (tile, spot) => {
      board.setDraggedTile(null);
      drafting.dropOnRack(tile, rack.placeAt(spot.x));
    },
    longPress: tile => drafting.longPress(tile),
  });
}

/**
 * Attach keyboard input as in a crossword: letters are typed, arrow keys move the cursor, and Space
 * changes its direction.
 * @param {Board} board
 * @returns {() => void} a function that removes the listeners
 */
export function attachKeys(board) {
  const { room, drafting } = board;
  const { sheet, rack, element } = room;
  const inRack = (/** @type {HTMLElement | null} */ focus) => rack.element.contains(focus);
  const moveInRack =
    (/** @type {number} */ steps) =>
    (/** @type {KeyboardEvent} */ event, /** @type {HTMLElement | null} */ focus) => {
      if (!inRack(focus)) return false;
      drafting.moveInRack(steps, event.shiftKey);
      return true;
    };
  const focusBoard = (/** @type {KeyboardEvent} */ _, /** @type {HTMLElement | null} */ focus) => {
    if (!inRack(focus) && focus !== null) return false;
    sheet.focus(drafting.draft.at ?? sheet.tabStop);
    return true;
  };
  return attachKeyboard(element, {
    groups: () => [sheet.cells, rack.buttons],
    acceptsKeys: () => Boolean(board.frame?.view && !board.frame.past),
    bindings: {
      ArrowLeft: moveInRack(-1),
      ArrowRight: moveInRack(1),
      ArrowUp: focusBoard,
      ' ': (_, focus) =>
        focus === null || sheet.grid.contains(focus) ? drafting.toggleDirection() : false,
      Enter: (_, focus) =>
        sheet.grid.contains(focus) ? drafting.placeAtFocus() : inRack(focus) && board.sendDraft(),
      Backspace: () => drafting.recallLast(),
      Escape: () => drafting.cancel(),
    },
    onCharacter: event => drafting.typeLetter(event.key.toLocaleUpperCase(), event.shiftKey),
  });
}
