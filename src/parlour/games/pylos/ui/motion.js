/** Movement: balls glide from where they were to where they are. */

import { flyPiece } from '../../../web/board/motion.js';
import { COLOURS, HOLLOWS, HOLLOW } from './geometry.js';
import { ball, grainOf } from './wood.js';

/** @typedef {import('./geometry.js').Balls} Balls */
/**
 * A ball's way between two positions; the reserve is null.
 * @typedef {{colour: import('./geometry.js').Colour, from: string|null, to: string|null}} Journey
 */

/**
 * Which balls went where: a ball that left and one of its colour that came are the same.
 * @param {Balls} before @param {Balls} after @returns {Journey[]}
 */
export function journeys(before, after) {
  /** @type {Journey[]} */
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
 * Let a ball fly over the picture in an arc; the picture's own ball waits unseen until it has landed.
 * @param {Element} air @param {{colour: string, cell: string}} what @param {Seen} from @param {Seen} to
 */
export function send(air, { colour, cell }, from, to) {
  const over = {
    x: (from.x + to.x) / 2,
    y: Math.min((from.y + to.y) / 2, Math.min(from.y, to.y) + 20) - 30,
    scale: (from.scale + to.scale) / 2,
  };
  return flyPiece(air, ball(colour, grainOf(HOLLOW[cell])), [from, over, to].map(keyframe));
}
