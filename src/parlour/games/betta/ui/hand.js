/** The viewer's hand and the two buttons that rotate the chosen card. */

import { setTabStop } from '../../../web/board/keys.js';
import { createElement, html } from '../../../web/board/templates.js';
import { CardPicture } from './art.js';
import { handCardText } from './words.js';

const TURN_LEFT_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5v5h5M4.6 10A8 8 0 1 1 5 15.500"/></svg>`;
const TURN_RIGHT_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M20 5v5h-5M19.400 10A8 8 0 1 0 19 15.500"/></svg>`;

export class Hand {
  /**
   * @param {import('./words.js').Words} t
   * @param {(by: number) => void} turn
   */
  constructor(t, turn) {
    this.t = t;
    this.enlargedElement = createElement('div', 'bh-big');
    this.enlargedElement.setAttribute('aria-hidden', 'true');
    this.enlargedElement.addEventListener('click', () => turn(1));
    this.cards = createElement('div', 'bh-cards');
    this.cards.setAttribute('role', 'group');
    this.cards.setAttribute('aria-label', t('betta-hand'));
    const turner = (/** @type {number} */ by) => {
      const name = t(by < 0 ? 'betta-turn-left' : 'betta-turn-right');
      return html`<button type="button" class="bh-turn" data-turn=${by} aria-label=${name} title=${name}
        @click=${() => turn(by)}>${by < 0 ? TURN_LEFT_ICON : TURN_RIGHT_ICON}</button>`;
    };
    const row = html`<div class="bh-row">${this.enlargedElement}${turner(-1)}${this.cards}${turner(1)}</div>`;
    this.element = createElement('section', 'bh', html`<h2>${t('betta-hand')}</h2>${row}`);
    this.element.setAttribute('aria-label', t('betta-hand'));
    this.turnButtons = /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.element.querySelectorAll('.bh-turn')
    );
    /** Whether fish are bold, as in small tanks. */
    this.isBold = false;
    /** @type {CardPicture | null} */
    this.enlargedPicture = null;
    /** @type {Map<string, {button: HTMLButtonElement, picture: CardPicture}>} */
    this.cardElements = new Map();
  }

  get buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.cards.children]);
  }

  /**
   * @param {{id: string, fish: string}[]} cards
   * @param {import('./draft.js').Choice} choice
   * @param {boolean} isOpen
   */
  update(cards, choice, isOpen) {
    const isInitial = this.cardElements.size === 0;
    for (const [id, { button }] of this.cardElements)
      if (!cards.some(card => card.id === id)) {
        button.remove();
        this.cardElements.delete(id);
      }
    cards.forEach((card, i) => {
      const { button, picture } = this.cardElements.get(card.id) ?? this.addCard(card, isInitial);
      const turns = choice.turns[card.id] ?? 0;
      const isChosen = choice.card === card.id;
      if (this.cards.children[i] !== button)
        this.cards.insertBefore(button, this.cards.children[i] ?? null);
      picture.setRotation(turns);
      button.setAttribute('aria-pressed', String(isChosen));
      button.setAttribute('aria-disabled', String(!isOpen));
      button.setAttribute(
        'aria-label',
        handCardText(this.t, card.fish, i + 1, cards.length, turns),
      );
    });
    const chosen = cards.find(card => card.id === choice.card) ?? cards[0];
    setTabStop(this.buttons, chosen ? (this.cardElements.get(chosen.id)?.button ?? null) : null);
    this.enlarge(cards.find(card => card.id === choice.card) ?? null, choice);
    this.element.classList.toggle('bh-open', isOpen);
    for (const button of this.turnButtons) button.disabled = choice.card === null;
  }

  /**
   * Show the chosen card enlarged, if there is space.
   * @param {import('./shapes').Card | null} card
   * @param {import('./draft.js').Choice} choice
   */
  enlarge(card, choice) {
    if (!card) {
      this.enlargedPicture = null;
      this.enlargedElement.replaceChildren();
      return;
    }
    const large =
      this.enlargedPicture?.cells === card.fish
        ? this.enlargedPicture
        : new CardPicture(card.fish, this.isBold);
    if (large !== this.enlargedPicture) {
      this.enlargedPicture = large;
      this.enlargedElement.replaceChildren(large.element);
    }
    large.setRotation(choice.turns[card.id] ?? 0);
  }

  /**
   * Add a new card to the hand.
   * @param {import('./shapes').Card} card
   * @param {boolean} isInitial
   */
  addCard(card, isInitial) {
    const button = document.createElement('button');
    const picture = new CardPicture(card.fish, this.isBold);
    const elements = { button, picture };
    button.type = 'button';
    button.className = isInitial ? 'bh-card' : 'bh-card bh-dealt';
    button.dataset.card = card.id;
    button.append(picture.element);
    this.cardElements.set(card.id, elements);
    return elements;
  }
}
