/** Pointer, keyboard and hover input of the board. */

import { nearest } from '../../../web/board/geometry.js';
import { attachHints } from '../../../web/board/hints.js';
import { arrowDirection, attachKeyboard } from '../../../web/board/keys.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { ZOOM_STEP } from './scene.js';
import { tilePicture } from './sheet.js';

/** @typedef {import('./board.js').Board} Board */
/**
 * The selection that a board button makes, read from its data attributes. One field is set.
 * @typedef {{ square?: string, meeple?: string, chip?: string, segment?: string }} Place
 */

/** A dropped tile snaps to the nearest square within this distance, in squares. */
const SNAP_DISTANCE = 0.75;
/** Distance by which Shift and an arrow key pan the map, in pixels. */
const PAN_STEP = 90;

/**
 * Attach all input of the board.
 * @param {Board} board
 * @returns {() => void} stops listening
 */
export function attachInput(board) {
  const stops = [
    ignoreClicksAfterDrag(board),
    attachPointerGestures(board),
    attachKeys(board),
    attachHover(board),
  ];
  return () => stops.forEach(stop => stop());
}

/**
 * Return the selection of the button that contains an element, or null if it has none or is
 * disabled.
 * @param {Element | null} target
 * @returns {Place | null}
 */
function placeOfTarget(target) {
  const element = /** @type {HTMLElement | null} */ (
    target?.closest('[data-square], [data-meeple], [data-chip], [data-segment]')
  );
  return element && !(/** @type {HTMLButtonElement} */ (element).disabled)
    ? /** @type {Place} */ ({ ...element.dataset })
    : null;
}

/** Suppress the click that follows a drag of the map. @param {Board} board */
function ignoreClicksAfterDrag(board) {
  const click = (/** @type {MouseEvent} */ event) => {
    if (event.detail === 0 || !board.camera?.takeDragState()) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  board.root.addEventListener('click', click, true);
  return () => board.root.removeEventListener('click', click, true);
}

/** Attach taps and drags of the drawn tile. @param {Board} board */
function attachPointerGestures(board) {
  const squares = () =>
    /** @type {NodeListOf<HTMLElement>} */ (board.root.querySelectorAll('[data-square]'));
  const size = () => squares()[0]?.getBoundingClientRect().width ?? 0;
  return attachPointer(board.root, {
    pickUp: target => (board.draft.isOpen && target.closest('.cc-drawn') ? board.view.drawn : null),
    placeAt: (point, /** @type {string | null} */ tile, target) => {
      if (tile === null) return placeOfTarget(target);
      const square = nearest(
        point,
        Array.from(squares(), element => [element.dataset.square ?? '', element]),
        size() * SNAP_DISTANCE,
      );
      return square ? { square } : null;
    },
    ghost: tile =>
      tilePicture(board.sheet, tile, board.draft.value.tile?.turns ?? board.draft.value.turns),
    size,
    drop: (_, place) =>
      board.select(/** @type {Place} */ (place), { x: 0, y: 0 }, board.root, false),
    tap: (place, point, target, byKey) =>
      board.select(/** @type {Place | null} */ (place), point, target, byKey),
  });
}

/** Attach the keyboard shortcuts. @param {Board} board */
function attachKeys(board) {
  const selectors = ['[data-meeple]', '[data-square]', '[data-chip]', '[data-segment]'];
  const pan = (/** @type {KeyboardEvent} */ event) => {
    const direction = arrowDirection(event.key);
    if (!direction || !event.shiftKey) return false;
    board.camera?.pan(-PAN_STEP * direction[0], -PAN_STEP * direction[1]);
    return true;
  };
  return attachKeyboard(board.root, {
    groups: () =>
      selectors.map(selector => [
        .../** @type {NodeListOf<HTMLElement>} */ (
          board.root.querySelectorAll(`button${selector}`)
        ),
      ]),
    acceptsKeys: () => board.draft.isOpen,
    bindings: {
      '+': () => board.camera?.zoom(ZOOM_STEP),
      '-': () => board.camera?.zoom(1 / ZOOM_STEP),
      0: () => board.camera?.fit(),
      r: event => board.drafting.rotate(event.shiftKey ? 3 : 1),
      l: () => board.showNextOverlay(),
      ArrowLeft: pan,
      ArrowRight: pan,
      ArrowUp: pan,
      ArrowDown: pan,
    },
  });
}

/**
 * Track the square under the mouse, or the focused square if a key was pressed during this turn. If
 * the page itself sets the focus, no tile is shown.
 * @param {Board} board
 */
function attachHover(board) {
  const setSquare = (/** @type {HTMLElement | null} */ element) => {
    const square = element?.dataset.square ?? null;
    if (square === board.hoveredSquare) return;
    board.hoveredSquare = square;
    // A render may remove the focused button, so redraw after the current one.
    if (!board.draft.value.tile) queueMicrotask(() => board.draw());
  };
  const stopHints = attachHints(board.root, '[data-square]', element => {
    const hasFocus = element !== null && document.activeElement === element;
    if (hasFocus && !board.hasUsedKeys) return;
    setSquare(element);
    if (hasFocus) board.camera?.reveal(squareCenter(element.dataset.square ?? ''));
  });
  const onKey = () => {
    board.hasUsedKeys = true;
    const { activeElement: focused } = document;
    if (board.root.contains(focused)) setSquare(focused?.closest('[data-square]') ?? null);
  };
  const onPointer = () => {
    board.hasUsedKeys = false;
  };
  // The focus moves in later listeners of the same key.
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  return () => {
    stopHints();
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
  };
}

/** @param {string} square */
function squareCenter(square) {
  const [x, y] = square.split(',').map(Number);
  return { x: x + 0.5, y: y + 0.5 };
}
