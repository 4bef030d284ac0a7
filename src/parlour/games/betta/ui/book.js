/** What a player may look up at any time: cards not yet seen, and what displays are worth at the end. */

import { bettyIcon, card, icon } from './art.js';
import { nameOf, signOf } from './company.js';
import { scale } from './ticket.js';
import { cardWords, escaped } from './words.js';

/** @typedef {import('./words.js').Words} Words */

/** Cards in a row, each with its name. @param {Words} t @param {import('./types').Card[]} cards */
export const cardList = (t, cards) => `<ul class="bb-cards">${cards.map(({ fish }) => `<li><span role="img" aria-label="${escaped(cardWords(t, fish))}">${card(fish)}</span></li>`).join('')}</ul>`;

/** What displays are worth at the end in this game. @param {Words} t @param {import('./types').View} view */
export function tables(t, view) {
  const own = view.seat === null ? null : view.colours[view.seat], staff = view.options.mode === 'solo'
    ? `<h3>${t('betta-table-solo')}</h3>${scale('', 2, view.table, true)}` : `<h3>${t('betta-table-staff')}</h3>${scale(own ? icon(own) : '', 2, view.table, true)}`;
  return staff + (view.goals ? `<h3>${bettyIcon()} ${t('betta-table-betty')}</h3>${scale('', 1, view.goals)}<p class="bb-note">${t('betta-table-ours')}</p>` : '');
}

export class Book {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.button = document.createElement('button');
    this.button.type = 'button';
    this.button.className = 'bb-open';
    this.button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="6" width="11" height="14" rx="2"/><path d="M8 6V4.500A1.500 1.500 0 0 1 9.500 3H18a2 2 0 0 1 2 2v11a1.500 1.500 0 0 1-1.500 1.500H15"/></svg><span>${escaped(t('betta-book'))}</span>`;
    this.button.addEventListener('click', () => { this.render(); this.dialog.showModal(); });
    this.dialog = document.createElement('dialog');
    this.dialog.className = 'bb';
    this.dialog.setAttribute('aria-label', t('betta-book'));
    this.dialog.addEventListener('click', event => { if (event.target === this.dialog || /** @type {HTMLElement} */ (event.target).closest('[data-close]')) this.dialog.close(); });
    this.dialog.addEventListener('keydown', event => event.stopPropagation());
    /** The tables and one's own cards that are still to come, where there is room to show them at all times. */
    this.open = document.createElement('section');
    this.open.className = 'bu';
    this.open.setAttribute('aria-label', t('betta-book'));
    /** @type {import('./types').Table | null} */
    this.frame = null;
    this.shown = '';
  }

  /** @param {import('./types').Table} frame */
  update(frame) {
    const { seat, unseen } = frame.view, own = seat === null ? [] : unseen[seat], few = own.length > 0 && own.length <= 12;
    const shown = `${tables(this.t, frame.view)}${few ? `<h3>${escaped(this.t('betta-unseen-own'))}</h3>${cardList(this.t, own)}` : ''}`;
    this.name(own.length);
    if (shown !== this.shown) { this.shown = shown; this.open.innerHTML = shown; }
    this.frame = frame;
    if (this.dialog.open) this.render();
  }

  /** How many of one's own cards are still to come stands on the button. @param {number} count */
  name(count) {
    const name = count ? this.t('betta-book-unseen', { count }) : this.t('betta-book');
    this.button.setAttribute('aria-label', name);
    this.button.title = name;
    this.button.dataset.unseen = count ? String(count) : '';
  }

  render() {
    const { frame, t } = this;
    if (!frame) return;
    const { view } = frame;
    const order = view.colours.map((_, seat) => seat).sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
    const decks = order.map(seat => `<h3>${signOf(view, seat)} ${escaped(view.seat === seat ? t('betta-unseen-own') : t('betta-unseen-of', { name: nameOf(frame, seat, t) }))} <small>${view.unseen[seat].length}</small></h3>${
      view.unseen[seat].length ? cardList(t, view.unseen[seat]) : `<p>${t('betta-unseen-none')}</p>`}`);
    this.dialog.innerHTML = `<div class="bb-in"><header><h2>${escaped(t('betta-book'))}</h2><button type="button" class="bb-close" data-close aria-label="${escaped(t('betta-close'))}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg></button></header>${tables(t, view)}${decks.join('')}</div>`;
  }
}
