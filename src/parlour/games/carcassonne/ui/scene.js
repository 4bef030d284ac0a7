/** The window on the land: the picture, what can be pressed on it, and what lies over it. */

import { html, nothing } from '../../../web/board/templates.js';
import { land } from './land.js';
import { labels, light, lookButtons } from './looks.js';
import { nextWay, squares, stands, ways } from './squares.js';

/** @typedef {import('./board.js').Board} Board */
/** Closer and further with a key or a button. */
export const STEP = 1.25;

/** The window on the land, with what lies over it. @param {Board} board */
export function scene(board) {
  const { host, view, draft, sheet: name, look } = board;
  const { t } = host;
  const { laid, turns } = draft.value;
  const acting = Boolean(
    board.frame?.mine &&
      !board.frame.past &&
      view.phase === 'place' &&
      (draft.isOpen || draft.isSending),
  );
  const shown = acting ? (laid ?? ghost(board)) : null;
  const picture = land(name, view, shown, light(name, view, look, board.lit));
  const size = board.camera?.size ?? 84;
  const zoom = (
    /** @type {string} */ words,
    /** @type {string} */ path,
    /** @type {() => void} */ run,
  ) =>
    html`<button type="button" aria-label=${t(words)} @click=${run}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d=${path} />
      </svg>
    </button>`;
  return html`<div class="cc-sheet">
      <div class="cc-land" style=${`--cell: ${size}px`}>
        <svg class="cc-map" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${picture}</svg>
        ${labels(t, name, view, look)} ${acting ? squares(t, view, laid, turns, board.lit) : nothing}
        ${acting && laid ? stands(t, name, view, laid, size) : nothing}
      </div>
      ${lookButtons(t, view, look, chosen => board.choose(chosen))}
      <div class="cc-over cc-zoom">
        ${zoom('carcassonne-larger', 'M10 4v12M4 10h12', () => board.camera?.zoom(STEP))}
        ${zoom('carcassonne-smaller', 'M4 10h12', () => board.camera?.zoom(1 / STEP))}
        ${zoom('carcassonne-whole', 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4', () => board.camera?.fit(true, true))}
      </div>
      ${board.told ? html`<p class="cc-over cc-told">${board.told}</p>` : nothing}${board.reveal.draw()}
    </div>
    <ul class="vh cc-tiles" aria-label=${t('carcassonne-land')}>
      ${board.spoken()}
    </ul>`;
}

/**
 * Where the tile would lie at the square that is looked at. @param {Board} board
 * @returns {import('./land.js').Laid | null}
 */
function ghost(board) {
  if (!board.looked || !board.draft.isOpen) return null;
  const [x, y] = board.looked.split(',').map(Number);
  const found = ways(board.view, x, y);
  return found.length
    ? { x, y, turns: nextWay(found, board.draft.value.turns), meeple: null }
    : null;
}
