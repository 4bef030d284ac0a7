/**
 * Land tiles drawn from data: an old county map. A tile is 100 by 100; turning turns the ground, standing things stay
 * upright.
 */

import { html, nothing, svg } from '../../../web/board/lit.js';
import { KINDS } from './kinds.js';

/** @typedef {[number, number]} Spot */

const SIDES = 'NESW';
const CAP = 'M0 0C20 15 27 29 50 29C73 29 80 15 100 0Z';
const CORNER = 'M0 0C21 30 66 79 100 100L100 0Z';
const BAND = 'M0 0C20 15 27 29 50 29C73 29 80 15 100 0V100C80 85 73 71 50 71C27 71 20 85 0 100Z';
const THREE = 'M0 0H100V100C80 85 73 71 50 71C27 71 20 85 0 100Z';
const ALL = 'M0 0H100V100H0Z';

/**
 * A point turned so many quarters clockwise about the middle.
 * @param {Spot} spot
 * @param {number} turns
 * @returns {Spot}
 */
export function turned([x, y], turns) {
  return turns % 4 === 0 ? [x, y] : turned([100 - y, x], (turns % 4) - 1);
}

const side = (/** @type {string} */ name) => SIDES.indexOf(name);
/** @param {number} at @param {number} depth @returns {Spot} */
const inward = (at, depth) => turned([50, depth], at);

/**
 * The outline of a city by the sides it holds, and how it is turned.
 * @param {string} edges
 * @returns {[string, number]}
 */
function outline(edges) {
  const held = [...edges].map(side).sort((one, other) => one - other);
  if (held.length === 4) return [ALL, 0];
  if (held.length === 3) return [THREE, (6 - held.reduce((sum, at) => sum + at, 0) + 2) % 4];
  if (held.length === 1) return [CAP, held[0]];
  if ((held[1] - held[0]) % 2) return [CORNER, held[1] - held[0] === 1 ? held[0] : 3];
  return [BAND, held[0] === 0 ? 1 : 0];
}

/** Where a road ends that has one side. @param {string | null | undefined} ends @param {number} from @returns {Spot} */
const roadEnd = (ends, from) => (ends === 'city' ? inward(from, 70) : [50, 50]);

/** The line of a road. @param {import('./kinds.js').Road} road */
function roadLine({ edges, ends }) {
  const [first, second] = [...edges].map(side);
  const from = inward(first, 0);
  if (second === undefined) return `M${from.join(' ')}L${roadEnd(ends, first).join(' ')}`;
  return `M${from.join(' ')}Q50 50 ${inward(second, 0).join(' ')}`;
}

const HALVES = { L: 22, R: 78 };

/**
 * Where a meeple stands on a tile: the middle of its segment, before turning.
 * @param {string} tile @param {string} segment c0, r1, f2, m @returns {Spot}
 */
function stand(tile, segment) {
  const kind = KINDS[tile];
  const at = Number(segment.slice(1));
  if (!kind || segment === 'm') return [50, 50];
  if (segment[0] === 'c') {
    const held = [...kind.cities[at].edges].map(side);
    if (held.length === 1) return inward(held[0], 15);
    if (held.length === 2 && (held[1] - held[0]) % 2) return turned([68, 32], outline(kind.cities[at].edges)[1]);
    return held.length === 3 ? turned([50, 36], outline(kind.cities[at].edges)[1]) : [50, 50];
  }
  if (segment[0] === 'r') {
    const [first, second] = [...kind.roads[at].edges].map(side);
    if (second === undefined) return inward(first, 20);
    const [one, other] = [inward(first, 22), inward(second, 22)];
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  }
  const half = kind.fields[at];
  return turned([HALVES[/** @type {'L' | 'R'} */ (half[1])], 13], side(half[0]));
}

/** Where a segment lies on a tile as it was laid. @param {string} tile @param {number} turns @param {string} segment */
export const place = (tile, turns, segment) => turned(stand(tile, segment), turns);

/** @param {Spot} at */
const house = ([x, y]) => svg`<g transform=${`translate(${x} ${y})`}><path class="cc-wall" d="M-6 5V-2H6V5Z" />
  <path class="cc-roof" d="M-8-1L-4-8H5L8-1Z" /></g>`;
/** @param {Spot} at */
const shield = ([x, y]) => svg`<path class="cc-shield" transform=${`translate(${x} ${y})`}
  d="M-7-8H7V0C7 5 3 8 0 10C-3 8-7 5-7 0Z" />`;

/** Houses of a city, as upright things. @param {string} tile @param {number} turns @param {number} at */
function town(tile, turns, at) {
  const [x, y] = place(tile, turns, `c${at}`);
  const big = KINDS[tile].cities[at].edges.length > 1;
  const small = svg`${house([x - 9, y + 2])}${house([x + 9, y + 1])}`;
  /** @type {Spot[]} */
  const spots = [
    [x - 16, y - 12],
    [x + 14, y - 14],
    [x - 4, y + 14],
    [x + 18, y + 10],
  ];
  const arms = KINDS[tile].cities[at].shield ? shield([x + (big ? -20 : 0), y - (big ? 0 : 2)]) : nothing;
  return svg`${big ? spots.map(house) : small}${arms}`;
}

const ABBEY = svg`<g class="cc-abbey"><path class="cc-wall" d="M32 66V44H68V66Z" />
  <path class="cc-roof" d="M28 45L34 34H66L72 45Z" />
  <path class="cc-wall" d="M44 40V24H56V40Z" /><path class="cc-roof" d="M42 25L50 10L58 25Z" /></g>`;
const OFFICE = svg`<g class="cc-office"><path class="cc-wall" d="M36 62V48H64V62Z" />
  <path class="cc-awning" d="M32 49L36 38H64L68 49Q64 53 59 49 54 53 50 49 46 53 41 49 36 53 32 49Z" /></g>`;

/**
 * A tile as laid. @param {string} tile @param {number} turns
 */
export function tilePicture(tile, turns) {
  const kind = KINDS[tile];
  if (!kind)
    return html`<svg class="cc-land" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="cc-field" width="100" height="100" />
    </svg>`;
  const green = kind.roads.some(
    road => road.ends && road.ends !== 'city' && road.ends !== 'office' && road.ends !== 'monastery',
  );
  const ground = svg`<g transform=${`rotate(${turns * 90} 50 50)`}>
    ${kind.cities.map(({ edges }) => {
      const [path, quarter] = outline(edges);
      return svg`<path class="cc-city" d=${path} transform=${`rotate(${quarter * 90} 50 50)`} />`;
    })}
    ${kind.roads.map(
      road => svg`<path class="cc-verge" d=${roadLine(road)} />
        <path class="cc-road" d=${roadLine(road)} />`,
    )}
    ${green ? svg`<circle class="cc-green" cx="50" cy="50" r="11" />` : nothing}</g>`;
  return html`<svg class="cc-land" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect class="cc-field" width="100" height="100" />
    ${ground}${kind.cities.map((_, at) => town(tile, turns, at))}
    ${kind.monastery ? ABBEY : nothing}${kind.office ? OFFICE : nothing}
  </svg>`;
}

const HOODED = [
  'M0-13A5 5 0 0 1 4.4-5.6C9-5 13-2 13 1 13 3 9 3 6.5 2.5L10 12H2.5L0 6-2.5 12H-10L-6.5 2.5',
  'C-9 3-13 3-13 1-13-2-9-5-4.4-5.6A5 5 0 0 1 0-13Z',
].join('');

/**
 * A meeple around 0,0: a hooded traveller, standing or (a farmer) lying.
 * @param {number} seat
 * @param {boolean} lying
 */
export const meeple = (seat, lying) => svg`<path class="cc-meeple" style=${`fill: var(--seat-${seat + 1})`}
  transform=${lying ? 'rotate(90)' : ''}
  d=${HOODED} />`;
