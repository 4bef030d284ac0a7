/**
 * Movement between frames, so that the eye can follow every change. Readers who want stillness see
 * the end at once.
 */
import { hasMotion } from '../components/settings.js';
import { createElement, render } from './templates.js';

/** Milliseconds of a piece's way over the board. */
export const MOVE_MS = 260;
const EASE = 'cubic-bezier(.3,.5,.3,1)';
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Call `step` with 0 to 1 over a time, eased, once a picture, then `done`.
 * @param {number} duration in milliseconds
 * @param {(part: number) => void} step
 * @param {() => void} done
 * @returns {() => void} stops it where it is
 */
export function animateProgress(duration, step, done) {
  if (!hasMotion()) {
    done();
    return () => {};
  }
  const start = performance.now();
  let asked = requestAnimationFrame(function next(now) {
    const part = Math.min(1, Math.max(0, (now - start) / duration));
    if (part >= 1) {
      done();
      return;
    }
    step(1 - (1 - part) ** 3);
    asked = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(asked);
}

/**
 * Let something fly over a layer of the board and vanish where it lands; what stands there shows
 * from then on.
 * @param {Element} layer an element, or an SVG group
 * @param {unknown} what a template, `svg` for an SVG layer
 * @param {Keyframe[]} way transforms from where it was to where it is
 * @param {{ duration?: number, easing?: string, className?: string }} [how]
 * @returns {Promise<void>} when it has landed
 */
export async function flyPiece(
  layer,
  what,
  way,
  { duration = MOVE_MS, easing = EASE, className = 'board-flight' } = {},
) {
  if (!hasMotion()) return;
  const flying =
    layer instanceof SVGElement
      ? document.createElementNS(SVG, 'g')
      : createElement('div', className);
  render(what, flying);
  layer.append(flying);
  await flying.animate(way, { duration, easing, fill: 'both' }).finished.catch(() => undefined);
  flying.remove();
}

/**
 * Where things are now, by key, to be handed to `settle` after the board was drawn anew.
 * @typedef {Map<string, DOMRect>} Places
 */

/**
 * Where every piece with a key is now. A piece carries its key in `data-moves`.
 * @param {Element} root
 * @returns {Places}
 */
export function piecePositions(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-moves]'));
  return new Map(
    [...found].map(piece => [piece.dataset.moves ?? '', piece.getBoundingClientRect()]),
  );
}

/**
 * Let pieces glide from where they were to where they are; pieces that were not there before fade
 * in.
 * @param {Element} root
 * @param {Places} before
 * @param {number} [duration]
 */
export function animateFrom(root, before, duration = MOVE_MS) {
  if (!hasMotion()) return;
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (
    root.querySelectorAll('[data-moves]')
  )) {
    const was = before.get(piece.dataset.moves ?? '');
    const is = piece.getBoundingClientRect();
    if (!was) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
    else if (was.left !== is.left || was.top !== is.top) {
      const from = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / (is.width || 1)})`;
      piece.animate(
        [
          { transform: from, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        {
          duration,
          easing: EASE,
        },
      );
    }
  }
}
