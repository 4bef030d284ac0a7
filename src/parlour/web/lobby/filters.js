/** The filters of the lobby: pace, seat count, opponents, and whether the user may join. */
import { html, live } from '../vendor/lit.js';
import { isCorrespondence } from '../components/time.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Summary} Summary */

const PACES = [
  ['', 'site-pace-any'],
  ['now', 'site-pace-now'],
  ['days', 'site-pace-days'],
];
/** Highest seat count with its own chip, which stands for this number or more. */
const MAX_SEATS = 4;
const SEATS = [0, 2, 3, MAX_SEATS];

export class Filters {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.pace = '';
    this.seats = 0;
    /** @type {'' | 'people' | 'bots'} */
    this.opponents = '';
    this.joinable = false;
  }

  /** Whether a table matches the filters. @param {Summary} table */
  matches(table) {
    const { pace, seats, opponents } = this;
    const bots = table.seats.some(occupant => occupant?.bot);
    const count = table.seats.length;
    return (
      (!pace || isCorrespondence(table.settings.clock) === (pace === 'days')) &&
      (!seats || (seats === MAX_SEATS ? count >= MAX_SEATS : count === seats)) &&
      (!opponents || bots === (opponents === 'bots'))
    );
  }

  /** @param {Partial<Filters>} change */
  choose(change) {
    Object.assign(this, change);
    this.redraw();
  }

  template() {
    const chip = (
      /** @type {boolean} */ on,
      /** @type {string} */ words,
      /** @type {Partial<Filters>} */ change,
    ) =>
      html`<button class="chip" aria-pressed=${on} @click=${() => this.choose(change)}>${words}</button>`;
    const seats = (/** @type {number} */ count) =>
      count
        ? t('social-seats-number', { seats: count === MAX_SEATS ? `${MAX_SEATS}+` : String(count) })
        : t('social-seats-any-number');
    const opponents = /** @type {const} */ (['', 'people', 'bots']);
    return html`<div class="filters">
      <div class="chips" role="group" aria-label=${t('site-pace')}>
        ${PACES.map(([id, words]) => chip(this.pace === id, t(words), { pace: id }))}
      </div>
      <div class="chips" role="group" aria-label=${t('site-seats')}>
        ${SEATS.map(count => chip(this.seats === count, seats(count), { seats: count }))}
      </div>
      <div class="chips" role="group" aria-label=${t('social-company')}>
        ${opponents.map(id => chip(this.opponents === id, t(`social-company-${id || 'any'}`), { opponents: id }))}
      </div>
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          .checked=${live(this.joinable)}
          @change=${(/** @type {any} */ event) => this.choose({ joinable: event.target.checked })}
        /><span>${t('social-joinable')}</span></label
      >
    </div>`;
  }
}
