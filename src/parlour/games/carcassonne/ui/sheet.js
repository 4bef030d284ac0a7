/**
 * The pictures of tiles, as the rules' side draws them: fetched once for a set of tiles, put into the page as symbols
 * when they are first needed.
 */

import { createElement, nothing, render, addSharedSvg, svg } from '../../../web/board/templates.js';

/** A stroke: its paints with spaces between, and its data. @typedef {[paints: string, data: string]} Stroke */
/** Shapes painted together: name, x and y of each. @typedef {[name: string, x: number, y: number][]} Row */
/** @typedef {[x: number, y: number]} Spot */
/**
 * @typedef {{ below: Stroke[], above: (Stroke | Row)[], outlines: Record<string, string>,
 *   stands: Record<string, Spot>, office: Spot | null }} Picture
 */
/**
 * A part of a shape: its paint, and its strokes.
 * @typedef {[paint: string, strokes: [number, number, string][]]} Part
 */
/**
 * @typedef {{ order: string[], shapes: Record<string, Part[]>, tiles: Record<string, Picture[]> }} Sheet
 */

const SYMBOLS = 'cc-symbols';
/** The sheet of the tiles that are installed with the house. */
export const HOUSE = 'house';

/** @type {Map<string, Sheet>} */
const here = new Map();
/** @type {Map<string, Promise<Sheet>>} */
const asked = new Map();

/** The name of the sheet that a table plays with. @param {any} options */
export const sheetName = options => (options ? `${options.tiles}-${options.offices}` : HOUSE);

/** A sheet, if it has come. @param {string} name */
export const sheet = name => here.get(name) ?? null;

/**
 * Fetch a sheet, once; what fails is asked for again the next time.
 * @param {string} name
 * @returns {Promise<Sheet>}
 */
export function fetchSheet(name) {
  let found = asked.get(name);
  if (!found) {
    found = fetch(`/api/games/carcassonne/pictures/${name}`).then(async answer => {
      if (!answer.ok) throw new Error(`no pictures: ${answer.status}`);
      here.set(name, await answer.json());
      return /** @type {Sheet} */ (here.get(name));
    });
    asked.set(name, found);
    found.catch(() => asked.delete(name));
  }
  return found;
}

/** A part of a shape at a point, as the data of a path. @param {Part} part @param {number} x @param {number} y */
const moved = ([, strokes], x, y) =>
  strokes
    .map(([dx, dy, rest]) => `M${+(x + dx).toFixed(1)} ${+(y + dy).toFixed(1)}${rest}`)
    .join('');

/** A shape by itself at a point, its parts in their own order. @param {Sheet} from @param {string} name */
export const shape = (from, name, x = 0, y = 0) =>
  from.shapes[name].map(part => svg`<path class=${`cc-${part[0]}`} d=${moved(part, x, y)} />`);

/** Shapes in a row: one path for each paint. @param {Sheet} from @param {Row} row */
function painted(from, row) {
  if (row.length === 1) return shape(from, ...row[0]);
  const data = new Map(from.order.map(paint => [paint, '']));
  for (const [name, x, y] of row)
    for (const part of from.shapes[name])
      data.set(part[0], (data.get(part[0]) ?? '') + moved(part, x, y));
  return [...data]
    .filter(([, d]) => d)
    .map(([paint, d]) => svg`<path class=${`cc-${paint}`} d=${d} />`);
}

/** @param {Sheet} from @param {(Stroke | Row)[]} strokes */
const drawn = (from, strokes) =>
  strokes.map(one =>
    typeof one[0] === 'string'
      ? one[0]
          .split(' ')
          .map(paint => svg`<path class=${`cc-${paint}`} d=${/** @type {Stroke} */ (one)[1]} />`)
      : painted(from, /** @type {Row} */ (one)),
  );

/** A symbol in the page, drawn when it is first asked for. @param {string} id @param {() => unknown} draw */
function symbol(id, draw) {
  if (document.getElementById(id)) return;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  made.id = id;
  render(draw(), made);
  document.getElementById(SYMBOLS)?.append(made);
}

/** Lines of a seat's hatch, as everywhere in the house: slanted, level, dotted, slanted back, upright, crossed. */
const HATCHES = [
  'M-3 9 9-3M0 15 15 0',
  'M0 6H12',
  'M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'M-3 3 9 15M0-3 15 12',
  'M6 0V12',
  'M0 0 12 12M12 0 0 12',
];

/** Put the seats' patterns, and room for symbols, into the page. */
export function prepare() {
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
 * The symbols of a tile as it lies: the ids of what is below (its fields), what is above, and of both.
 * @param {string} name of the sheet @param {string} tile @param {number} turns
 * @returns {[below: string, above: string, whole: string] | null} null where the sheet has not come or has no such tile
 */
export function symbols(name, tile, turns) {
  const from = here.get(name);
  const picture = from?.tiles[tile]?.[turns];
  if (!from || !picture) return null;
  const id = `cc-${name}-${tile}-${turns}`;
  symbol(`${id}-below`, () => drawn(from, picture.below));
  symbol(`${id}-above`, () => drawn(from, picture.above));
  symbol(`${id}-whole`, () => svg`<use href=${`#${id}-below`} /><use href=${`#${id}-above`} />`);
  return [`#${id}-below`, `#${id}-above`, `#${id}-whole`];
}

/** The picture of a tile as it lies. @param {string} name @param {string} tile @param {number} turns */
export const pictureOf = (name, tile, turns) => here.get(name)?.tiles[tile]?.[turns] ?? null;

/** A tile by itself. @param {string} name @param {string} tile @param {number} turns */
export function tilePicture(name, tile, turns) {
  const [, , whole] = symbols(name, tile, turns) ?? [];
  return svg`<svg class="cc-tile-picture" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${whole ? svg`<use href=${whole} />` : nothing}</svg>`;
}

const room = createElement('canvas', '');
const pen = /** @type {HTMLCanvasElement} */ (room).getContext('2d');

/**
 * The segment of a tile that a point lies on: a road where one is near, else a city, the monastery, or a field.
 * @param {Picture} picture @param {number} x @param {number} y
 * @returns {string | null}
 */
export function segmentAt(picture, x, y) {
  if (!pen) return null;
  pen.lineWidth = 18;
  const hit = (/** @type {string} */ name) => {
    const outline = new Path2D(picture.outlines[name]);
    return name[0] === 'r' ? pen.isPointInStroke(outline, x, y) : pen.isPointInPath(outline, x, y);
  };
  const names = Object.keys(picture.outlines);
  for (const kind of ['m', 'r', 'c', 'f']) {
    const found = names.find(name => name[0] === kind && hit(name));
    if (found) return found;
  }
  return null;
}
