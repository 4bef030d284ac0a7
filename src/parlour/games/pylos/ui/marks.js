/** Marks on the picture: rings round squares and lines, arcs of raises, where a ball lay. */

import { path } from './tray.js';
import { fixed } from './wood.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{x: number, y: number}} Seen */

/** @param {Point[]} points */
const half = points => {
  /** @type {Point[]} */
  const hull = [];
  for (const [x, y] of points) {
    while (hull.length > 1) {
      const [[ax, ay], [bx, by]] = hull.slice(-2);
      if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break;
      hull.pop();
    }
    hull.push([x, y]);
  }
  return hull.slice(0, -1);
};

/** The outline round some balls: the hull of their discs. @param {Seen[]} spots */
export function ringRound(spots, radius = 52) {
  const points = spots.flatMap(({ x, y }) => Array.from({ length: 40 }, (_, step) => {
    const angle = step / 40 * 2 * Math.PI;
    return /** @type {Point} */ ([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  })).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const drawn = path([...half(points), ...half(points.slice().reverse())]);
  return `<path d="${drawn}" class="py-ring soft"/><path d="${drawn}" class="py-ring"/>`;
}

/** The way of a raised ball: from the floor where it lay, over the others, to its new place. @param {Seen} from @param {Seen} to */
export function arc(from, to) {
  const aside = to.x - from.x, startY = from.y + 26, endX = to.x + (aside < -1 ? 30 : aside > 1 ? -30 : 0), endY = to.y - (Math.abs(aside) > 1 ? 36 : 47);
  const across = endX - from.x, top = Math.min(startY, endY) - 80 - .12 * Math.hypot(across, endY - startY);
  const drawn = `M${fixed(from.x)} ${fixed(startY)}C${fixed(from.x + across * .02)} ${fixed(top)} ${fixed(endX - across * .3)} ${fixed(top)} ${fixed(endX)} ${fixed(endY)}`;
  return `<g class="py-trace"><path d="${drawn}" class="py-arc under"/><path d="${drawn}" class="py-arc"/><circle cx="${fixed(endX)}" cy="${fixed(endY)}" r="6.5" class="py-dot"/></g>`;
}

/** A dotted foot where a ball lay before it left. @param {import('./geometry.js').Eye} eye */
export const footprint = eye => `<ellipse cy="${fixed(40 * eye.rise)}" rx="34" ry="${fixed(34 * eye.flat)}" class="py-was"/>`;
