/** The cards of one's own hand and the two buttons that turn the chosen one. */

import { CardPicture } from './art.js';
import { handWords } from './words.js';

const LEFT = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5v5h5M4.6 10A8 8 0 1 1 5 15.500"/></svg>';
const RIGHT = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M20 5v5h-5M19.400 10A8 8 0 1 0 19 15.500"/></svg>';

export class Hand {
  /** @param {import('./words.js').Words} t @param {{choose(card: string): void, turn(by: number): void}} acts */
  constructor(t, acts) {
    this.t = t;
    this.element = document.createElement('section');
    this.element.className = 'bh';
    this.element.setAttribute('aria-label', t('betta-hand'));
    this.element.innerHTML = `<h2></h2><div class="bh-row"><div class="bh-big" aria-hidden="true"></div><button type="button" class="bh-turn" data-turn="-1">${LEFT}</button><div class="bh-cards" role="group"></div><button type="button" class="bh-turn" data-turn="1">${RIGHT}</button></div>`;
    /** @type {HTMLElement} */ (this.element.querySelector('h2')).textContent = t('betta-hand');
    this.cards = /** @type {HTMLElement} */ (this.element.querySelector('.bh-cards'));
    this.cards.setAttribute('aria-label', t('betta-hand'));
    this.big = /** @type {HTMLElement} */ (this.element.querySelector('.bh-big'));
    this.big.addEventListener('click', () => acts.turn(1));
    this.turns = /** @type {NodeListOf<HTMLButtonElement>} */ (this.element.querySelectorAll('.bh-turn'));
    for (const button of this.turns) {
      const by = Number(button.dataset.turn), name = t(by < 0 ? 'betta-turn-left' : 'betta-turn-right');
      button.setAttribute('aria-label', name);
      button.title = name;
      button.addEventListener('click', () => acts.turn(by));
    }
    this.cards.addEventListener('click', event => {
      const button = /** @type {HTMLElement} */ (event.target).closest('[data-card]');
      if (button) acts.choose(/** @type {HTMLElement} */ (button).dataset.card ?? '');
    });
    /** @type {CardPicture | null} */
    this.enlarged = null;
    /** @type {Map<string, {button: HTMLButtonElement, picture: CardPicture}>} */
    this.held = new Map();
  }

  get buttons() { return /** @type {HTMLButtonElement[]} */ ([...this.cards.children]); }

  /** @param {{id: string, fish: string}[]} cards @param {import('./draft.js').Choice} choice @param {boolean} open */
  update(cards, choice, open) {
    const first = this.held.size === 0;
    for (const [id, { button }] of this.held) if (!cards.some(card => card.id === id)) { button.remove(); this.held.delete(id); }
    cards.forEach((card, i) => {
      const { button, picture } = this.held.get(card.id) ?? this.deal(card, first), turns = choice.turns[card.id] ?? 0, on = choice.card === card.id;
      if (this.cards.children[i] !== button) this.cards.insertBefore(button, this.cards.children[i] ?? null);
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

  /** Show the chosen card large, where there is room for it. @param {import('./types').Card | null} card @param {import('./draft.js').Choice} choice */
  enlarge(card, choice) {
    if (!card) { this.enlarged = null; this.big.replaceChildren(); return; }
    const large = this.enlarged?.cells === card.fish ? this.enlarged : new CardPicture(card.fish);
    if (large !== this.enlarged) { this.enlarged = large; this.big.replaceChildren(large.element); }
    large.turn(choice.turns[card.id] ?? 0);
  }

  /** Take up a new card. @param {import('./types').Card} card @param {boolean} first */
  deal(card, first) {
    const button = document.createElement('button'), picture = new CardPicture(card.fish), held = { button, picture };
    button.type = 'button';
    button.className = first ? 'bh-card' : 'bh-card bh-dealt';
    button.dataset.card = card.id;
    button.append(picture.element);
    this.held.set(card.id, held);
    return held;
  }
}
