/** Exchanging and passing: what is asked before a turn is given away. */

import { tilePicture } from './art.js';
import { openDialog } from './dialog.js';
import { tileWords } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./draft.js').Tile} Tile */

/** @param {HTMLElement} root @param {Words} t @param {any} view @param {Tile[]} tiles @param {boolean} laid whether tiles lie on the board @param {(letters: string[]) => void} send */
export function askExchange(root, t, view, tiles, laid, send) {
  /** @type {Set<number>} */
  const given = new Set(), buttons = tiles.map(({ id, letter }) => `<button type="button" class="be-slot" aria-pressed="false" data-id="${id}" aria-label="${tileWords(t, letter, view.values)}">${tilePicture(letter, view.values[letter] ?? 0)}</button>`).join('');
  const words = () => t('betapet-exchange-count', { count: given.size });
  const { dialog, yes } = openDialog(root, t('betapet-exchange-title'), `<p class="muted">${t('betapet-exchange-line', { bag: view.bag })}${laid ? ` ${t('betapet-laid-return')}` : ''}</p><div class="be-rack be-give" role="group" aria-label="${t('betapet-rack')}">${buttons}</div><p><button type="button" class="btn sm" data-all>${t('betapet-exchange-all')}</button></p>`,
    { text: words(), run: () => send(tiles.filter(({ id }) => given.has(id)).map(({ letter }) => letter).sort()) }, t('betapet-keep-all'));
  yes.disabled = true;
  const slots = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll('[data-id]')]);
  const show = () => {
    for (const slot of slots) slot.setAttribute('aria-pressed', String(given.has(Number(slot.dataset.id))));
    yes.textContent = words();
    yes.disabled = !given.size;
  };
  for (const slot of slots) slot.addEventListener('click', () => { const id = Number(slot.dataset.id); if (!given.delete(id)) given.add(id); show(); });
  dialog.querySelector('[data-all]')?.addEventListener('click', () => { const all = given.size < tiles.length; given.clear(); if (all) for (const { id } of tiles) given.add(id); show(); });
  // Letters toggle their tile too.
  dialog.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLocaleUpperCase(), tile = tiles.find(one => one.letter === letter && !given.has(one.id)) ?? tiles.find(one => one.letter === letter);
    if (!tile) return;
    if (!given.delete(tile.id)) given.add(tile.id);
    show();
  });
}

/** @param {HTMLElement} root @param {Words} t @param {any} view @param {boolean} laid @param {() => void} send */
export function askPass(root, t, view, laid, send) {
  const lines = [laid ? `<p class="be-warning"><b>${t('betapet-pass-laid')}</b></p>` : '', `<p class="muted">${t('betapet-pass-line', { count: view.fails })}</p>`];
  openDialog(root, t('betapet-pass-title'), lines.join(''), { text: t('betapet-pass'), run: send, danger: true }, t('house-cancel'));
}
