/**
 * Pointer gestures of a board for mouse, pen and touch: click, two taps, drag and long press. This
 * module recognizes the gesture, and the game defines the piece or place at a point.
 */
import { createElement } from './templates.js';
import { centerOf } from './geometry.js';
/** @typedef {import('./geometry.js').Point} Point */

/** Minimum distance of a drag, in pixels. */
const DRAG_PX = 8;
/** Minimum duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 480;
/** Distance of a dragged piece above the finger, in widths of the piece. */
const GHOST_GAP = 0.85;

/**
 * The options of `attachPointer`. `T` is a piece that can be dragged, `P` a place for it. Only
 * `placeAt` is required; a board without `pickUp` has no drags.
 *
 * - `placeAt(point, piece, target)`: the place at a point, for a tap or hover (`piece` is null) or
 *   for a dragged piece; null for none. Implement snapping here, with `nearest` of geometry.js.
 * - `pickUp(target, point)`: the piece that a press picks up; null for none.
 * - `ghost(piece)`, `size(piece)`: a template of the dragged piece, and its width in pixels.
 * - `fingerOffset`: distance of the aimed point above a finger, in widths of the piece (0 for
 *   pieces that are larger than a fingertip).
 * - `tap`: a click, or Enter or Space on a focused button (`byKeyboard`); `target` is the pressed
 *   element.
 * - `hover`: the place under a mouse or under the dragged piece.
 * - `dragStart`, `drop`, `dragCancel`: a drag begins, ends on a place, or ends elsewhere.
 * - `longPress`: a press that stayed on a piece. A drag may follow it.
 * @template T, P
 * @typedef {{
 *   placeAt(point: Point, piece: T | null, target: Element | null): P | null,
 *   pickUp?(target: Element, point: Point): T | null,
 *   ghost?(piece: T): unknown,
 *   size?(piece: T): number,
 *   fingerOffset?: number,
 *   tap?(place: P | null, point: Point, target: HTMLElement, byKeyboard: boolean): void,
 *   hover?(place: P | null): void,
 *   dragStart?(piece: T): void,
 *   drop?(piece: T, place: P, point: Point): void,
 *   dragCancel?(piece: T, point: Point, target: Element | null): void,
 *   longPress?(piece: T): void,
 * }} Gestures
 */

/**
 * Attach pointer gestures to a board.
 * @template T, P
 * @param {HTMLElement} root
 * @param {Gestures<T, P>} gestures
 * @returns {() => void} a function that detaches them
 */
export function attachPointer(root, gestures) {
  /**
   * @typedef {{ id: number, piece: T, from: Point, touch: boolean, ghost: HTMLElement | null,
   *   origin: Point, timer: ReturnType<typeof setTimeout> | undefined }} Press
   */
  /** @type {Press | null} */
  let press = null;
  /** Whether the next click ends a drag or a long press and must be ignored. */
  let ignoresClick = false;

  const elementAt = (/** @type {PointerEvent} */ event) =>
    document.elementFromPoint(event.clientX, event.clientY);
  /**
   * Return the point at which a press aims: the pointer, or a point above the finger that hides it.
   * @param {PointerEvent} event
   */
  const aimedPoint = event => {
    const above = press?.touch
      ? (gestures.fingerOffset ?? 0) * (gestures.size?.(press.piece) ?? 0)
      : 0;
    return { x: event.clientX, y: event.clientY - above };
  };

  function endPress() {
    clearTimeout(press?.timer);
    press?.ghost?.remove();
    press = null;
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', onCancel);
  }

  /** @param {PointerEvent} event */
  function onDown(event) {
    if (event.button !== 0 || !event.isPrimary || press) return;
    ignoresClick = false;
    const from = { x: event.clientX, y: event.clientY };
    const piece = gestures.pickUp?.(/** @type {Element} */ (event.target), from) ?? null;
    if (piece === null) return;
    const timer = gestures.longPress ? setTimeout(onLongPress, LONG_PRESS_MS) : undefined;
    press = {
      id: event.pointerId,
      piece,
      from,
      touch: event.pointerType === 'touch',
      ghost: null,
      origin: from,
      timer,
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onCancel);
  }

  // The press continues: a piece that is dragged slowly, or on a slow device, moves after that time.
  function onLongPress() {
    ignoresClick = true;
    if (press) gestures.longPress?.(press.piece);
  }

  /** @param {PointerEvent} event */
  function onMove(event) {
    if (!press || event.pointerId !== press.id) return;
    const { piece, from } = press;
    if (!press.ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PX) return;
      clearTimeout(press.timer);
      press.ghost = createElement('div', 'board-ghost', gestures.ghost?.(piece));
      press.ghost.style.width = `${gestures.size?.(piece) ?? 0}px`;
      root.append(press.ghost);
      press.origin = centerOf(press.ghost);
      gestures.dragStart?.(piece);
    }
    event.preventDefault();
    const point = aimedPoint(event);
    const above =
      press.touch && gestures.fingerOffset ? GHOST_GAP * (gestures.size?.(piece) ?? 0) : 0;
    const { x, y } = press.origin;
    press.ghost.style.translate = `${point.x - x}px ${point.y - above - y}px`;
    gestures.hover?.(gestures.placeAt(point, piece, elementAt(event)));
  }

  /** @param {PointerEvent} event */
  function onUp(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, piece } = press;
    const point = aimedPoint(event);
    endPress();
    if (!ghost) return;
    ignoresClick = true;
    const under = elementAt(event);
    const place = gestures.placeAt(point, piece, under);
    gestures.hover?.(null);
    if (place === null) gestures.dragCancel?.(piece, point, under);
    else gestures.drop?.(piece, place, point);
  }

  /** @param {PointerEvent} event */
  function onCancel(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, piece, from } = press;
    endPress();
    gestures.hover?.(null);
    if (ghost) gestures.dragCancel?.(piece, from, null);
  }

  /** @param {PointerEvent} event */
  function onHover(event) {
    if (press || event.pointerType !== 'mouse') return;
    const under = /** @type {Element} */ (event.target);
    gestures.hover?.(gestures.placeAt({ x: event.clientX, y: event.clientY }, null, under));
  }
  const onLeave = () => {
    if (!press) gestures.hover?.(null);
  };

  /** @param {MouseEvent} event */
  function onClick(event) {
    if (ignoresClick) {
      ignoresClick = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const under = /** @type {HTMLElement} */ (event.target);
    // A click by keyboard has no position, so it applies to the focused button.
    const box = event.detail === 0 ? under.getBoundingClientRect() : null;
    const point = box
      ? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      : { x: event.clientX, y: event.clientY };
    gestures.tap?.(gestures.placeAt(point, null, under), point, under, box !== null);
  }
  const onContextMenu = (/** @type {Event} */ event) => {
    if (press) event.preventDefault();
  };
  const preventDefault = (/** @type {Event} */ event) => event.preventDefault();

  /** @type {[string, (event: any) => void, boolean?][]} */
  const listeners = [
    ['pointerdown', onDown],
    ['click', onClick, true],
    ['contextmenu', onContextMenu],
    ['dragstart', preventDefault],
    ...(gestures.hover
      ? /** @type {[string, (event: any) => void][]} */ ([
          ['pointermove', onHover],
          ['pointerleave', onLeave],
        ])
      : []),
  ];
  for (const [name, listener, capture] of listeners) root.addEventListener(name, listener, capture);
  return () => {
    endPress();
    for (const [name, listener, capture] of listeners)
      root.removeEventListener(name, listener, capture);
  };
}
