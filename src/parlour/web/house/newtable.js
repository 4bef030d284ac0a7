/** The form that opens a table: for friends, for bots, or for several people at this screen. */
import { html, live, nothing } from '../vendor/lit.js';
import { post } from './api.js';
import { clockFields } from './clocks.js';
import { optionFields, seatField } from './fields.js';
import { botName, gameName } from './games.js';
import { mini } from './mini.js';
import { nonce } from './sit.js';
import { change, settings } from './settings.js';
import { ruleWords } from './time.js';
import { tell } from './toast.js';
import { t } from './words.js';
/** @typedef {import('../types').GameCard} GameCard */

/** Sit down against bots at once. @param {GameCard} card */
export async function playBots(card) {
  const seats = Math.max(2, card.seats[0]), level = card.levels.includes(settings().level) ? settings().level : card.levels[0];
  const chairs = [{ who: 'me' }, ...Array.from({ length: Math.min(seats, card.seats[1]) - 1 }, () => ({ who: 'bot', level }))];
  const { match } = await post('/api/tables', { game: card.spec.id, seats: chairs.length, chairs, start: true, nonce: nonce() });
  location.assign(`/t/${match}`);
}

export class NewTable {
  /** @param {GameCard[]} cards @param {() => void} redraw @param {{ game?: string, choose?: boolean }} [form] */
  constructor(cards, redraw, { game = cards[0].spec.id, choose = true } = {}) {
    this.cards = cards; this.redraw = redraw; this.choose = choose; this.busy = false;
    /** @type {'open' | 'bot' | 'guest'} */
    this.others = 'open';
    /** @type {import('../types').ClockRule} */
    this.clock = { clock: 'untimed' };
    this.open = false; this.further = false; this.watchers = true; this.level = settings().level;
    /** @type {string[]} */
    this.guests = [];
    this.card = cards.find(card => card.spec.id === game) ?? cards[0];
    this.seats = 2;
    /** @type {Record<string, unknown>} */
    this.options = {};
    this.pick(game);
  }

  /** @param {string} game */
  pick(game) {
    this.card = this.cards.find(card => card.spec.id === game) ?? this.cards[0];
    this.seats = Math.max(2, this.card.seats[0]);
    if (this.seats > this.card.seats[1]) this.seats = this.card.seats[1];
    this.options = {};
    if (!this.card.levels.includes(this.level)) this.level = this.card.levels[0];
  }

  chairs() {
    const rest = Array.from({ length: this.seats - 1 }, (_, i) => i);
    if (this.others === 'bot') return [{ who: 'me' }, ...rest.map(() => ({ who: 'bot', level: this.level }))];
    if (this.others === 'guest') return [{ who: 'me' }, ...rest.map(i => ({ who: 'guest', name: this.guests[i]?.trim() || t('house-player', { number: i + 2 }) }))];
    return [{ who: 'me' }, ...rest.map(() => ({ who: 'open' }))];
  }

  /** @param {Event} event */
  async send(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true; this.redraw();
    try {
      const house = { clock: this.clock, takebacks: true, draws: true, watchers: this.watchers, public: this.others === 'open' && this.open };
      const { match } = await post('/api/tables', { game: this.card.spec.id, options: this.options, seats: this.seats, house, chairs: this.chairs(), nonce: nonce(), start: this.others !== 'open' || this.seats === 1 });
      location.assign(`/t/${match}`);
    } catch (refusal) {
      this.busy = false;
      const { least, most } = refusal.details ?? {}, fitting = Math.min(Math.max(this.seats, least), most);
      // These options seat other numbers than the usual ones: take the nearest and ask again.
      if (refusal.code === 'core.seats' && fitting !== this.seats) { this.seats = fitting; this.send(event); return; }
      this.redraw();
      tell(refusal);
    }
  }

  /** @param {string} words @param {'open' | 'bot' | 'guest'} others */
  company(words, others) {
    return html`<label><input type="radio" name="others" .checked=${live(this.others === others)} @change=${() => { this.others = others; this.redraw(); }}>${words}</label>`;
  }

  template() {
    const { card, others } = this, [least, most] = card.seats;
    const [variant, ...further] = optionFields(card, this.options, (name, value) => { this.options[name] = value; this.redraw(); });
    return html`<form class="make" @submit=${(/** @type {Event} */ event) => this.send(event)}>
      ${this.choose ? html`<fieldset class="field"><legend class="vh">${t('house-game')}</legend><div class="pick-game">${this.cards.map(one => html`<label title=${gameName(one.spec.id)}><input type="radio" name="game" aria-label=${gameName(one.spec.id)} .checked=${live(one === card)} @change=${() => { this.pick(one.spec.id); this.redraw(); }}>${mini(one.spec.id)}</label>`)}</div><b class="picked">${gameName(card.spec.id)}</b></fieldset>` : nothing}
      ${least < most ? seatField(least, most, this.seats, seats => { this.seats = seats; this.redraw(); }, t('house-seats')) : nothing}
      ${this.seats > 1 ? html`<fieldset class="field"><legend>${t('house-others')}</legend><div class="seg">${this.company(t('house-others-open'), 'open')}${card.levels.length ? this.company(t('house-others-bot'), 'bot') : nothing}${this.company(t('house-others-guest'), 'guest')}</div>
        <small>${t(`house-others-${others}-line`)}</small></fieldset>` : nothing}
      ${others === 'bot' && this.seats > 1 ? html`<label class="field">${t('house-level')}<select class="input" @change=${(/** @type {any} */ event) => { this.level = card.levels[event.target.selectedIndex]; change({ level: this.level }); }}>${card.levels.map(level => html`<option .selected=${live(level === this.level)}>${botName(card.spec.id, level)}</option>`)}</select></label>` : nothing}
      ${others === 'guest' ? Array.from({ length: this.seats - 1 }, (_, i) => html`<label class="field">${t('house-name-of', { number: i + 2 })}<input class="input" maxlength="40" autocomplete="off" placeholder=${t('house-player', { number: i + 2 })} .value=${live(this.guests[i] ?? '')} @input=${(/** @type {any} */ event) => { this.guests[i] = event.target.value; }}></label>`) : nothing}
      ${variant}
      <details class="further" ?open=${this.further} @toggle=${(/** @type {any} */ event) => { this.further = event.target.open; }}><summary>${t('house-further', { clock: ruleWords(this.clock) })}</summary><div class="make">
      ${further}
      ${clockFields(this.clock, rule => { this.clock = rule; this.redraw(); })}
      ${others === 'open' && this.seats > 1 ? html`<label class="switch"><span>${t('house-public')}<small>${t('house-public-line')}</small></span><input type="checkbox" role="switch" .checked=${live(this.open)} @change=${(/** @type {any} */ event) => { this.open = event.target.checked; this.redraw(); }}></label>` : nothing}
      <label class="switch"><span>${t('house-watchers')}</span><input type="checkbox" role="switch" .checked=${live(this.watchers)} @change=${(/** @type {any} */ event) => { this.watchers = event.target.checked; this.redraw(); }}></label></div></details>
      <button class="btn main" ?disabled=${this.busy}>${t(others === 'open' && this.seats > 1 ? 'house-open-table' : 'house-start-now')}</button>
      <p class="xs muted">${t('house-about-minutes', { minutes: card.spec.minutes })}${others === 'open' && this.seats > 1 ? html` ${t('house-friends-get-link')}` : nothing}</p>
    </form>`;
  }
}
