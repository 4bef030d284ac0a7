/** The reference panel: unseen cards and the end-of-game scoring tables. */

import { openDialog } from '../../../web/board/dialog.js';
import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { bettyIcon, cardPicture, fishIcon } from './art.js';
import { seatName, seatIcon } from './players.js';
import { pointsTable } from './ticket.js';
import { cardText } from './words.js';

/** @typedef {import('./words.js').Words} Words */

const CARDS_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="6" width="11" height="14" rx="2"/>
  <path d="M8 6V4.500A1.500 1.500 0 0 1 9.500 3H18a2 2 0 0 1 2 2v11a1.500 1.500 0 0 1-1.500 1.500H15"/></svg>`;
/** Maximum number of own unseen cards to list next to the board. */
const MAX_LISTED_CARDS = 12;

/**
 * Return a list of cards with their labels.
 * @param {Words} t
 * @param {import('./shapes').Card[]} cards
 */
export const cardList = (t, cards) => {
  const cardItem = (/** @type {import('./shapes').Card} */ { fish }) =>
    html`<li><span role="img" aria-label=${cardText(t, fish)}>${cardPicture(fish)}</span></li>`;
  return html`<ul class="bb-cards">${cards.map(cardItem)}</ul>`;
};

/**
 * Return the end-of-game scoring tables of this game.
 * @param {Words} t
 * @param {import('./shapes').View} view
 */
export function scoringTables(t, view) {
  const ownColour = view.seat === null ? null : view.colours[view.seat];
  const staff =
    view.options.mode === 'solo'
      ? html`<h3>${t('betta-table-solo')}</h3>${pointsTable(nothing, 2, view.table, true)}`
      : html`<h3>${t('betta-table-staff')}</h3>${pointsTable(
          ownColour ? fishIcon(ownColour) : nothing,
          2,
          view.table,
          true,
        )}`;
  const betty = view.goals
    ? html`<h3>${bettyIcon()} ${t('betta-table-betty')}</h3>${pointsTable(nothing, 1, view.goals)}
        <p class="bb-note">${t('betta-table-ours')}</p>`
    : nothing;
  return html`${staff}${betty}`;
}

export class ReferencePanel {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.button = /** @type {HTMLButtonElement} */ (
      createElement('button', 'bb-open', html`${CARDS_ICON}<span>${t('betta-book')}</span>`)
    );
    this.button.type = 'button';
    this.button.addEventListener('click', () => this.openDialog());
    /** Scoring tables and own unseen cards, for screens that always have space for them. */
    this.panel = createElement('section', 'bu');
    this.panel.setAttribute('aria-label', t('betta-book'));
    /** @type {import('./shapes').Table | null} */
    this.frame = null;
    /** @type {{ redraw: () => void, dialog: HTMLDialogElement } | null} */
    this.dialog = null;
  }

  openDialog() {
    this.dialog = openDialog({
      title: this.t('betta-book'),
      className: 'bb',
      body: () => this.dialogContent(),
    });
    // Keep key presses in the dialog from reaching the board.
    this.dialog.dialog.addEventListener('keydown', event => event.stopPropagation());
  }

  /** @param {import('./shapes').Table} frame */
  update(frame) {
    const { t } = this;
    const { seat, unseen } = frame.view;
    const ownCards = seat === null ? [] : unseen[seat];
    const showsCards = ownCards.length > 0 && ownCards.length <= MAX_LISTED_CARDS;
    this.frame = frame;
    this.labelButton(ownCards.length);
    render(
      html`${scoringTables(t, frame.view)}${
        showsCards ? html`<h3>${t('betta-unseen-own')}</h3>${cardList(t, ownCards)}` : nothing
      }`,
      this.panel,
    );
    if (this.dialog?.dialog.open) this.dialog.redraw();
  }

  /** Show the number of own unseen cards on the button. @param {number} count */
  labelButton(count) {
    const label = count ? this.t('betta-book-unseen', { count }) : this.t('betta-book');
    this.button.setAttribute('aria-label', label);
    this.button.title = label;
    this.button.dataset.unseen = count ? String(count) : '';
  }

  /** Return the scoring tables and the unseen cards of every deck. */
  dialogContent() {
    const { frame, t } = this;
    if (!frame) return nothing;
    const { view } = frame;
    const order = view.colours.map((_, seat) => seat);
    order.sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
    const deckSection = (/** @type {number} */ seat) => {
      const name = seatName(frame, seat, t);
      const title = view.seat === seat ? t('betta-unseen-own') : t('betta-unseen-of', { name });
      const cards = view.unseen[seat];
      return html`<h3>${seatIcon(view, seat)} ${title} <small>${cards.length}</small></h3>
        ${cards.length ? cardList(t, cards) : html`<p>${t('betta-unseen-none')}</p>`}`;
    };
    return html`<div class="bb-in">${scoringTables(t, view)}${order.map(deckSection)}</div>`;
  }
}
