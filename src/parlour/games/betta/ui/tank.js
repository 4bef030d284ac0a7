/**
 * A tank: water, sand and plants behind, fish in nine cells, the front pane before. All that moves is a layer of its own that is drawn once
 * and then only shifted, so that ten tanks full of fish cost a phone next to nothing.
 */

import { fish, round } from './fish.js';

/** The middle of each of the nine cells in a tank of 320 by 344. */
const CELLS = Array.from({ length: 9 }, (_, cell) => ({ x: 68 + (cell % 3) * 92, y: 84 + Math.floor(cell / 3) * 92 }));

const at = (cell, drawn) => `<g transform="translate(${CELLS[cell].x} ${CELLS[cell].y})">${drawn}</g>`;
const layer = (part, drawn) => `<svg class="betta bt-layer bt-${part}" data-part="${part}" viewBox="0 0 320 344" aria-hidden="true">${drawn}</svg>`;

function plant(foot, height, lean) {
  const tip = 324 - height, bend = 324 - height * .3;
  return `<path class="bt-plant" d="M${round(foot)} 324C${round(foot - 12)} ${round(bend)} ${round(foot + 14)} ${round(324 - height * .6)} ${round(foot + lean)} ${round(tip)}C${round(foot + 16)} ${round(324 - height * .55)} ${round(foot + 4)} ${round(bend)} ${round(foot + 7)} 324Z"/>`;
}

/** All that lies behind the fish; `number` varies stones and plants, so that no two tanks are alike. */
function back(number) {
  const seed = number * 53, kind = number % 5;
  const stones = Array.from({ length: 26 }, (_, i) =>
    `<ellipse class="bt-stone${(i * 7 + number) % 3}" cx="${round(18 + i * 11.4 + (seed * (i + 3)) % 5)}" cy="${round(325 - ((i * 13 + seed) % 4))}" rx="${6 + (i * 5 + number) % 4}" ry="${round(3.4 + (i * 3 + number) % 3 * .6)}"/>`);
  const plants = [plant(24 + kind * 3, 150 + kind * 9, -4), plant(38 + kind * 2, 96, 10), plant(286 - kind * 3, 120 + kind * 14, 6), plant(272 - kind * 4, 74, -8)];
  return `<ellipse class="bt-shadow" cx="162" cy="338" rx="152" ry="6"/><rect class="bt-water" x="8" y="14" width="304" height="320" rx="12"/>${plants.join('')}
    <path class="bt-sand" d="M9 322Q80 314 160 320T311 318V323A11 11 0 0 1 300 334H20A11 11 0 0 1 9 323Z"/>${stones.join('')}
    <path class="bt-beam" d="M60 16 20 250 70 300 130 16ZM190 16 170 310 236 310 230 16Z"/>
    <path class="bt-surface" d="M9 32Q48 27 84 32T160 32 236 32 311 32V26A12 12 0 0 0 299 15H21A12 12 0 0 0 9 26Z"/>`;
}

const wave = () => '<path class="bt-crest" d="M9 32Q48 27 84 32T160 32 236 32 311 32"/>';

const bubbles = number => Array.from({ length: 5 }, (_, i) =>
  `<circle class="bt-bubble" cx="${30 + (number * 53 * (i + 2)) % 260}" cy="${90 + (i * 61 + number * 53) % 200}" r="${1.6 + i % 3}"/>`).join('');

/** The front pane; a full tank wears its wooden lid. */
export const front = full => `<rect class="bt-glass" x="8" y="14" width="304" height="320" rx="12"/><path class="bt-shine" d="M18 60V280M24 44V70"/>${full
  ? '<rect class="bt-lid" x="2" y="4" width="316" height="17" rx="5"/><path class="bt-grain" d="M10 10H120M150 12.4H300M40 16H210"/><circle class="bt-knob" cx="160" cy="4" r="6.5"/>'
  : '<path class="bt-rim" d="M6 14H314"/>'}`;

/** A fish that breathes in one of seven rhythms, filling the cell it is put in. */
const swimming = (colour, rhythm) => `<svg class="betta bt-fish bf-p${rhythm % 7}" viewBox="-49.500 -49.500 99 99" aria-hidden="true">${fish(colour)}</svg>`;

/** What is seen in a cell when no card hangs over it. */
export const resident = (colour, cell, number) =>
  (colour === '.' ? '<svg class="betta" viewBox="-46 -46 92 92" aria-hidden="true"><circle class="bt-empty" r="5"/></svg>' : swimming(colour, cell * 3 + number * 2));

/** A fish on its paper disc, as a drafted card brings it. */
export const disc = (colour, rhythm) => `<svg class="betta bt-sheet" viewBox="-46 -46 92 92" aria-hidden="true"><circle class="bt-paper" r="43"/></svg>${swimming(colour, rhythm)}`;

/** The fish that a disc would hide: small, grey and struck out in the corner of the cell. */
export const gone = colour => `<svg class="betta" viewBox="-46 -46 92 92" aria-hidden="true"><g transform="translate(29 29)"><circle class="bt-under" r="18.5"/><g class="bt-grey" transform="scale(.37)">${fish(colour)}</g><path class="bt-strike" d="M-12 12 12-12"/></g></svg>`;

export const frame = () => '<rect class="bt-frame" x="16" y="36" width="288" height="282" rx="14"/>';

/** Brass bars between the cells of a pattern: neighbours first, corners only where nothing else joins them. */
function links(cells) {
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

/** A whole tank: for the table, which then changes its parts, and as it is for small boards, the rules and posters. */
export const tank = (cells, number = 0) => `<span class="bt">${layer('back', back(number))}${layer('bubbles', bubbles(number))}${layer('wave', wave())}${layer('lit', '')}<span class="bt-cells" data-part="cells">${
  [...cells].map((colour, cell) => `<span class="bt-cell">${resident(colour, cell, number)}</span>`).join('')}</span>${layer('rings', '')}${layer('frame', '')}<span class="bt-cells bt-hung" data-part="hung"></span>${layer('front', front(!cells.includes('.')))}</span>`;
