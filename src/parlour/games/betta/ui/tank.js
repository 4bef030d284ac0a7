/** A tank of 320 by 344: water, sand and plants behind, fish in nine cells, a sheet of glass for a drafted card, the front pane before. */

import { fish, round } from './fish.js';

export const WIDE = 320;
export const HIGH = 344;
/** The middle of each of the nine cells. */
export const CELLS = Array.from({ length: 9 }, (_, cell) => ({ x: 68 + (cell % 3) * 92, y: 84 + Math.floor(cell / 3) * 92 }));

const at = (cell, drawn, scale = 1) => `<g transform="translate(${CELLS[cell].x} ${CELLS[cell].y})${scale === 1 ? '' : ` scale(${scale})`}">${drawn}</g>`;

function plant(foot, height, lean) {
  const tip = 324 - height, bend = 324 - height * .3;
  return `<path class="bt-plant" d="M${round(foot)} 324C${round(foot - 12)} ${round(bend)} ${round(foot + 14)} ${round(324 - height * .6)} ${round(foot + lean)} ${round(tip)}C${round(foot + 16)} ${round(324 - height * .55)} ${round(foot + 4)} ${round(bend)} ${round(foot + 7)} 324Z"/>`;
}

/** All that lies behind the fish; `number` varies stones, plants and bubbles, so that no two tanks are alike. */
export function back(number) {
  const seed = number * 53, kind = number % 5;
  const stones = Array.from({ length: 26 }, (_, i) =>
    `<ellipse class="bt-stone${(i * 7 + number) % 3}" cx="${round(18 + i * 11.4 + (seed * (i + 3)) % 5)}" cy="${round(325 - ((i * 13 + seed) % 4))}" rx="${6 + (i * 5 + number) % 4}" ry="${round(3.4 + (i * 3 + number) % 3 * .6)}"/>`);
  const plants = [plant(24 + kind * 3, 150 + kind * 9, -4), plant(38 + kind * 2, 96, 10), plant(286 - kind * 3, 120 + kind * 14, 6), plant(272 - kind * 4, 74, -8)];
  const bubbles = Array.from({ length: 5 }, (_, i) =>
    `<circle class="bt-bubble bf-p${(i * 3 + number) % 7}" cx="${30 + (seed * (i + 2)) % 260}" cy="${60 + (i * 61 + seed) % 230}" r="${1.6 + i % 3}"/>`);
  return `<ellipse class="bt-shadow" cx="162" cy="338" rx="152" ry="6"/><rect class="bt-water" x="8" y="14" width="304" height="320" rx="12"/>${plants.join('')}
    <path class="bt-sand" d="M9 322Q80 314 160 320T311 318V323A11 11 0 0 1 300 334H20A11 11 0 0 1 9 323Z"/>${stones.join('')}${bubbles.join('')}
    <path class="bt-beam" d="M60 16 20 250 70 300 130 16ZM190 16 170 310 236 310 230 16Z"/>
    <path class="bt-surface" d="M9 32Q48 27 84 32T160 32 236 32 311 32V26A12 12 0 0 0 299 15H21A12 12 0 0 0 9 26Z"/>
    <path class="bt-ripple" d="M9 32Q48 27 84 32T160 32 236 32 311 32"/>`;
}

/** The front pane; a full tank wears its wooden lid. */
export const front = full => `<rect class="bt-glass" x="8" y="14" width="304" height="320" rx="12"/><path class="bt-shine" d="M18 60V280M24 44V70"/>${full
  ? '<rect class="bt-lid" x="2" y="4" width="316" height="17" rx="5"/><path class="bt-grain" d="M10 10H120M150 12.4H300M40 16H210"/><circle class="bt-knob" cx="160" cy="4" r="6.5"/>'
  : '<path class="bt-rim" d="M6 14H314"/>'}`;

/** What is seen in a cell when no card hangs over it. */
export const resident = (colour, cell, number) => at(cell, colour === '.' ? '<circle class="bt-empty" r="5"/>' : fish(colour, cell * 3 + number * 2), .93);

/** A fish on its paper disc, as a drafted card brings it; it is moved about by its place in the document. */
export const disc = (colour, rhythm) => `<circle class="bt-paper" r="43"/>${fish(colour, rhythm)}`;

/** The fish that a disc would hide: small, grey and struck out in the corner of the cell. */
export const gone = colour => `<g transform="translate(29 29)"><circle class="bt-under" r="18.5"/><g class="bt-grey" transform="scale(.37)">${fish(colour)}</g><path class="bt-strike" d="M-12 12 12-12"/></g>`;

export const sheet = () => '<rect class="bt-sheet" x="16" y="36" width="288" height="282" rx="14"/>';

/** Brass bars between the cells of a pattern: neighbours first, corners only where nothing else joins them. */
export function links(cells) {
  const group = new Map(cells.map(cell => [cell, cell]));
  const root = cell => (group.get(cell) === cell ? cell : root(group.get(cell)));
  const pairs = cells.flatMap(one => cells.filter(other => other > one).map(other => [one, other, Math.abs(one % 3 - other % 3), Math.abs(Math.floor(one / 3) - Math.floor(other / 3))]));
  const near = pairs.filter(([, , across, down]) => across < 2 && down < 2).sort((a, b) => a[2] + a[3] - b[2] - b[3]);
  let drawn = '';
  for (const [one, other, across, down] of near) {
    if (across + down === 2 && root(one) === root(other)) continue;
    group.set(root(one), root(other));
    drawn += `M${CELLS[one].x} ${CELLS[one].y}L${CELLS[other].x} ${CELLS[other].y}`;
  }
  return `<path class="bt-link" d="${drawn}"/>`;
}

/** A pattern lit in the water: bars and a bright pool under each of its fish. */
export const lit = cells => links(cells) + cells.map(cell => at(cell, '<circle class="bt-pool" r="43"/>')).join('');

/** Where a card was laid: a fine ring under each fish it brought. */
export const rings = cells => cells.map(cell => at(cell, '<circle class="bt-ring" r="42"/>')).join('');

/** A whole tank that nobody plays on: for small boards, the rules and posters. */
export const tank = (cells, number = 0) => `<svg class="betta bt-tank" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">${back(number)}${[...cells].map((colour, cell) => resident(colour, cell, number)).join('')}${front(!cells.includes('.'))}</svg>`;
