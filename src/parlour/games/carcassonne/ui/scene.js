/** The viewport of the map, with the drawing, buttons and overlays. */

import { html, nothing } from '../../../web/board/templates.js';
import { betTags, litFeatures, officeCircle } from './betting.js';
import { claimButtons, partText } from './claims.js';
import { mapDrawing } from './land.js';
import { overlayLabels, overlayLayers, overlayButtons } from './looks.js';
import { spotlight } from './spotlight.js';
import { nextRotation, squareButtons, rotationsAt } from './squares.js';

/** @typedef {import('./board.js').Board} Board */
/** Zoom factor of one key press or button click. */
export const ZOOM_STEP = 1.25;

/** Return the viewport with its overlays. @param {Board} board */
export function scene(board) {
  const { host, view, draft, sheet: name, overlay } = board;
  const { t } = host;
  const { tile, turns } = draft.value;
  const canPlace = Boolean(
    board.frame?.mine &&
      !board.frame.past &&
      view.phase === 'place' &&
      (draft.isOpen || draft.isSending),
  );
  const lit = canPlace && tile ? board.drafting.claimedPlaces : litFeatures(board);
  const tiles = canPlace && tile ? [...view.tiles, { ...tile, tile: view.drawn }] : view.tiles;
  const spot = spotlight(name, view, tiles, { places: lit, circle: officeCircle(board) });
  const picture = mapDrawing(
    name,
    view,
    { draft: canPlace ? tile : null, ghost: canPlace && !tile ? hoverTile(board) : null },
    { ...overlayLayers(name, view, overlay, board.highlighted), lit, spot },
  );
  const size = board.camera?.size ?? 84;
  const zoomButton = (
    /** @type {string} */ key,
    /** @type {string} */ path,
    /** @type {() => void} */ onClick,
  ) =>
    html`<button type="button" aria-label=${t(key)} @click=${onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d=${path} />
      </svg>
    </button>`;
  const told = canPlace && tile?.meeple ? partText(board, tile.meeple) : board.selectionText;
  return html`<div class="cc-sheet">
      <div class="cc-land">
        <svg class="cc-map" viewBox="0 0 100 100" width=${size} height=${size}
          aria-hidden="true" focusable="false">${picture}</svg>
        <div class="cc-on-map" style=${`--cell: ${size}px`}>
          ${overlayLabels(t, name, view, overlay)} ${
            canPlace ? squareButtons(t, view, tile, turns, board.highlighted) : nothing
          }
          ${canPlace && tile ? claimButtons(board) : betTags(board)}
        </div>
      </div>
      ${overlayButtons(t, view, overlay, choice => board.setOverlay(choice))}
      <div class="cc-over cc-zoom">
        ${zoomButton('carcassonne-larger', 'M10 4v12M4 10h12', () => board.camera?.zoom(ZOOM_STEP))}
        ${zoomButton('carcassonne-smaller', 'M4 10h12', () => board.camera?.zoom(1 / ZOOM_STEP))}
        ${zoomButton('carcassonne-whole', 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4', () =>
          board.camera?.fit(),
        )}
      </div>
      ${told ? html`<p class="cc-over cc-told">${told}</p>` : nothing}${board.revealedChips.draw()}
    </div>
    <ul class="visually-hidden cc-tiles" aria-label=${t('carcassonne-land')}>
      ${board.tileDescriptions()}
    </ul>`;
}

/**
 * Return the drawn tile on the hovered square, in a legal rotation, or null.
 * @param {Board} board
 * @returns {import('./land.js').DraftTile | null}
 */
function hoverTile(board) {
  if (!board.hoveredSquare || !board.draft.isOpen) return null;
  const [x, y] = board.hoveredSquare.split(',').map(Number);
  const rotations = rotationsAt(board.view, x, y);
  return rotations.length
    ? { x, y, turns: nextRotation(rotations, board.draft.value.turns), meeple: null }
    : null;
}
