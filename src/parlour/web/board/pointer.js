/**
 * Pointer gestures of a board: click, tap-tap, drag and long press, for mouse, pen and touch. The
 * game says what is at a point; this module recognizes the gesture.
 */
import { createElement } from './templates.js';
import { centerOf } from './geometry.js';
/** @typedef {import('./geometry.js').Point} Point */

/** A press that moves this far, in pixels, is a drag. */
const STIR = 8;
/** A press that rests this long, in milliseconds, is a long press. */
const LONG = 480;
/** Distance of a dragged piece above the finger, in widths of the piece. */
const CLEAR = 0.85;

/**
 * The options of `attachPointer`. `T` is a piece that can be dragged, `P` a place for it. Only
 * `placeAt` is required; a board without `pickUp` has no drags.
 * @template T, P
 * @typedef {{
 *   placeAt(spot: Point, taken: T | null, target: Element | null): P | null,
 *   pickUp?(target: Element, spot: Point): T | null,
 *   ghost?(taken: T): unknown,
 *   size?(taken: T): number,
 *   fingerOffset?: number,
 *   tap?(place: P | null, spot: Point, target: HTMLElement, byKey: boolean): void,
 *   hover?(place: P | null): void,
 *   dragStart?(taken: T): void,
 *   drop?(taken: T, place: P, spot: Point): void,
 *   dragCancel?(taken: T, spot: Point, target: Element | null): void,
 *   longPress?(taken: T): void,
 * }} Gestures
 */

/**
 * Listen on a board.
 *
 * - `place(spot, taken, target)`: the place that a spot means, for a tap or hover (`taken` is null)
 * or for what is
 *   carried; null where it means none. Snap here, with `nearest` of places.js.
 * - `pick(target, spot)`: what a press takes up; null where nothing can be carried.
 * - `ghost(taken)`, `size(taken)`: a template of what flies along, and its width in pixels; `lift`:
 * how many widths
 *   above a finger it aims (0 for pieces that are larger than a fingertip).
 * - `tap`: a click, or Enter and Space on a focused button (`byKey`; `target` is what was pressed);
 * `hover`: a mouse
 *   over a
 *   place,
 * or what is carried; `take`: a drag begins; `drop`: it ends on a place; `back`: it ends elsewhere
 * or is called off;
 *   `long`: a press that rested on something that can be picked.
 * @template T, P
 * @param {HTMLElement} root
 * @param {Gestures<T, P>} game
 * @returns {() => void} stops listening
 */
export function attachPointer(root, game) {
  /**
   * @typedef {{ id: number, taken: T, from: Point, touch: boolean, ghost: HTMLElement | null,
   *   origin: Point, timer: ReturnType<typeof setTimeout> | undefined }} Press
   */
  /** @type {Press | null} */
  let press = null;
  /** Whether the next click ends a drag or a long press and must be ignored. */
  let swallow = false;

  const target = (/** @type {PointerEvent} */ event) =>
    document.elementFromPoint(event.clientX, event.clientY);
  /**
   * Return the point a press aims at: the pointer, or above the finger that hides it.
   * @param {PointerEvent} event
   */
  const aim = event => {
    const above = press?.touch ? (game.fingerOffset ?? 0) * (game.size?.(press.taken) ?? 0) : 0;
    return { x: event.clientX, y: event.clientY - above };
  };

  function rest() {
    clearTimeout(press?.timer);
    press?.ghost?.remove();
    press = null;
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', cancel);
  }

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button !== 0 || !event.isPrimary || press) return;
    swallow = false;
    const from = { x: event.clientX, y: event.clientY };
    const taken = game.pickUp?.(/** @type {Element} */ (event.target), from) ?? null;
    if (taken === null) return;
    const timer = game.longPress ? setTimeout(linger, LONG) : undefined;
    press = {
      id: event.pointerId,
      taken,
      from,
      touch: event.pointerType === 'touch',
      ghost: null,
      origin: from,
      timer,
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', cancel);
  }

  function linger() {
    const held = press;
    rest();
    swallow = true;
    if (held) game.longPress?.(held.taken);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!press || event.pointerId !== press.id) return;
    const { taken, from } = press;
    if (!press.ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STIR) return;
      clearTimeout(press.timer);
      press.ghost = createElement('div', 'board-ghost', game.ghost?.(taken));
      press.ghost.style.width = `${game.size?.(taken) ?? 0}px`;
      root.append(press.ghost);
      press.origin = centerOf(press.ghost);
      game.dragStart?.(taken);
    }
    event.preventDefault();
    const spot = aim(event);
    const above = press.touch && game.fingerOffset ? CLEAR * (game.size?.(taken) ?? 0) : 0;
    const { x, y } = press.origin;
    press.ghost.style.translate = `${spot.x - x}px ${spot.y - above - y}px`;
    game.hover?.(game.placeAt(spot, taken, target(event)));
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, taken } = press;
    const spot = aim(event);
    rest();
    if (!ghost) return;
    swallow = true;
    const under = target(event);
    const place = game.placeAt(spot, taken, under);
    game.hover?.(null);
    if (place === null) game.dragCancel?.(taken, spot, under);
    else game.drop?.(taken, place, spot);
  }

  /** @param {PointerEvent} event */
  function cancel(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, taken, from } = press;
    rest();
    game.hover?.(null);
    if (ghost) game.dragCancel?.(taken, from, null);
  }

  /** @param {PointerEvent} event */
  function over(event) {
    if (press || event.pointerType !== 'mouse') return;
    const under = /** @type {Element} */ (event.target);
    game.hover?.(game.placeAt({ x: event.clientX, y: event.clientY }, null, under));
  }
  const leave = () => {
    if (!press) game.hover?.(null);
  };

  /** @param {MouseEvent} event */
  function click(event) {
    if (swallow) {
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const under = /** @type {HTMLElement} */ (event.target);
    // A click by keyboard has no position; it means the focused button.
    const box = event.detail === 0 ? under.getBoundingClientRect() : null;
    const spot = box
      ? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      : { x: event.clientX, y: event.clientY };
    game.tap?.(game.placeAt(spot, null, under), spot, under, box !== null);
  }
  const menu = (/** @type {Event} */ event) => {
    if (press) event.preventDefault();
  };
  const still = (/** @type {Event} */ event) => event.preventDefault();

  /** @type {[string, (event: any) => void, boolean?][]} */
  const listeners = [
    ['pointerdown', down],
    ['click', click, true],
    ['contextmenu', menu],
    ['dragstart', still],
    ...(game.hover
      ? /** @type {[string, (event: any) => void][]} */ ([
          ['pointermove', over],
          ['pointerleave', leave],
        ])
      : []),
  ];
  for (const [name, listener, capture] of listeners) root.addEventListener(name, listener, capture);
  return () => {
    rest();
    for (const [name, listener, capture] of listeners)
      root.removeEventListener(name, listener, capture);
  };
}
