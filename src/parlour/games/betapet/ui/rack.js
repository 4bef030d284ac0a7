/** The rack of seven slots; a slot is empty while its tile is on the board. */

import { setTabStop } from '../../../web/board/keys.js';
import { createElement, html, render, repeat } from '../../../web/board/templates.js';
import { tilePicture } from './art.js';
import { tileText } from './words.js';

/** @typedef {import('./draft.js').Tile} Tile */

const EMPTY_SLOT = html`<span class="be-slot gap"></span>`;

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
   * @param {Set<number>} placedTiles the ids of the tiles on the board
   * @param {number | null} selected
   * @param {Record<string, number>} values
   * @param {string} [jokerLetter] the letter of the selected joker
   */
  update(tiles, placedTiles, selected, values, jokerLetter = '') {
    const active = /** @type {HTMLElement} */ (document.activeElement);
    const focusedTile = this.element.contains(active) ? active.dataset.tile : undefined;
    const slot = (/** @type {Tile} */ { id, letter }, /** @type {number} */ index) => {
      if (placedTiles.has(id)) return EMPTY_SLOT;
      const shownLetter = id === selected && jokerLetter ? jokerLetter : letter;
      const details = {
        tile: tileText(this.t, shownLetter, values),
        place: index + 1,
        count: tiles.length,
      };
      return html`<button type="button" class="be-slot" data-tile=${id} data-letter=${letter}
        aria-pressed=${id === selected}
        aria-label=${this.t('betapet-rack-tile', details)}>${tilePicture(shownLetter, values[letter] ?? 0)}</button>`;
    };
    const empty = Array.from({ length: Math.max(0, 7 - tiles.length) }, () => EMPTY_SLOT);
    render(html`${repeat(tiles, ({ id }) => id, slot)}${empty}`, this.element);
    const { buttons } = this;
    setTabStop(buttons, buttons.find(button => button.tabIndex === 0) ?? buttons[0] ?? null);
    if (focusedTile === undefined || document.activeElement === this.button(Number(focusedTile)))
      return;
    (this.button(Number(focusedTile)) ?? buttons[0])?.focus();
  }

  /** Remove the focus from the rack. */
  releaseFocus() {
    const active = /** @type {HTMLElement} */ (document.activeElement);
    if (this.element.contains(active)) active.blur();
  }

  get buttons() {
    return /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll('button')]);
  }
  /**
   * @param {number} id
   * @returns {HTMLElement | null}
   */
  button(id) {
    return this.element.querySelector(`[data-tile="${id}"]`);
  }

  /** Return the rack position at a screen coordinate. @param {number} clientX in pixels */
  placeAt(clientX) {
    const slots = [...this.element.children].map(slot => slot.getBoundingClientRect());
    const index = slots.findIndex(box => clientX < box.left + box.width);
    return index < 0 ? slots.length - 1 : index;
  }
}
