/**
 * Hints: the element under the mouse or with the focus, and short notes at a point of the board.
 */
import { createElement, html, render } from './templates.js';
/** @typedef {import('./geometry.js').Point} Point */

/** How long a note stays, in milliseconds. */
const STAYS = 4000;
/** Minimum distance of a note from the edge of the board, in pixels. */
const EDGE = 6;

/**
 * Report the element under the mouse, or else the focused one. No information may need a hover.
 * @param {HTMLElement} root
 * @param {string} selector of what can be looked at
 * @param {(at: HTMLElement | null) => void} look
 * @returns {() => void} stops listening
 */
export function attachHints(root, selector, look) {
  /** @type {HTMLElement | null} */
  let hovered = null;
  /** @type {HTMLElement | null} */
  let focused = null;
  /** @type {HTMLElement | null} */
  let told = null;
  const tell = () => {
    const at = hovered ?? focused;
    if (at === told) return;
    told = at;
    look(at);
  };
  const found = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;
  const over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === 'touch') return;
    hovered = found(event.target);
    tell();
  };
  const out = () => {
    hovered = null;
    tell();
  };
  const enter = (/** @type {FocusEvent} */ event) => {
    focused = found(event.target);
    tell();
  };
  const blur = (/** @type {FocusEvent} */ event) => {
    focused = found(event.relatedTarget);
    tell();
  };
  root.addEventListener('pointerover', over);
  root.addEventListener('pointerleave', out);
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', blur);
  return () => {
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointerleave', out);
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', blur);
  };
}

/**
 * The note shown on each board.
 * @type {WeakMap<HTMLElement, { note: HTMLElement, timer: ReturnType<typeof setTimeout> }>}
 */
const shown = new WeakMap();

/**
 * Show a short note at a point of the board, such as why a click is not allowed there. It takes no
 * clicks, moves nothing and disappears after some seconds. Use `host.announce` for screen readers.
 * @param {HTMLElement} board an element that is positioned
 * @param {Point} spot
 * @param {unknown} words
 */
export function showNote(board, spot, words) {
  hideNote(board);
  const made = createElement('div', 'board-note');
  render(html`<span>${words}</span>`, made);
  made.setAttribute('aria-hidden', 'true');
  board.append(made);
  const box = board.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = made;
  const left = Math.max(EDGE, Math.min(box.width - width - EDGE, spot.x - box.left - width / 2));
  const over = spot.y - box.top - height - 14;
  made.style.left = `${left}px`;
  made.style.top = `${over < EDGE ? spot.y - box.top + 18 : over}px`;
  shown.set(board, { note: made, timer: setTimeout(() => hideNote(board), STAYS) });
}

/**
 * Remove the note of a board.
 * @param {HTMLElement} board
 */
export function hideNote(board) {
  const last = shown.get(board);
  if (!last) return;
  clearTimeout(last.timer);
  last.note.remove();
  shown.delete(board);
}

/**
 * Return the screen reader description of a highlighted element, or null if it is not highlighted.
 * @param {import('../types').Words} t
 * @param {boolean} lit
 */
export const highlightDescription = (t, lit) => (lit ? t('site-highlighted') : null);
