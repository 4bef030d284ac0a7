/** What one looks for in the lobby: pace, how many sit, with whom, and whether one may sit down. */
import { html, live } from '../vendor/lit.js';
import { isCorrespondence } from '../components/time.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Summary} Summary */

const PACES = [
  ['', 'site-pace-any'],
  ['now', 'site-pace-now'],
  ['days', 'site-pace-days'],
];
/** The most that a chip names; its last one means that many and more. */
const MANY = 4;
const SEATS = [0, 2, 3, MANY];

export class Filters {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.pace = '';
    this.seats = 0;
    /** @type {'' | 'people' | 'bots'} */
    this.company = '';
    this.joinable = false;
  }

  /** Whether a table is what is looked for. @param {Summary} table */
  fits(table) {
    const { pace, seats, company } = this;
    const bots = table.seats.some(chair => chair?.bot);
    const count = table.seats.length;
    return (
      (!pace || isCorrespondence(table.settings.clock) === (pace === 'days')) &&
      (!seats || (seats === MANY ? count >= MANY : count === seats)) &&
      (!company || bots === (company === 'bots'))
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
        ? t('social-seats-number', { seats: count === MANY ? `${MANY}+` : String(count) })
        : t('social-seats-any-number');
    const company = /** @type {const} */ (['', 'people', 'bots']);
    return html`<div class="filters">
      <div class="chips" role="group" aria-label=${t('site-pace')}>
        ${PACES.map(([id, words]) => chip(this.pace === id, t(words), { pace: id }))}
      </div>
      <div class="chips" role="group" aria-label=${t('site-seats')}>
        ${SEATS.map(count => chip(this.seats === count, seats(count), { seats: count }))}
      </div>
      <div class="chips" role="group" aria-label=${t('social-company')}>
        ${company.map(id => chip(this.company === id, t(`social-company-${id || 'any'}`), { company: id }))}
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
