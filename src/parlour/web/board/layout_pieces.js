/** Templates of the pieces of a layout. */
import { drawFace, faceKey } from './layout_faces.js';
import { highlightDescription } from './hints.js';
import { seatPaint } from './host.js';
import { html, nothing, repeat } from './templates.js';
/** @typedef {import('../types').LayoutPart} LayoutPart */
/** @typedef {import('../types').LayoutPiece} LayoutPiece */
/** @typedef {import('../types').LayoutFace} LayoutFace */
/** @typedef {import('../types').LayoutWords} LayoutWords */

/**
 * What a drawing of parts depends on besides the layout. `next`: the parts that can be pressed;
 * `draggable`: those that can be dragged to another;
 * `pressed`: the parts that have been pressed; `last`: the parts of the last move; `lit`: the
 * highlighted parts; `points`: the points that an action on a part scores; `viewer`: the seat of the
 * viewer.
 * @typedef {{
 *   words(text: LayoutWords, more?: Record<string, number>): string,
 *   nameOf(seat: number): string,
 *   viewer: number | null,
 *   t: import('../types').Words,
 *   marksLegal: boolean,
 *   next: ReadonlySet<string>,
 *   draggable: ReadonlySet<string>,
 *   pressed: readonly string[],
 *   last: ReadonlySet<string>,
 *   lit: ReadonlySet<string>,
 *   points: ReadonlyMap<string, number>,
 * }} Look
 */

/**
 * Return pieces as lines, in which grids and other pieces are apart.
 * @param {LayoutPiece[]} pieces
 */
export function pieceLines(pieces) {
  /** @type {{ isOfGrids: boolean, pieces: LayoutPiece[] }[]} */
  const found = [];
  for (const piece of pieces) {
    const isGrid = piece.piece === 'grid';
    const line = found.at(-1);
    if (line?.isOfGrids === isGrid) line.pieces.push(piece);
    else found.push({ isOfGrids: isGrid, pieces: [piece] });
  }
  return found;
}

/**
 * Return a piece as a template.
 * @param {LayoutPiece} piece
 * @param {Look} look
 */
export function drawPiece(piece, look) {
  const name = look.words(piece.words);
  const button = (/** @type {LayoutPart} */ part) => partButton(part, look);
  switch (piece.piece) {
    case 'grid':
      return grid(piece, name, look);
    case 'pile':
      return pile(piece, look);
    case 'counter':
      return html`<p class="lb-counter" ?data-lit=${look.lit.has(piece.id)}>
        ${piece.face ? drawFace(piece.face) : nothing}
        <span>${name}</span> <b>${piece.value}</b></p>`;
    case 'track':
      return html`<div class="lb-track" role="group" aria-label=${name} data-group>
        ${piece.parts.map((part, at) => {
          const markers = (piece.markers ?? []).filter(marker => marker.at === at);
          return partButton(part, look, markers);
        })}</div>`;
    case 'chips':
      return html`<div class="lb-chips" role="group" aria-label=${name} data-group>
        ${repeat(
          piece.parts,
          ({ id }) => id,
          part => chip(part, look),
        )}</div>`;
    default:
      return html`<div class="lb-cards lb-${piece.piece}" role="group" aria-label=${name} data-group
        style="--count: ${piece.parts.length}">${repeat(piece.parts, ({ id }) => id, button)}</div>`;
  }
}

/**
 * @param {Extract<LayoutPiece, { piece: 'grid' }>} piece
 * @param {string} name
 * @param {Look} look
 */
function grid(piece, name, look) {
  const { columns } = piece;
  const isTurned = look.viewer !== null && piece.turned_for?.includes(look.viewer);
  const inOrder = (/** @type {any[] | undefined} */ of) =>
    isTurned ? [...(of ?? [])].reverse() : (of ?? []);
  const [parts, above, beside] = [piece.parts, piece.column_names, piece.row_names].map(inOrder);
  const rows = parts.length / columns;
  const edge = (/** @type {string[]} */ names, /** @type {string} */ side) =>
    names.length
      ? html`<div class="lb-edge lb-${side}" aria-hidden="true">${names.map(text => html`<i>${text}</i>`)}</div>`
      : nothing;
  return html`<div class="lb-fit" style="--columns: ${columns}; --rows: ${rows}">
    <div class="lb-frame">${edge(above, 'above')}${edge(beside, 'beside')}
      <div class="lb-grid" role="group" aria-label=${name} data-group>
        ${parts.map(part => partButton(part, look))}</div></div></div>`;
}

/**
 * @param {Extract<LayoutPiece, { piece: 'pile' }>} piece
 * @param {Look} look
 */
function pile({ id, words, count, top, token }, look) {
  const text = look.words(words, { count });
  return html`<div class="lb-pile" style="--height: ${Math.min(count, 6)}" data-group>
    ${partButton({ id, words, face: top, token }, look, [], text)}
    <span class="lb-count" aria-hidden="true">${count}</span></div>`;
}

/**
 * @param {LayoutPart} part
 * @param {Look} look
 */
const chip = (part, look) => html`<button type="button" class="chip lb-part" data-part=${part.id}
  aria-disabled=${String(!look.next.has(part.id))} aria-pressed=${String(look.pressed.includes(part.id))}
  ?data-next=${look.next.has(part.id)} ?data-last=${look.last.has(part.id)} ?data-lit=${look.lit.has(part.id)}
  >${part.face ? drawFace(part.face) : nothing}${look.words(part.words)}</button>`;

/**
 * @param {LayoutPart} part
 * @param {Look} look
 * @param {{ face: LayoutFace, token?: string }[]} [markers]
 * @param {string} [text] the text for screen readers; by default the words of the part
 */
function partButton(part, look, markers = [], text = look.words(part.words)) {
  const { id, face } = part;
  const isNext = look.next.has(id);
  const points = isNext ? look.points.get(id) : undefined;
  const player = part.seat === undefined ? '' : look.nameOf(part.seat);
  const label = [
    text,
    player && !text.includes(player) ? player : '',
    points ? look.t('site-points', { points }) : '',
  ]
    .filter(Boolean)
    .join(', ');
  const isLit = look.lit.has(id);
  const possible = isNext && look.marksLegal ? look.t('site-part-possible') : nothing;
  return html`<button type="button" class="lb-part" data-part=${id} aria-label=${label}
    aria-pressed=${look.pressed.includes(id) ? 'true' : nothing}
    aria-description=${highlightDescription(look.t, isLit) ?? possible}
    ?data-empty=${!face} ?data-back=${face?.glyph === 'back'} ?data-next=${isNext}
    ?data-legal=${isNext && look.marksLegal} ?data-drag=${look.draggable.has(id)}
    ?data-last=${look.last.has(id)} ?data-lit=${isLit}
    >${face ? item(face, part.token || `${id}:${faceKey(face)}`) : nothing}
    ${points ? html`<span class="lb-points" aria-hidden="true">+${points}</span>` : nothing}
    ${
      markers.length
        ? html`<span class="lb-markers">${markers.map(({ face: drawn, token }, at) =>
            item(drawn, token || `${id}:${at}:${faceKey(drawn)}`),
          )}</span>`
        : nothing
    }
    ${
      part.seat === undefined
        ? nothing
        : html`<span class="lb-player" aria-hidden="true" style="--seat: ${seatPaint(part.seat)}"
            >${player}</span>`
    }</button>`;
}

/**
 * Return a face that moves with its key.
 * @param {LayoutFace} face
 * @param {string} key
 */
const item = (face, key) => html`<span class="lb-item" data-moves=${key}>${drawFace(face)}</span>`;
