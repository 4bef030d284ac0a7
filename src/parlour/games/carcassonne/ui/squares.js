/** The buttons of the squares that fit the drawn tile. */

import { html, nothing, repeat, svg } from '../../../web/board/templates.js';
import { highlightDescription } from '../../../web/board/hints.js';

/** @typedef {import('./types').View} View */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./land.js').DraftTile} Laid */

const TURN_ICON = svg`<svg class="cc-turn-sign" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200" /></svg>`;

/**
 * Return the legal rotations at a square, in quarter turns.
 * @param {View} view
 * @param {number} x
 * @param {number} y
 */
export const rotationsAt = (view, x, y) =>
  view.placements
    .filter(placement => placement.x === x && placement.y === y)
    .map(placement => placement.turns);

/**
 * Return the first legal rotation, searching clockwise from the current one.
 * @param {number[]} rotations
 * @param {number} turns
 */
export const nextRotation = (rotations, turns) =>
  [0, 1, 2, 3].map(steps => (turns + steps) % 4).find(rotation => rotations.includes(rotation)) ??
  rotations[0];

/**
 * Return a button for each square that fits the drawn tile.
 * @param {Words} t
 * @param {View} view
 * @param {Laid | null} draftTile
 * @param {number} turns rotation of the tile, in quarter turns
 * @param {readonly string[]} highlighted places highlighted by a lesson
 */
export function squareButtons(t, view, draftTile, turns, highlighted) {
  /** @type {Map<string, import('./types').Placement>} */
  const placements = new Map();
  for (const placement of view.placements)
    placements.set(`${placement.x},${placement.y}`, placement);
  const button = (
    /** @type {string} */ name,
    /** @type {import('./types').Placement} */ { x, y },
  ) => {
    const hasDraftTile = draftTile?.x === x && draftTile.y === y;
    const isFitting = rotationsAt(view, x, y).includes(turns);
    const fit = isFitting ? 'cc-fits' : 'cc-turned';
    const className = hasDraftTile ? 'cc-here' : draftTile ? `cc-other ${fit}` : fit;
    const key = hasDraftTile
      ? 'carcassonne-turn-here'
      : isFitting
        ? 'carcassonne-lay-at'
        : 'carcassonne-lay-turned-at';
    return html`<button
      type="button"
      class=${`cc-square ${className}`}
      data-square=${name}
      style=${`--x: ${x}; --y: ${y}`}
      aria-label=${t(key, { x, y })}
      aria-description=${highlightDescription(t, highlighted.includes(`square:${name}`)) ?? nothing}
    >
      ${hasDraftTile || isFitting ? nothing : TURN_ICON}
    </button>`;
  };
  // Each square keeps its element, so that a hover or the focus never passes to another square.
  return repeat(
    placements,
    ([name]) => name,
    ([name, placement]) => button(name, placement),
  );
}

/**
 * Return how many squares the drawn tile fits in its rotation (`now`) and in any rotation (`all`).
 * @param {View} view
 * @param {number} turns
 */
export function fitCounts(view, turns) {
  const squares = new Set(view.placements.map(placement => `${placement.x},${placement.y}`));
  const fitting = new Set(
    view.placements
      .filter(placement => placement.turns === turns)
      .map(placement => `${placement.x},${placement.y}`),
  );
  return { all: squares.size, now: fitting.size };
}
