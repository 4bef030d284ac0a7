/** The small board of a layout for cards and lists: its largest grid, or its other pieces. */
import { drawFace } from './layout_faces.js';
import { html, nothing, render } from './templates.js';
/** @typedef {import('../types').Layout} Layout */
/** @typedef {import('../types').LayoutPiece} LayoutPiece */
/** @typedef {import('../types').LayoutFace} LayoutFace */

/** Maximum number of pieces, and of cards in each, in a small board without a grid. */
const MAX_ROWS = 3;
const MAX_CARDS = 5;

/**
 * Return the faces of a piece that a small board shows.
 * @param {LayoutPiece} piece
 * @returns {(LayoutFace | undefined)[]}
 */
function facesOf(piece) {
  if (piece.piece === 'pile') return [piece.top];
  if (piece.piece === 'track') return (piece.markers ?? []).map(({ face }) => face);
  if (piece.piece === 'hand' || piece.piece === 'row') return piece.parts.map(({ face }) => face);
  return [];
}

/** @param {LayoutFace | undefined} face */
const drawn = face => html`<i>${face ? drawFace(face) : nothing}</i>`;

/**
 * Render a layout into an element.
 * @param {HTMLElement} element
 * @param {Layout} layout
 */
export function miniLayout(element, { pieces }) {
  const grids = pieces.flatMap(piece => (piece.piece === 'grid' ? [piece] : []));
  const [grid] = grids.sort((a, b) => b.parts.length - a.parts.length);
  const rows = pieces
    .map(piece => facesOf(piece).slice(0, MAX_CARDS))
    .filter(faces => faces.length)
    .slice(0, MAX_ROWS);
  const inside = grid
    ? html`<span class="lb-mini-grid" style="--columns: ${grid.columns}; --rows: ${grid.parts.length / grid.columns}"
        >${grid.parts.map(({ face }) => drawn(face))}</span>`
    : rows.map(faces => html`<span class="lb-mini-cards">${faces.map(drawn)}</span>`);
  render(html`<span class="lb-mini">${inside}</span>`, element);
}
