/** What a player may look up at any time: cards not yet seen, and what displays are worth at the end. */

import { openDialog } from '../../../web/board/dialog.js';
import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { bettyIcon, card, icon } from './art.js';
import { nameOf, signOf } from './players.js';
import { scale } from './ticket.js';
import { cardWords } from './words.js';

/** @typedef {import('./words.js').Words} Words */

const SIGN = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="6" width="11" height="14" rx="2"/>
  <path d="M8 6V4.500A1.500 1.500 0 0 1 9.500 3H18a2 2 0 0 1 2 2v11a1.500 1.500 0 0 1-1.500 1.500H15"/></svg>`;
/** So many of one's own cards fit beside the board. */
const FEW = 12;

/** Cards in a row, each with its name. @param {Words} t @param {import('./shapes').Card[]} cards */
export const cardList = (t, cards) => {
  const one = (/** @type {import('./shapes').Card} */ { fish }) =>
    html`<li><span role="img" aria-label=${cardWords(t, fish)}>${card(fish)}</span></li>`;
  return html`<ul class="bb-cards">${cards.map(one)}</ul>`;
};

/** What displays are worth at the end in this game. @param {Words} t @param {import('./shapes').View} view */
export function tables(t, view) {
  const own = view.seat === null ? null : view.colours[view.seat];
  const staff =
    view.options.mode === 'solo'
      ? html`<h3>${t('betta-table-solo')}</h3>${scale(nothing, 2, view.table, true)}`
      : html`<h3>${t('betta-table-staff')}</h3>${scale(own ? icon(own) : nothing, 2, view.table, true)}`;
  const betty = view.goals
    ? html`<h3>${bettyIcon()} ${t('betta-table-betty')}</h3>${scale(nothing, 1, view.goals)}
        <p class="bb-note">${t('betta-table-ours')}</p>`
    : nothing;
  return html`${staff}${betty}`;
}

export class Book {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.button = /** @type {HTMLButtonElement} */ (
      createElement('button', 'bb-open', html`${SIGN}<span>${t('betta-book')}</span>`)
    );
    this.button.type = 'button';
    this.button.addEventListener('click', () => this.look());
    /** The tables and one's own cards that are still to come, where there is room to show them at all times. */
    this.open = createElement('section', 'bu');
    this.open.setAttribute('aria-label', t('betta-book'));
    /** @type {import('./shapes').Table | null} */
    this.frame = null;
    /** @type {{ redraw: () => void, dialog: HTMLDialogElement } | null} */
    this.dialog = null;
  }

  look() {
    this.dialog = openDialog({
      title: this.t('betta-book'),
      className: 'bb',
      body: () => this.pages(),
    });
    // What is read here is none of the board's keys.
    this.dialog.dialog.addEventListener('keydown', event => event.stopPropagation());
  }

  /** @param {import('./shapes').Table} frame */
  update(frame) {
    const { t } = this;
    const { seat, unseen } = frame.view;
    const own = seat === null ? [] : unseen[seat];
    const few = own.length > 0 && own.length <= FEW;
    this.frame = frame;
    this.name(own.length);
    render(
      html`${tables(t, frame.view)}${few ? html`<h3>${t('betta-unseen-own')}</h3>${cardList(t, own)}` : nothing}`,
      this.open,
    );
    if (this.dialog?.dialog.open) this.dialog.redraw();
  }

  /** How many of one's own cards are still to come stands on the button. @param {number} count */
  name(count) {
    const name = count ? this.t('betta-book-unseen', { count }) : this.t('betta-book');
    this.button.setAttribute('aria-label', name);
    this.button.title = name;
    this.button.dataset.unseen = count ? String(count) : '';
  }

  /** The tables, and every deck as far as it is not seen. */
  pages() {
    const { frame, t } = this;
    if (!frame) return nothing;
    const { view } = frame;
    const order = view.colours.map((_, seat) => seat);
    order.sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
    const deck = (/** @type {number} */ seat) => {
      const name = nameOf(frame, seat, t);
      const title = view.seat === seat ? t('betta-unseen-own') : t('betta-unseen-of', { name });
      const cards = view.unseen[seat];
      return html`<h3>${signOf(view, seat)} ${title} <small>${cards.length}</small></h3>
        ${cards.length ? cardList(t, cards) : html`<p>${t('betta-unseen-none')}</p>`}`;
    };
    return html`<div class="bb-in">${tables(t, view)}${order.map(deck)}</div>`;
  }
}
