/** The cards of one's own hand and the two buttons that turn the chosen one. */

import { createElement, html } from '../../../web/board/templates.js';
import { CardPicture } from './art.js';
import { handWords } from './words.js';

const LEFT = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5v5h5M4.6 10A8 8 0 1 1 5 15.500"/></svg>`;
const RIGHT = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M20 5v5h-5M19.400 10A8 8 0 1 0 19 15.500"/></svg>`;

export class Hand {
  /** @param {import('./words.js').Words} t @param {(by: number) => void} turn */
  constructor(t, turn) {
    this.t = t;
    this.big = createElement('div', 'bh-big');
    this.big.setAttribute('aria-hidden', 'true');
    this.big.addEventListener('click', () => turn(1));
    this.cards = createElement('div', 'bh-cards');
    this.cards.setAttribute('role', 'group');
    this.cards.setAttribute('aria-label', t('betta-hand'));
    const turner = (/** @type {number} */ by) => {
      const name = t(by < 0 ? 'betta-turn-left' : 'betta-turn-right');
      return html`<button type="button" class="bh-turn" data-turn=${by} aria-label=${name} title=${name}
        @click=${() => turn(by)}>${by < 0 ? LEFT : RIGHT}</button>`;
    };
    const row = html`<div class="bh-row">${this.big}${turner(-1)}${this.cards}${turner(1)}</div>`;
    this.element = createElement('section', 'bh', html`<h2>${t('betta-hand')}</h2>${row}`);
    this.element.setAttribute('aria-label', t('betta-hand'));
    this.turns = /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.element.querySelectorAll('.bh-turn')
    );
    /** @type {CardPicture | null} */
    this.enlarged = null;
    /** @type {Map<string, {button: HTMLButtonElement, picture: CardPicture}>} */
    this.held = new Map();
  }

  get buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.cards.children]);
  }

  /** @param {{id: string, fish: string}[]} cards @param {import('./draft.js').Choice} choice @param {boolean} open */
  update(cards, choice, open) {
    const first = this.held.size === 0;
    for (const [id, { button }] of this.held)
      if (!cards.some(card => card.id === id)) {
        button.remove();
        this.held.delete(id);
      }
    cards.forEach((card, i) => {
      const { button, picture } = this.held.get(card.id) ?? this.deal(card, first);
      const turns = choice.turns[card.id] ?? 0;
      const on = choice.card === card.id;
      if (this.cards.children[i] !== button)
        this.cards.insertBefore(button, this.cards.children[i] ?? null);
      picture.turn(turns);
      button.setAttribute('aria-pressed', String(on));
      button.setAttribute('aria-disabled', String(!open));
      button.setAttribute('aria-label', handWords(this.t, card.fish, i + 1, cards.length, turns));
      button.tabIndex = (choice.card === null ? i === 0 : on) ? 0 : -1;
    });
    this.enlarge(cards.find(card => card.id === choice.card) ?? null, choice);
    this.element.classList.toggle('bh-open', open);
    for (const button of this.turns) button.disabled = choice.card === null;
  }

  /**
   * Show the chosen card large, where there is room for it.
   * @param {import('./shapes').Card | null} card
   * @param {import('./draft.js').Choice} choice
   */
  enlarge(card, choice) {
    if (!card) {
      this.enlarged = null;
      this.big.replaceChildren();
      return;
    }
    const large = this.enlarged?.cells === card.fish ? this.enlarged : new CardPicture(card.fish);
    if (large !== this.enlarged) {
      this.enlarged = large;
      this.big.replaceChildren(large.element);
    }
    large.turn(choice.turns[card.id] ?? 0);
  }

  /** Take up a new card. @param {import('./shapes').Card} card @param {boolean} first */
  deal(card, first) {
    const button = document.createElement('button');
    const picture = new CardPicture(card.fish);
    const held = { button, picture };
    button.type = 'button';
    button.className = first ? 'bh-card' : 'bh-card bh-dealt';
    button.dataset.card = card.id;
    button.append(picture.element);
    this.held.set(card.id, held);
    return held;
  }
}
