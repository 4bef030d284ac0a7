/** Movement: balls glide from where they were to where they are. */

import { COLOURS, HOLLOWS, HOLLOW } from './geometry.js';
import { ball, grainOf } from './wood.js';

/**
 * A ball's way between two positions; the reserve is null.
 * @typedef {{colour: import('./geometry.js').Colour, from: string|null, to: string|null}} Journey
 */

/** Which balls went where: a ball that left and one of its colour that came are the same. @param {import('./geometry.js').Balls} before @param {import('./geometry.js').Balls} after @returns {Journey[]} */
export function journeys(before, after) {
  /** @type {Journey[]} */
  const found = [];
  for (const colour of COLOURS) {
    const cells = HOLLOWS.map(hollow => hollow.cell);
    const left = cells.filter(cell => before[cell] === colour && after[cell] !== colour), come = cells.filter(cell => after[cell] === colour && before[cell] !== colour);
    for (const to of come) found.push({ colour, from: left.shift() ?? null, to });
    for (const from of left) found.push({ colour, from, to: null });
  }
  return found;
}

/** @typedef {{x: number, y: number, scale: number}} Seen */
/** @param {Seen} seen */
const keyframe = ({ x, y, scale }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/**
 * Let a ball fly over the picture; the picture's own ball waits unseen until it has landed.
 * @param {Element} air @param {{colour: string, cell: string}} what @param {Seen} from @param {Seen} to @param {number} duration @returns {Promise<void>}
 */
export async function fly(air, { colour, cell }, from, to, duration) {
  const flying = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  flying.innerHTML = ball(colour, grainOf(HOLLOW[cell]));
  air.append(flying);
  const over = { x: (from.x + to.x) / 2, y: Math.min((from.y + to.y) / 2, Math.min(from.y, to.y) + 20) - 30, scale: (from.scale + to.scale) / 2 };
  const way = flying.animate([keyframe(from), keyframe(over), keyframe(to)], { duration, easing: 'cubic-bezier(.3,.5,.3,1)', fill: 'both' });
  await way.finished.catch(() => undefined);
  flying.remove();
}

/**
 * Call `step` with 0 to 1 over a time, eased, once a picture, then `done`; returns a function that stops it.
 * @param {number} duration @param {(part: number) => void} step @param {() => void} done
 */
export function glide(duration, step, done) {
  const start = performance.now();
  let asked = requestAnimationFrame(function next(now) {
    const part = Math.min(1, Math.max(0, (now - start) / duration));
    if (part >= 1) { done(); return; }
    step(1 - (1 - part) ** 3);
    asked = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(asked);
}
