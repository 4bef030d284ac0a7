/**
 * Tile pictures, which the Python package generates. There is one sheet per tile set; it is fetched
 * once, and its tiles are added to the page as symbols when first needed.
 */

import { createElement, nothing, render, addSharedSvg, svg } from '../../../web/board/templates.js';

/**
 * A stroke: its paints, separated by spaces, and its path data.
 * @typedef {[paints: string, data: string]} Stroke
 */
/**
 * Shapes that are painted together: the name, x and y of each.
 * @typedef {[name: string, x: number, y: number][]} ShapeGroup
 */
/** @typedef {[x: number, y: number]} Position */
/**
 * @typedef {{ below: Stroke[], above: (Stroke | ShapeGroup)[], outlines: Record<string, string>,
 *   stands: Record<string, Position>, office: Position | null }} Picture
 */
/**
 * A part of a shape: its paint and its strokes.
 * @typedef {[paint: string, strokes: [number, number, string][]]} Part
 */
/**
 * @typedef {{ order: string[], shapes: Record<string, Part[]>, tiles: Record<string, Picture[]> }} Sheet
 */

const SYMBOLS = 'cc-symbols';
/** The sheet of the tile set that is installed with the server. */
export const BUILT_IN = 'house';

/** @type {Map<string, Sheet>} */
const loadedSheets = new Map();
/** @type {Map<string, Promise<Sheet>>} */
const pendingSheets = new Map();

/** Return the name of the sheet for a match's options. @param {any} options */
export const sheetName = options => (options ? `${options.tiles}-${options.offices}` : BUILT_IN);

/** Return a sheet, or null until it is loaded. @param {string} name */
export const loadedSheet = name => loadedSheets.get(name) ?? null;

/**
 * Fetch a sheet once; a failed request is retried on the next call.
 * @param {string} name
 * @returns {Promise<Sheet>}
 */
export function fetchSheet(name) {
  let pending = pendingSheets.get(name);
  if (!pending) {
    pending = fetch(`/api/games/carcassonne/pictures/${name}`).then(async response => {
      if (!response.ok) throw new Error(`no pictures: ${response.status}`);
      loadedSheets.set(name, await response.json());
      return /** @type {Sheet} */ (loadedSheets.get(name));
    });
    pendingSheets.set(name, pending);
    pending.catch(() => pendingSheets.delete(name));
  }
  return pending;
}

/**
 * Return the path data of a shape's part at a point.
 * @param {Part} part
 * @param {number} x
 * @param {number} y
 */
const partPath = ([, strokes], x, y) =>
  strokes
    .map(([dx, dy, data]) => `M${+(x + dx).toFixed(1)} ${+(y + dy).toFixed(1)}${data}`)
    .join('');

/**
 * Return a single shape at a point, with its parts in their own paint order.
 * @param {Sheet} sheet
 * @param {string} name
 */
export const shape = (sheet, name, x = 0, y = 0) =>
  sheet.shapes[name].map(part => svg`<path class=${`cc-${part[0]}`} d=${partPath(part, x, y)} />`);

/**
 * Return the shapes of a group as one path per paint.
 * @param {Sheet} sheet
 * @param {ShapeGroup} group
 */
function paintPaths(sheet, group) {
  if (group.length === 1) return shape(sheet, ...group[0]);
  const data = new Map(sheet.order.map(paint => [paint, '']));
  for (const [name, x, y] of group)
    for (const part of sheet.shapes[name])
      data.set(part[0], (data.get(part[0]) ?? '') + partPath(part, x, y));
  return [...data]
    .filter(([, d]) => d)
    .map(([paint, d]) => svg`<path class=${`cc-${paint}`} d=${d} />`);
}

/**
 * @param {Sheet} sheet
 * @param {(Stroke | ShapeGroup)[]} strokes
 */
const strokePaths = (sheet, strokes) =>
  strokes.map(stroke =>
    typeof stroke[0] === 'string'
      ? stroke[0]
          .split(' ')
          .map(paint => svg`<path class=${`cc-${paint}`} d=${/** @type {Stroke} */ (stroke)[1]} />`)
      : paintPaths(sheet, /** @type {ShapeGroup} */ (stroke)),
  );

/**
 * Add a symbol to the page if it does not exist yet.
 * @param {string} id
 * @param {() => unknown} draw
 */
function addSymbol(id, draw) {
  if (document.getElementById(id)) return;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.id = id;
  render(draw(), group);
  document.getElementById(SYMBOLS)?.append(group);
}

/**
 * Hatch paths by seat, the same as on the other boards: slanted, horizontal, dotted, slanted back,
 * vertical, crossed.
 */
const HATCHES = [
  'M-3 9 9-3M0 15 15 0',
  'M0 6H12',
  'M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'M-3 3 9 15M0-3 15 12',
  'M6 0V12',
  'M0 0 12 12M12 0 0 12',
];

/** Add the seats' hatch patterns and the container for symbols to the page. */
export function addSharedDefinitions() {
  addSharedSvg(
    'cc-paint',
    () => svg`<svg width="0" height="0" style="position: absolute" aria-hidden="true" focusable="false">
      <defs>${HATCHES.map(
        (
          lines,
          seat,
        ) => svg`<pattern id=${`cc-hatch-${seat}`} width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" fill=${`var(--seat-${seat + 1})`} opacity=".3" />
        <path d=${lines} fill=${seat === 2 ? 'var(--seat-3)' : 'none'} stroke=${`var(--seat-${seat + 1})`}
          stroke-width="2.4" /></pattern>`,
      )}</defs>
      <defs id=${SYMBOLS}></defs></svg>`,
  );
}

/**
 * Return the symbol ids of a rotated tile: its fields, everything above them, and the whole tile.
 * @param {string} name name of the sheet
 * @param {string} tile
 * @param {number} turns
 * @returns {[below: string, above: string, whole: string] | null} null if the sheet is not loaded
 *   or has no such tile
 */
export function symbols(name, tile, turns) {
  const sheet = loadedSheets.get(name);
  const picture = sheet?.tiles[tile]?.[turns];
  if (!sheet || !picture) return null;
  const id = `cc-${name}-${tile}-${turns}`;
  addSymbol(`${id}-below`, () => strokePaths(sheet, picture.below));
  addSymbol(`${id}-above`, () => strokePaths(sheet, picture.above));
  addSymbol(`${id}-whole`, () => svg`<use href=${`#${id}-below`} /><use href=${`#${id}-above`} />`);
  return [`#${id}-below`, `#${id}-above`, `#${id}-whole`];
}

/**
 * Return the picture of a rotated tile, or null.
 * @param {string} name
 * @param {string} tile
 * @param {number} turns
 */
export const pictureOf = (name, tile, turns) =>
  loadedSheets.get(name)?.tiles[tile]?.[turns] ?? null;

/**
 * Return a stand-alone tile picture, for use outside the map.
 * @param {string} name
 * @param {string} tile
 * @param {number} turns
 */
export function tilePicture(name, tile, turns) {
  const [, , symbolId] = symbols(name, tile, turns) ?? [];
  return svg`<svg class="cc-tile-picture" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${symbolId ? svg`<use href=${symbolId} />` : nothing}</svg>`;
}

/** The segments in the middles of the sides of a picture. @type {WeakMap<Picture, Map<string, string | null>>} */
const sideSegments = new WeakMap();

/**
 * Return the segment in the middle of a side of a tile, or null.
 * @param {Picture | null} picture null until the sheet is loaded
 * @param {readonly [dx: number, dy: number]} side the step to the neighbouring square
 */
export function sideSegment(picture, [dx, dy]) {
  if (!picture) return null;
  const known = sideSegments.get(picture) ?? new Map();
  sideSegments.set(picture, known);
  const side = `${dx},${dy}`;
  if (!known.has(side)) known.set(side, segmentAt(picture, 50 + 48 * dx, 50 + 48 * dy));
  return known.get(side) ?? null;
}

const canvas = createElement('canvas', '');
const context = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d');

/**
 * Return the segment at a point of a tile: a road if one is near, else a city, the monastery or a
 * field.
 * @param {Picture} picture
 * @param {number} x
 * @param {number} y
 * @returns {string | null}
 */
export function segmentAt(picture, x, y) {
  if (!context) return null;
  context.lineWidth = 18;
  const contains = (/** @type {string} */ name) => {
    const outline = new Path2D(picture.outlines[name]);
    return name[0] === 'r'
      ? context.isPointInStroke(outline, x, y)
      : context.isPointInPath(outline, x, y);
  };
  const names = Object.keys(picture.outlines);
  for (const kind of ['m', 'r', 'c', 'f']) {
    const segment = names.find(name => name[0] === kind && contains(name));
    if (segment) return segment;
  }
  return null;
}
