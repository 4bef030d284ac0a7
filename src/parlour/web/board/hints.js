/**
 * Hints: the element under the mouse or with the focus, and short notes at a point of the board.
 */
import { createElement, html, render } from './templates.js';
/** @typedef {import('./geometry.js').Point} Point */

/** Time for which a note is visible, in milliseconds. */
const NOTE_MS = 4000;
/** Minimum distance of a note from the edge of the board, in pixels. */
const EDGE_PX = 6;

/**
 * Report the element under the mouse, or the focused element, so that all information is available
 * without a mouse.
 * @param {HTMLElement} root
 * @param {string} selector selector of the elements with hints
 * @param {(at: HTMLElement | null) => void} callback
 * @returns {() => void} a function that stops listening
 */
export function attachHints(root, selector, callback) {
  /** @type {HTMLElement | null} */
  let hovered = null;
  /** @type {HTMLElement | null} */
  let focused = null;
  /** @type {HTMLElement | null} */
  let reported = null;
  const report = () => {
    const at = hovered ?? focused;
    if (at === reported) return;
    reported = at;
    callback(at);
  };
  const matching = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;
  const onOver = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === 'touch') return;
    hovered = matching(event.target);
    report();
  };
  const onLeave = () => {
    hovered = null;
    report();
  };
  const onFocusIn = (/** @type {FocusEvent} */ event) => {
    focused = matching(event.target);
    report();
  };
  const onFocusOut = (/** @type {FocusEvent} */ event) => {
    focused = matching(event.relatedTarget);
    report();
  };
  root.addEventListener('pointerover', onOver);
  root.addEventListener('pointerleave', onLeave);
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    root.removeEventListener('pointerover', onOver);
    root.removeEventListener('pointerleave', onLeave);
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}

/**
 * The note shown on each board.
 * @type {WeakMap<HTMLElement, { note: HTMLElement, timer: ReturnType<typeof setTimeout> }>}
 */
const notes = new WeakMap();

/**
 * Show a short note at a point of the board, such as the reason why a click is not allowed there.
 * The note ignores clicks, does not move other elements and disappears after some seconds. Use
 * `host.announce` for screen readers.
 * @param {HTMLElement} board a positioned element
 * @param {Point} point
 * @param {unknown} text
 */
export function showNote(board, point, text) {
  hideNote(board);
  const element = createElement('div', 'board-note');
  render(html`<span>${text}</span>`, element);
  element.setAttribute('aria-hidden', 'true');
  board.append(element);
  const box = board.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const left = Math.max(
    EDGE_PX,
    Math.min(box.width - width - EDGE_PX, point.x - box.left - width / 2),
  );
  const over = point.y - box.top - height - 14;
  element.style.left = `${left}px`;
  element.style.top = `${over < EDGE_PX ? point.y - box.top + 18 : over}px`;
  notes.set(board, { note: element, timer: setTimeout(() => hideNote(board), NOTE_MS) });
}

/**
 * Remove the note of a board.
 * @param {HTMLElement} board
 */
export function hideNote(board) {
  const last = notes.get(board);
  if (!last) return;
  clearTimeout(last.timer);
  last.note.remove();
  notes.delete(board);
}

/**
 * Return the screen reader description of a highlighted element, or null if it is not highlighted.
 * @param {import('../types').Words} t
 * @param {boolean} lit
 */
export const highlightDescription = (t, lit) => (lit ? t('site-highlighted') : null);
