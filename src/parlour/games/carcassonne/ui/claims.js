/** The buttons that claim a part of the drafted tile, fanned out beside it with leader lines. */

import { html, nothing, svg } from '../../../web/board/templates.js';
import { meeplePicture } from './figures.js';
import { kindOf } from './land.js';
import { featureText } from './looks.js';
import { pictureOf } from './sheet.js';
import { namesOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./land.js').DraftTile} DraftTile */
/** @typedef {import('./framing.js').Box} Box */
/** @typedef {[x: number, y: number]} Offset in pixels from the center of the tile */

/** Distance between neighbouring buttons, and from the edge of the tile to a button, in pixels. */
const [SPACING, REACH] = [50, 50];
/** Half the size of a button, in pixels. */
const RADIUS = 24;
/** The directions of a fan, the preferred one first, in eighths of a turn clockwise from the right. */
const DIRECTIONS = [0, 4, 1, 7, 3, 5, 2, 6];

/**
 * Return the positions of the buttons of a fan.
 * @param {number} count
 * @param {number} direction in eighths of a turn
 * @param {number} size of a tile, in pixels
 * @returns {Offset[]}
 */
export function fanOffsets(count, direction, size) {
  const radius = Math.max(size / 2 + REACH, (count * SPACING) / (1.6 * Math.PI));
  const step = 2 * Math.asin(SPACING / 2 / radius);
  return Array.from({ length: count }, (_, at) => {
    const angle = (direction * Math.PI) / 4 + (at - (count - 1) / 2) * step;
    return /** @type {Offset} */ ([radius * Math.cos(angle), radius * Math.sin(angle)]);
  });
}

/**
 * Return the direction in which a fan covers the fewest tiles and stays in the viewport.
 * @param {number} count
 * @param {number} size of a tile, in pixels
 * @param {(offset: Offset) => boolean} isOverTile
 * @param {(offset: Offset) => boolean} isVisible
 */
export function fanDirection(count, size, isOverTile, isVisible) {
  const cost = (/** @type {number} */ direction) =>
    fanOffsets(count, direction, size).reduce(
      (sum, offset) => sum + Number(isOverTile(offset)) + (isVisible(offset) ? 0 : 10),
      0,
    );
  return DIRECTIONS.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

/**
 * Return for each point the number of its button, so that the lines between them have the least
 * total length. Such lines never cross: exchanging the buttons of two crossing lines would shorten
 * them. It tries each set of buttons for the first points, which is fast for the few parts of a tile.
 * @param {readonly Offset[]} points of the parts
 * @param {readonly Offset[]} buttons as many as points
 * @returns {number[]}
 */
export function shortestLines(points, buttons) {
  const length = (/** @type {number} */ point, /** @type {number} */ button) =>
    Math.hypot(points[point][0] - buttons[button][0], points[point][1] - buttons[button][1]);
  // The set of buttons that the first points use is a bit mask.
  /** @type {{ cost: number, order: number[] }[]} */
  const best = [{ cost: 0, order: [] }];
  for (let used = 1; used < 1 << points.length; used++) {
    best[used] = { cost: Number.POSITIVE_INFINITY, order: [] };
    for (let button = 0; button < points.length; button++) {
      if (!(used & (1 << button))) continue;
      const { cost, order } = best[used ^ (1 << button)];
      const sum = cost + length(order.length, button);
      if (sum < best[used].cost) best[used] = { cost: sum, order: [...order, button] };
    }
  }
  return best[(1 << points.length) - 1].order;
}

/**
 * Return the segments of the drafted tile that have a button, or an empty list if none can be
 * claimed.
 * @param {Board} board
 * @returns {{ segment: string, isFree: boolean, at: [number, number] }[]}
 */
function tileParts({ view, draft, sheet }) {
  const { tile } = draft.value;
  const picture = tile && view.drawn ? pictureOf(sheet, view.drawn, tile.turns) : null;
  const placement = view.placements.find(
    ({ x, y, turns }) => x === tile?.x && y === tile.y && turns === tile.turns,
  );
  if (!placement?.free || !picture) return [];
  const free = placement.free.split(' ');
  return Object.entries(picture.stands)
    .filter(([segment]) => free.includes(segment) || view.options.farmers || segment[0] !== 'f')
    .map(([segment, at]) => ({ segment, isFree: free.includes(segment), at }));
}

/**
 * Return the parts of the drafted tile with their labels. Free parts have a position from 1, by
 * which the list and the map refer to each other.
 * @param {Board} board
 */
export function claimParts(board) {
  const parts = tileParts(board);
  const free = parts.filter(({ isFree }) => isFree).map(({ segment }) => segment);
  return parts.map(part => {
    const { segment } = part;
    const isOneOfSeveral = free.filter(other => other[0] === segment[0]).length > 1;
    const number = isOneOfSeveral ? Number(segment.slice(1)) + 1 : 0;
    const label = board.host.t('carcassonne-claim', { kind: kindOf(segment), number });
    return { ...part, label, position: free.indexOf(segment) + 1 };
  });
}

/**
 * Return the offset of a point of a tile from the center of the tile.
 * @param {number} x in hundredths of the tile
 * @param {number} y
 * @param {number} size of the tile, in pixels
 * @returns {Offset}
 */
const onScreen = (x, y, size) => [((x - 50) * size) / 100, ((y - 50) * size) / 100];

/**
 * Return the buttons of the drafted tile with their offsets from its center and the points of their
 * parts.
 * @param {Board} board
 */
function fan(board) {
  const { view, draft, camera } = board;
  const { tile } = draft.value;
  const parts = claimParts(board);
  if (!tile || !camera || !parts.length) return [];
  const size = camera.drawnSize;
  const taken = new Set(view.tiles.map(({ x, y }) => `${x},${y}`));
  const direction = fanDirection(
    parts.length,
    size,
    ([x, y]) =>
      taken.has(`${Math.floor(tile.x + 0.5 + x / size)},${Math.floor(tile.y + 0.5 + y / size)}`),
    ([x, y]) => camera.showsButton(tile.x + 0.5 + x / size, tile.y + 0.5 + y / size, RADIUS),
  );
  const offsets = fanOffsets(parts.length, direction, size);
  const points = parts.map(({ at: [x, y] }) => onScreen(x, y, size));
  const buttons = shortestLines(points, offsets);
  return parts.map((part, at) => ({
    ...part,
    offset: offsets[buttons[at]],
    point: points[at],
    size,
  }));
}

/** Return the box around the drafted tile and its buttons, in tiles. @param {Board} board @returns {Box | null} */
export function fanBox(board) {
  const { tile } = board.draft.value;
  const buttons = fan(board);
  if (!tile || !buttons.length) return null;
  const { size } = buttons[0];
  const xs = buttons.map(({ offset }) => offset[0] / size);
  const ys = buttons.map(({ offset }) => offset[1] / size);
  const reach = RADIUS / size;
  return {
    left: tile.x + 0.5 + Math.min(-0.5, Math.min(...xs) - reach),
    right: tile.x + 0.5 + Math.max(0.5, Math.max(...xs) + reach),
    top: tile.y + 0.5 + Math.min(-0.5, Math.min(...ys) - reach),
    bottom: tile.y + 0.5 + Math.max(0.5, Math.max(...ys) + reach),
  };
}

/**
 * Return the description of a part: its size and points, and who is in it.
 * @param {Board} board
 * @param {string} segment
 */
export function partText(board, segment) {
  const part = board.drafting.parts.find(candidate => candidate.segment === segment);
  if (!part) return '';
  const { t } = board.host;
  const names = namesOf(/** @type {any} */ (board.frame), part.seats);
  const feature = { ...part, shields: 0, owners: part.seats };
  return `${featureText(t, feature)} · ${names || t('carcassonne-unclaimed')}`;
}

/** Return the buttons of the drafted tile. @param {Board} board */
export function claimButtons(board) {
  const { view, draft, sheet } = board;
  const { tile } = draft.value;
  const buttons = fan(board);
  if (!tile || !buttons.length) return nothing;
  const lines = buttons.map(
    ({ point: [x, y], offset, isFree }) =>
      svg`<path class=${`cc-lead ${isFree ? '' : 'cc-taken'}`} d=${`M${offset[0]} ${offset[1]}L${x} ${y}`} />
      <circle class="cc-lead-dot" cx=${x} cy=${y} r="3.500" />`,
  );
  const items = buttons.map(({ segment, isFree, offset, label, position }) => {
    const part = board.drafting.parts.find(candidate => candidate.segment === segment);
    const style = `--x: ${tile.x + 0.5}; --y: ${tile.y + 0.5}; --left: ${offset[0]}px; --top: ${offset[1]}px`;
    const text = partText(board, segment);
    if (!isFree) {
      const [owner] = part?.seats ?? [];
      return html`<span class="cc-stand cc-taken" role="img" aria-label=${text || label} title=${text} style=${style}
        >${owner === undefined ? nothing : meeplePicture(sheet, owner, segment[0] === 'f')}</span>`;
    }
    const isChosen = tile.meeple === segment;
    // The chosen meeple stands on the map, so its button has a tick instead.
    const sign = isChosen
      ? html`<svg class="cc-tick" viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10.5 8.500 15 16 5.500" /></svg>`
      : meeplePicture(sheet, view.mover, segment[0] === 'f');
    return html`<button
      type="button"
      class="cc-stand"
      data-meeple=${segment}
      data-position=${position}
      aria-pressed=${isChosen}
      aria-label=${label}
      aria-description=${text || nothing}
      title=${text}
      style=${style}
    >
      ${sign}${part ? html`<i aria-hidden="true">${part.points}</i>` : nothing}
    </button>`;
  });
  const center = `--x: ${tile.x + 0.5}; --y: ${tile.y + 0.5}`;
  return html`<svg class="cc-leads" aria-hidden="true" style=${center}>${lines}</svg>${items}`;
}
