/** The rack: seven places, a tile on each or the gap of one that lies on the board. */

import { tilePicture } from './art.js';
import { tileWords } from './words.js';

/** @typedef {import('./draft.js').Tile} Tile */

export class Rack {
  /** @param {import('../../../web/types').Words} t @param {(id: number) => void} choose */
  constructor(t, choose) {
    this.t = t;
    this.element = document.createElement('div');
    this.element.className = 'be-rack';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', t('betapet-rack'));
    this.element.addEventListener('click', event => {
      const slot = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest('[data-tile]'));
      if (slot) choose(Number(slot.dataset.tile));
    });
    this.element.addEventListener('focusin', event => { this.at = /** @type {HTMLElement} */ (event.target).dataset.tile; this.rove(); });
    this.painted = '';
  }

  /** @param {Tile[]} tiles @param {Set<number>} away those on the board @param {number | null} held @param {Record<string, number>} values @param {string} [stands] what the held joker is to stand for */
  update(tiles, away, held, values, stands = '') {
    const scene = JSON.stringify([tiles, [...away], held, stands]);
    if (scene === this.painted) return;
    this.painted = scene;
    const focused = this.element.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.tile : null;
    const slots = [...tiles.map(({ id, letter }, index) => {
      if (away.has(id)) return '<span class="be-slot gap"></span>';
      const shown = id === held && stands ? stands : letter;
      return `<button type="button" class="be-slot" data-tile="${id}" data-letter="${letter}" aria-pressed="${id === held}" aria-label="${this.t('betapet-rack-tile', { tile: tileWords(this.t, shown, values), place: index + 1, count: tiles.length })}">${tilePicture(shown, values[letter] ?? 0)}</button>`;
    }), ...Array.from({ length: Math.max(0, 7 - tiles.length) }, () => '<span class="be-slot gap"></span>')];
    this.element.innerHTML = slots.join('');
    this.rove();
    if (focused) (this.button(Number(focused)) ?? this.buttons[0])?.focus();
  }

  get buttons() { return /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll('button')]); }
  /** @param {number} id @returns {HTMLElement | null} */
  button(id) { return this.element.querySelector(`[data-tile="${id}"]`); }

  /** One stop of the Tab key for the whole rack. */
  rove() {
    const { buttons } = this, stop = buttons.find(button => button.dataset.tile === this.at) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  /** Which place of the rack lies under a spot of the screen. @param {number} clientX */
  placeAt(clientX) {
    const slots = [...this.element.children].map(slot => slot.getBoundingClientRect());
    const index = slots.findIndex(box => clientX < box.left + box.width);
    return index < 0 ? slots.length - 1 : index;
  }
}
