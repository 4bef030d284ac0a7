/** Animations between frames. With reduced motion, the final state is shown immediately. */
import { animationTime, hasMotion } from '../components/settings.js';
import { createElement, render } from './templates.js';

export { animationTime };

/** Duration of a piece's movement over the board at normal speed, in milliseconds. */
export const MOVE_MS = 260;
const EASE = 'cubic-bezier(.3,.5,.3,1)';
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Call `step` on each animation frame with the eased progress from 0 to 1, then `done`.
 * @param {number} duration in milliseconds at normal speed
 * @param {(part: number) => void} step
 * @param {() => void} done
 * @returns {() => void} a function that stops the animation
 */
export function animateProgress(duration, step, done) {
  if (!hasMotion()) {
    done();
    return () => {};
  }
  const start = performance.now();
  const length = animationTime(duration);
  let request = requestAnimationFrame(function next(now) {
    const part = Math.min(1, Math.max(0, (now - start) / length));
    if (part >= 1) {
      done();
      return;
    }
    step(1 - (1 - part) ** 3);
    request = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(request);
}

/**
 * Animate a drawing over a layer of the board and remove it at its destination.
 * @param {Element} layer an element, or an SVG group
 * @param {unknown} what the drawing as a template, made with `svg` for an SVG layer
 * @param {Keyframe[]} way transforms from the former position to the new one
 * @param {{ duration?: number, easing?: string, className?: string }} [how] the duration at normal
 *   speed
 * @returns {Promise<void>} resolves at the end of the animation
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
  await flying
    .animate(way, { duration: animationTime(duration), easing, fill: 'both' })
    .finished.catch(() => undefined);
  flying.remove();
}

/**
 * Positions of pieces by key, for `animateFrom` after the board has been rendered.
 * @typedef {Map<string, DOMRect>} Positions
 */

/**
 * Return the current position of every piece that has a key in `data-moves`.
 * @param {Element} root
 * @returns {Positions}
 */
export function piecePositions(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-moves]'));
  return new Map(
    [...found].map(piece => [piece.dataset.moves ?? '', piece.getBoundingClientRect()]),
  );
}

/**
 * Animate pieces from their former positions to the current ones. New pieces fade in. The positions
 * are measured before the next frame is painted, when the page has its final layout.
 * @param {Element} root
 * @param {Positions} before
 * @param {number} [duration] in milliseconds at normal speed
 */
export function animateFrom(root, before, duration = MOVE_MS) {
  if (!hasMotion()) return;
  requestAnimationFrame(() => movePieces(root, before, duration));
}

/**
 * Start the animations of `animateFrom`.
 * @param {Element} root
 * @param {Positions} before
 * @param {number} duration in milliseconds at normal speed
 */
function movePieces(root, before, duration) {
  const timing = { duration: animationTime(duration), easing: EASE };
  const pieces = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-moves]'));
  // A measurement after the start of an animation computes the layout again, so all come first.
  const positions = [...pieces].map(piece => piece.getBoundingClientRect());
  for (const [number, piece] of pieces.entries()) {
    const was = before.get(piece.dataset.moves ?? '');
    const is = positions[number];
    if (!was) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: timing.duration });
    else if (was.left !== is.left || was.top !== is.top) {
      const from = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / (is.width || 1)})`;
      piece.animate(
        [
          { transform: from, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        timing,
      );
    }
  }
}

/**
 * Animate a piece that has been turned over.
 * @param {Element} piece
 */
export function flipPiece(piece) {
  if (!hasMotion()) return;
  piece.animate([{ transform: 'perspective(8em) rotateY(90deg)' }, { transform: 'none' }], {
    duration: animationTime(MOVE_MS),
    easing: EASE,
  });
}
