/** What pointer and keys mean on this board: tiles are tapped, carried or typed, squares are walked. */

import { attachKeyboard } from '../../../web/board/keys.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { isJoker, tilePicture } from './art.js';
import { free, lifted } from './draft.js';

/** @typedef {import('./board.js').Board} Board */

/** A carried tile is a little larger than one that lies, and aimed this many of its sides above a finger. */
const GHOST = 1.12;
const ABOVE = 0.72;
const LEAST = 40;

/** @param {Board} board @returns {() => void} stops listening */
export function listenToPointer(board) {
  const { room, drafting } = board;
  const { sheet, rack, element, hand } = room;
  // A press would bring the focus, and with it the arrow, before the tap is understood.
  sheet.element.addEventListener('mousedown', event => event.preventDefault());
  /** @param {Element} target @param {import('../../../web/board/geometry.js').Point} spot @returns {number | null} */
  function pick(target, spot) {
    if (!board.frame?.view || board.frame.past) return null;
    const slot = /** @type {HTMLElement | null} */ (target.closest('.be-hand [data-tile]'));
    if (slot) return Number(slot.dataset.tile);
    const square =
      board.open && target.closest('.be-sheet') ? sheet.squareAt(spot.x, spot.y) : null;
    return drafting.draft.laid.find(one => one.square === square)?.tile ?? null;
  }
  return attachPointer(element, {
    pickUp: pick,
    placeAt(spot, /** @type {number | null} */ tile, target) {
      if (tile === null || !board.open || hand.contains(target)) return null;
      const usable = (/** @type {number} */ square) =>
        free(drafting.board, lifted(drafting.draft, tile), square);
      return sheet.squareAt(spot.x, spot.y, usable);
    },
    ghost(tile) {
      const letter = drafting.face(tile);
      return tilePicture(letter, isJoker(letter) ? 0 : board.frame.view.values[letter]);
    },
    size: () => GHOST * Math.max(LEAST, sheet.element.clientWidth / 16),
    fingerOffset: ABOVE,
    tap(_, spot, target) {
      const slot = /** @type {HTMLElement | null} */ (target.closest('.be-hand [data-tile]'));
      if (slot) drafting.choose(Number(slot.dataset.tile));
      else if (target.closest('.be-sheet')) drafting.tap(spot.x, spot.y);
    },
    hover: square => sheet.point(square),
    dragStart: tile => board.lift(tile),
    drop: (tile, square) => {
      board.lift(null);
      drafting.place(tile, square);
    },
    dragCancel: (tile, spot) => {
      board.lift(null);
      drafting.home(tile, rack.placeAt(spot.x));
    },
    longPress: tile => drafting.long(tile),
  });
}

/**
 * As in a crossword: letters write, arrows walk, Space turns the writing.
 * @param {Board} board
 * @returns {() => void} stops listening
 */
export function listenToKeys(board) {
  const { room, drafting } = board;
  const { sheet, rack, element } = room;
  const inRack = (/** @type {HTMLElement | null} */ focus) => rack.element.contains(focus);
  const along =
    (/** @type {number} */ by) =>
    (/** @type {KeyboardEvent} */ event, /** @type {HTMLElement | null} */ focus) => {
      if (!inRack(focus)) return false;
      drafting.along(by, event.shiftKey);
      return true;
    };
  const onward = (/** @type {KeyboardEvent} */ _, /** @type {HTMLElement | null} */ focus) => {
    if (!inRack(focus) && focus !== null) return false;
    sheet.focus(drafting.draft.at ?? sheet.stop);
    return true;
  };
  return attachKeyboard(element, {
    groups: () => [sheet.cells, rack.buttons],
    acceptsKeys: () => Boolean(board.frame?.view && !board.frame.past),
    bindings: {
      ArrowLeft: along(-1),
      ArrowRight: along(1),
      ArrowUp: onward,
      ' ': (_, focus) => (focus === null || sheet.grid.contains(focus) ? drafting.turn() : false),
      Enter: (_, focus) =>
        sheet.grid.contains(focus) ? drafting.enter() : inRack(focus) && board.sendDraft(),
      Backspace: () => drafting.back(),
      Escape: () => drafting.escape(),
    },
    onCharacter: event => drafting.write(event.key.toLocaleUpperCase(), event.shiftKey),
  });
}
