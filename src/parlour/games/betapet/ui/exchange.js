/** The dialogs for exchanging tiles and for passing. */

import { openDialog } from '../../../web/board/dialog.js';
import { html, nothing } from '../../../web/board/templates.js';
import { tilePicture } from './art.js';
import { tileText } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./draft.js').Tile} Tile */

/**
 * @param {Words} t
 * @param {any} view
 * @param {Tile[]} tiles
 * @param {Set<number>} placedTiles tiles on the board, which are preselected
 * @param {(letters: string[]) => void} send
 */
export function openExchange(t, view, tiles, placedTiles, send) {
  /** @type {Set<number>} */
  const selected = new Set(placedTiles);
  const toggle = (/** @type {number} */ id) => {
    if (!selected.delete(id)) selected.add(id);
    dialog.redraw();
  };
  const toggleAll = () => {
    const selectAll = selected.size < tiles.length;
    selected.clear();
    if (selectAll) for (const { id } of tiles) selected.add(id);
    dialog.redraw();
  };
  const slot = (
    /** @type {Tile} */ { id, letter },
  ) => html`<button type="button" class="be-slot" data-id=${id}
    aria-pressed=${selected.has(id)} aria-label=${tileText(t, letter, view.values)} @click=${() => toggle(id)}>
    ${tilePicture(letter, view.values[letter] ?? 0)}</button>`;
  const hint = () => html`<p class="muted">${t('betapet-exchange-line', { bag: view.bag })}
    ${placedTiles.size ? t('betapet-laid-return') : nothing}</p>`;
  const dialog = openDialog({
    title: t('betapet-exchange-title'),
    className: 'be-dialog',
    cancelText: t('betapet-keep-all'),
    confirm: {
      text: () => t('betapet-exchange-count', { count: selected.size }),
      isReady: () => selected.size > 0,
      run: () =>
        send(
          tiles
            .filter(({ id }) => selected.has(id))
            .map(({ letter }) => letter)
            .sort(),
        ),
    },
    body: () => html`${hint()}
      <div class="be-rack be-give" role="group" aria-label=${t('betapet-rack')}>${tiles.map(slot)}</div>
      <p><button type="button" class="btn sm" @click=${toggleAll}>${t('betapet-exchange-all')}</button></p>`,
  });
  // Typing a letter toggles its tile.
  dialog.dialog.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const matching = tiles.filter(candidate => candidate.letter === event.key.toLocaleUpperCase());
    const tile = matching.find(candidate => !selected.has(candidate.id)) ?? matching[0];
    if (tile) toggle(tile.id);
  });
}

/**
 * @param {Words} t
 * @param {any} view
 * @param {boolean} hasDraft
 * @param {() => void} send
 */
export function openPass(t, view, hasDraft, send) {
  const warning = hasDraft
    ? html`<p class="be-warning"><b>${t('betapet-pass-laid')}</b></p>`
    : nothing;
  openDialog({
    title: t('betapet-pass-title'),
    className: 'be-dialog',
    cancelText: t('site-cancel'),
    confirm: { text: () => t('betapet-pass'), run: send, danger: true },
    body: () =>
      html`${warning}<p class="muted">${t('betapet-pass-line', { count: view.fails })}</p>`,
  });
}
