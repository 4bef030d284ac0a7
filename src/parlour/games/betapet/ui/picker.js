/** The joker's letters, beside the board and never over it. */

import { gridStep, setTabStop, arrowDirection } from '../../../web/board/keys.js';
import { createElement, html, render } from '../../../web/board/templates.js';

/** The alphabet of a table: the usual one, and what its tiles add. @param {Record<string, number>} values */
export const alphabet = values => [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...Object.keys(values).filter(letter => letter !== '?' && !/^[A-Z]$/.test(letter)),
];

export class Picker {
  /** @param {import('../../../web/types').Words} t @param {(letter: string | null) => void} choose null: none */
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
    this.element.addEventListener('keydown', event => this.key(event));
  }

  get open() {
    return !this.element.hidden;
  }
  get buttons() {
    return /** @type {HTMLElement[]} */ ([...this.letters.children]);
  }

  /** @param {Record<string, number>} values @param {string} [now] the letter it stands for already */
  show(values, now = '') {
    this.before = document.activeElement;
    const one = (/** @type {string} */ letter) =>
      html`<button type="button" aria-pressed=${letter === now} tabindex="-1">${letter}</button>`;
    const close = html`<button type="button" data-close aria-label=${this.t('site-cancel')} tabindex="-1">×</button>`;
    render(html`${alphabet(values).map(one)}${close}`, this.letters);
    this.element.hidden = false;
    this.visit(this.buttons.find(button => button.textContent === now) ?? this.buttons[0]);
  }

  hide() {
    if (!this.open) return;
    const inside = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (inside && this.before instanceof HTMLElement && this.before.isConnected)
      this.before.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} button */
  visit(button) {
    setTabStop(this.buttons, button);
    button.focus({ preventScroll: true });
  }

  /** Arrows walk the letters, a letter takes it. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { buttons } = this;
    const index = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const across = buttons.findIndex(button => button.offsetTop > buttons[0].offsetTop);
    const row = across < 0 ? buttons.length : across;
    const next = index < 0 ? null : gridStep(index, row, buttons.length, event);
    const letter = buttons.find(button => button.textContent === event.key.toLocaleUpperCase());
    if (next !== null) this.visit(buttons[next]);
    else if (event.key === 'Escape') this.choose(null);
    else if (letter) this.choose(letter.textContent);
    else if (!arrowDirection(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
