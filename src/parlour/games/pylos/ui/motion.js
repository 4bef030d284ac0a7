/** Animates balls from their former to their new positions. */

import { flyPiece } from '../../../web/board/motion.js';
import { COLOURS, HOLLOWS, HOLLOW } from './geometry.js';
import { ball, grainOf } from './wood.js';

/** @typedef {import('./geometry.js').Balls} Balls */
/**
 * The movement of a ball between two positions; null stands for the reserve.
 * @typedef {{colour: import('./geometry.js').Colour, from: string|null, to: string|null}} BallMove
 */

/**
 * Return the movements of balls between two positions. A ball that disappears is matched with a
 * ball of its colour that appears.
 * @param {Balls} before
 * @param {Balls} after
 * @returns {BallMove[]}
 */
export function ballMoves(before, after) {
  /** @type {BallMove[]} */
  const found = [];
  const cells = HOLLOWS.map(hollow => hollow.cell);
  for (const colour of COLOURS) {
    const left = cells.filter(cell => before[cell] === colour && after[cell] !== colour);
    const come = cells.filter(cell => after[cell] === colour && before[cell] !== colour);
    for (const to of come) found.push({ colour, from: left.shift() ?? null, to });
    for (const from of left) found.push({ colour, from, to: null });
  }
  return found;
}

/** @typedef {{x: number, y: number, scale: number}} Seen */
/** @param {Seen} seen */
const keyframe = ({ x, y, scale }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/**
 * Animate a ball in an arc over the drawing. The ball at its destination stays hidden until then.
 * @param {Element} air
 * @param {{colour: string, cell: string}} what
 * @param {Seen} from
 * @param {Seen} to
 */
export function flyBall(air, { colour, cell }, from, to) {
  const over = {
    x: (from.x + to.x) / 2,
    y: Math.min((from.y + to.y) / 2, Math.min(from.y, to.y) + 20) - 30,
    scale: (from.scale + to.scale) / 2,
  };
  return flyPiece(air, ball(colour, grainOf(HOLLOW[cell])), [from, over, to].map(keyframe));
}
