/** Exchanging and passing: what is asked before a turn is given away. */

import { openDialog } from '../../../web/board/dialog.js';
import { html, nothing } from '../../../web/board/templates.js';
import { tilePicture } from './art.js';
import { tileWords } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./draft.js').Tile} Tile */

/**
 * @param {Words} t @param {any} view @param {Tile[]} tiles
 * @param {Set<number>} laid the tiles that lie on the board: they are chosen already
 * @param {(letters: string[]) => void} send
 */
export function askExchange(t, view, tiles, laid, send) {
  /** @type {Set<number>} */
  const given = new Set(laid);
  const toggle = (/** @type {number} */ id) => {
    if (!given.delete(id)) given.add(id);
    opened.redraw();
  };
  const all = () => {
    const every = given.size < tiles.length;
    given.clear();
    if (every) for (const { id } of tiles) given.add(id);
    opened.redraw();
  };
  const slot = (
    /** @type {Tile} */ { id, letter },
  ) => html`<button type="button" class="be-slot" data-id=${id}
    aria-pressed=${given.has(id)} aria-label=${tileWords(t, letter, view.values)} @click=${() => toggle(id)}>
    ${tilePicture(letter, view.values[letter] ?? 0)}</button>`;
  const line = () => html`<p class="muted">${t('betapet-exchange-line', { bag: view.bag })}
    ${laid.size ? t('betapet-laid-return') : nothing}</p>`;
  const opened = openDialog({
    title: t('betapet-exchange-title'),
    className: 'be-dialog',
    cancelText: t('betapet-keep-all'),
    confirm: {
      text: () => t('betapet-exchange-count', { count: given.size }),
      isReady: () => given.size > 0,
      run: () =>
        send(
          tiles
            .filter(({ id }) => given.has(id))
            .map(({ letter }) => letter)
            .sort(),
        ),
    },
    body: () => html`${line()}
      <div class="be-rack be-give" role="group" aria-label=${t('betapet-rack')}>${tiles.map(slot)}</div>
      <p><button type="button" class="btn sm" @click=${all}>${t('betapet-exchange-all')}</button></p>`,
  });
  // Letters toggle their tile too.
  opened.dialog.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const same = tiles.filter(one => one.letter === event.key.toLocaleUpperCase());
    const tile = same.find(one => !given.has(one.id)) ?? same[0];
    if (tile) toggle(tile.id);
  });
}

/** @param {Words} t @param {any} view @param {boolean} laid @param {() => void} send */
export function askPass(t, view, laid, send) {
  const warning = laid ? html`<p class="be-warning"><b>${t('betapet-pass-laid')}</b></p>` : nothing;
  openDialog({
    title: t('betapet-pass-title'),
    className: 'be-dialog',
    cancelText: t('site-cancel'),
    confirm: { text: () => t('betapet-pass'), run: send, danger: true },
    body: () =>
      html`${warning}<p class="muted">${t('betapet-pass-line', { count: view.fails })}</p>`,
  });
}
