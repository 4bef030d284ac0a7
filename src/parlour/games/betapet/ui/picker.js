/** The picker for the letter of a joker. */

import { gridStep, setTabStop, arrowDirection } from '../../../web/board/keys.js';
import { createElement, html, render } from '../../../web/board/templates.js';

/**
 * Return the letters that a joker can represent: A to Z and the further letters of the tile set.
 * @param {Record<string, number>} values
 */
export const jokerLetters = values => [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...Object.keys(values).filter(letter => letter !== '?' && !/^[A-Z]$/.test(letter)),
];

export class Picker {
  /**
   * @param {import('../../../web/types').Words} t
   * @param {(letter: string | null) => void} choose called with the letter, or null if none is
   *   chosen
   */
  constructor(t, choose) {
    this.choose = choose;
    this.element = createElement('div', 'be-picker', html`<h2>${t('betapet-joker-becomes')}</h2>`);
    this.letters = createElement('div', 'be-picker-letters');
    this.element.append(this.letters);
    this.element.setAttribute('role', 'dialog');
    this.element.setAttribute('aria-label', t('betapet-ask-joker'));
    this.element.hidden = true;
    this.t = t;
    this.element.addEventListener('click', event => {
      const button = /** @type {HTMLElement} */ (event.target).closest('button');
      if (button) choose('close' in button.dataset ? null : (button.textContent ?? null));
    });
    this.element.addEventListener('keydown', event => this.handleKey(event));
  }

  get isOpen() {
    return !this.element.hidden;
  }
  get buttons() {
    return /** @type {HTMLElement[]} */ ([...this.letters.children]);
  }

  /**
   * @param {Record<string, number>} values
   * @param {string} [current] the letter that the joker already represents
   */
  show(values, current = '') {
    this.before = document.activeElement;
    const letterButton = (/** @type {string} */ letter) =>
      html`<button type="button" aria-pressed=${letter === current} tabindex="-1">${letter}</button>`;
    const close = html`<button type="button" data-close aria-label=${this.t('site-cancel')} tabindex="-1">×</button>`;
    render(html`${jokerLetters(values).map(letterButton)}${close}`, this.letters);
    this.element.hidden = false;
    this.focusButton(
      this.buttons.find(button => button.textContent === current) ?? this.buttons[0],
    );
  }

  hide() {
    if (!this.isOpen) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (hadFocus && this.before instanceof HTMLElement && this.before.isConnected)
      this.before.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} button */
  focusButton(button) {
    setTabStop(this.buttons, button);
    button.focus({ preventScroll: true });
  }

  /**
   * Handle a key: arrow keys move between letters, and a letter key chooses the letter.
   * @param {KeyboardEvent} event
   */
  handleKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { buttons } = this;
    const index = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const rowLength = buttons.findIndex(button => button.offsetTop > buttons[0].offsetTop);
    const row = rowLength < 0 ? buttons.length : rowLength;
    const nextIndex = index < 0 ? null : gridStep(index, row, buttons.length, event);
    const letter = buttons.find(button => button.textContent === event.key.toLocaleUpperCase());
    if (nextIndex !== null) this.focusButton(buttons[nextIndex]);
    else if (event.key === 'Escape') this.choose(null);
    else if (letter) this.choose(letter.textContent);
    else if (!arrowDirection(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
