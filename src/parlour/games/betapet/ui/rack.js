/** The rack: seven places, a tile on each or the gap of one that lies on the board. */

import { setTabStop } from '../../../web/board/keys.js';
import { createElement, html, render, repeat } from '../../../web/board/templates.js';
import { tilePicture } from './art.js';
import { tileWords } from './words.js';

/** @typedef {import('./draft.js').Tile} Tile */

const GAP = html`<span class="be-slot gap"></span>`;

export class Rack {
  /** @param {import('../../../web/types').Words} t */
  constructor(t) {
    this.t = t;
    this.element = createElement('div', 'be-rack');
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', t('betapet-rack'));
  }

  /**
   * @param {Tile[]} tiles
   * @param {Set<number>} away those on the board
   * @param {number | null} held
   * @param {Record<string, number>} values
   * @param {string} [stands] what the held joker is to stand for
   */
  update(tiles, away, held, values, stands = '') {
    const active = /** @type {HTMLElement} */ (document.activeElement);
    const focused = this.element.contains(active) ? active.dataset.tile : undefined;
    const slot = (/** @type {Tile} */ { id, letter }, /** @type {number} */ index) => {
      if (away.has(id)) return GAP;
      const shown = id === held && stands ? stands : letter;
      const words = {
        tile: tileWords(this.t, shown, values),
        place: index + 1,
        count: tiles.length,
      };
      return html`<button type="button" class="be-slot" data-tile=${id} data-letter=${letter}
        aria-pressed=${id === held}
        aria-label=${this.t('betapet-rack-tile', words)}>${tilePicture(shown, values[letter] ?? 0)}</button>`;
    };
    const empty = Array.from({ length: Math.max(0, 7 - tiles.length) }, () => GAP);
    render(html`${repeat(tiles, ({ id }) => id, slot)}${empty}`, this.element);
    const { buttons } = this;
    setTabStop(buttons, buttons.find(button => button.tabIndex === 0) ?? buttons[0] ?? null);
    if (focused === undefined || document.activeElement === this.button(Number(focused))) return;
    (this.button(Number(focused)) ?? buttons[0])?.focus();
  }

  get buttons() {
    return /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll('button')]);
  }
  /** @param {number} id @returns {HTMLElement | null} */
  button(id) {
    return this.element.querySelector(`[data-tile="${id}"]`);
  }

  /** Which place of the rack lies under a spot of the screen. @param {number} clientX */
  placeAt(clientX) {
    const slots = [...this.element.children].map(slot => slot.getBoundingClientRect());
    const index = slots.findIndex(box => clientX < box.left + box.width);
    return index < 0 ? slots.length - 1 : index;
  }
}
