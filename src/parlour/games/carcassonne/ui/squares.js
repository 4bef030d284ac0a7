/**
 * What can be pressed on the land: squares where the drawn tile fits, and places for a meeple on the tile just
 * laid.
 */

import { html, nothing, svg } from '../../../web/board/templates.js';
import { highlightDescription } from '../../../web/board/hints.js';
import { figurePicture } from './figures.js';
import { kindOf } from './land.js';
import { pictureOf } from './sheet.js';

/** @typedef {import('./types').View} View */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./land.js').Laid} Laid */

/** Places for meeples keep this many pixels from each other. */
const APART = 46;

const TURN = svg`<svg class="cc-turn-sign" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200" /></svg>`;

/**
 * How the tile can be turned at a square, as quarter turns.
 * @param {View} view
 * @param {number} x
 * @param {number} y
 */
export const ways = (view, x, y) =>
  view.placements.filter(one => one.x === x && one.y === y).map(one => one.turns);

/**
 * The first way that fits at a square, from how the tile is held on.
 * @param {number[]} found
 * @param {number} turns
 */
export const nextWay = (found, turns) =>
  [0, 1, 2, 3].map(more => (turns + more) % 4).find(way => found.includes(way)) ?? found[0];

/**
 * The squares where the drawn tile fits.
 * @param {Words} t @param {View} view @param {Laid | null} laid @param {number} turns how the tile is held
 * @param {readonly string[]} lit places that a lesson speaks of
 */
export function squares(t, view, laid, turns, lit) {
  /** @type {Map<string, import('./types').Placement>} */
  const every = new Map();
  for (const one of view.placements) every.set(`${one.x},${one.y}`, one);
  return [...every].map(([name, { x, y }]) => {
    const here = laid?.x === x && laid.y === y;
    const fits = ways(view, x, y).includes(turns);
    const look = here ? 'cc-here' : laid ? 'cc-other' : fits ? 'cc-fits' : 'cc-turned';
    const words = here
      ? 'carcassonne-turn-here'
      : fits
        ? 'carcassonne-lay-at'
        : 'carcassonne-lay-turned-at';
    return html`<button
      type="button"
      class=${`cc-square ${look}`}
      data-square=${name}
      style=${`--x: ${x}; --y: ${y}`}
      aria-label=${t(words, { x, y })}
      aria-description=${highlightDescription(t, lit.includes(`square:${name}`)) ?? nothing}
    >
      ${here || fits ? nothing : TURN}
    </button>`;
  });
}

/**
 * Move spots apart until a finger can tell them, in pixels.
 * @param {[number, number][]} spots
 */
function spread(spots) {
  for (let round = 0; round < 40; round++)
    spots.forEach((one, at) =>
      spots.slice(at + 1).forEach(other => {
        const [dx, dy] = [other[0] - one[0] || 0.1, other[1] - one[1] || 0.1];
        const far = Math.hypot(dx, dy);
        if (far >= APART) return;
        const by = (APART - far) / 2 / far;
        one[0] -= dx * by;
        one[1] -= dy * by;
        other[0] += dx * by;
        other[1] += dy * by;
      }),
    );
  return spots;
}

/**
 * The places on the drafted tile where a meeple may stand; pressed again, nobody stands there.
 * @param {Words} t @param {string} name of the sheet @param {View} view @param {Laid} laid @param {number} size of
 * a tile
 */
export function stands(t, name, view, laid, size) {
  const way = view.placements.find(
    one => one.x === laid.x && one.y === laid.y && one.turns === laid.turns,
  );
  const picture = view.drawn ? pictureOf(name, view.drawn, laid.turns) : null;
  if (!way?.free || !picture) return nothing;
  const free = way.free.split(' ');
  const spots = spread(
    free.map(segment => {
      const [x, y] = picture.stands[segment] ?? [50, 50];
      return [(x * size) / 100, (y * size) / 100];
    }),
  );
  const same = (/** @type {string} */ segment) =>
    free.filter(other => other[0] === segment[0]).length > 1;
  return free.map((segment, at) => {
    const number = same(segment) ? Number(segment.slice(1)) + 1 : 0;
    const words = t('carcassonne-claim', { kind: kindOf(segment), number });
    return html`<button
      type="button"
      class="cc-stand"
      data-meeple=${segment}
      aria-pressed=${laid.meeple === segment}
      aria-label=${words}
      style=${`--x: ${laid.x}; --y: ${laid.y}; --left: ${spots[at][0]}px; --top: ${spots[at][1]}px`}
    >
      ${figurePicture(name, view.mover, segment[0] === 'f')}
    </button>`;
  });
}

/** How many squares the tile fits as it is held, and in all. @param {View} view @param {number} turns */
export function counts(view, turns) {
  const names = new Set(view.placements.map(one => `${one.x},${one.y}`));
  const now = new Set(
    view.placements.filter(one => one.turns === turns).map(one => `${one.x},${one.y}`),
  );
  return { all: names.size, now: now.size };
}
