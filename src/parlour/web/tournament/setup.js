/** The form that sets a tournament up, with what will happen beside it. */
import { html, live, nothing } from '../vendor/lit.js';
import { clockFields, matchingClock } from '../components/clock_choice.js';
import { optionFields, seatField } from '../components/option_fields.js';
import { gameName } from '../components/games.js';
import { preferredLevel } from '../components/bot_level.js';
import { fitOptions, selectedMode, nearestSeatCount } from '../components/game_options.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('../types').Terms} Terms */

const FORMS = /** @type {import('../types').TournamentForm[]} */ ([
  'swiss',
  'everybody',
  'knockout',
  'arena',
]);
const MINUTE = 60_000;
const FEWEST = 2;
const MOST = 6;
/** The clock of games that have none of their own. @type {import('../types').ClockRule} */
const USUAL_CLOCK = { clock: 'fischer', bank_ms: 10 * MINUTE, increment_ms: 5000 };

export class Setup {
  /** @param {GameCard[]} cards @param {() => void} redraw @param {(terms: Terms) => void} send */
  constructor(cards, redraw, send) {
    this.cards = cards.filter(card => card.seat_range[1] > 1);
    this.redraw = redraw;
    this.send = send;
    this.busy = false;
    this.later = false;
    this.when = '';
    this.card = this.cards[0];
    /** @type {Terms} */
    this.terms = {
      name: '',
      game: this.card.spec.id,
      options: {},
      seats: 2,
      form: 'swiss',
      rounds: 4,
      minutes: 60,
      house: { clock: USUAL_CLOCK, public: true, takebacks: false },
      filled: null,
      late: 0,
      patience: 5,
      pause: 1,
      begins_at: null,
    };
    this.pick(this.card.spec.id);
  }

  /** @param {string} game */
  pick(game) {
    this.card = this.cards.find(card => card.spec.id === game) ?? this.card;
    const { clocks } = this.card;
    const usual = clocks[Math.floor(clocks.length / 2)] ?? USUAL_CLOCK;
    const clock = matchingClock(this.terms.house.clock, clocks) ?? usual;
    this.set({
      game: this.card.spec.id,
      options: {},
      house: { ...this.terms.house, clock },
      seats: this.counts({})[0],
      filled: this.terms.filled === null ? null : (preferredLevel(this.card) ?? null),
    });
  }

  /** @param {Partial<Terms>} change */
  set(change) {
    this.terms = { ...this.terms, ...change };
    this.redraw();
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    if (this.busy) return;
    const { terms } = this;
    const name = terms.name.trim() || t('tournament-default-name', { game: gameName(terms.game) });
    this.send({
      ...terms,
      name,
      begins_at: this.later && this.when ? new Date(this.when).getTime() : null,
    });
  }

  /**
   * @param {keyof Terms} what
   * @param {string} label
   * @param {number} least
   * @param {number} most
   * @param {string} [line]
   */
  number(what, label, least, most, line) {
    return html`<label class="field"
      >${label}<input
        class="input"
        type="number"
        inputmode="numeric"
        required
        min=${least}
        max=${most}
        .value=${live(String(this.terms[what]))}
        @change=${(/** @type {any} */ event) => this.set({ [what]: Number(event.target.value) })}
      />${line ? html`<small>${line}</small>` : nothing}</label
    >`;
  }

  /** @param {string} label @param {string} line @param {boolean} on @param {(on: boolean) => void} change */
  power(label, line, on, change) {
    return html`<label class="switch"
      ><span>${label}<small>${line}</small></span
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(on)}
        @change=${(/** @type {any} */ event) => change(event.target.checked)}
    /></label>`;
  }

  /** @param {import('../types').ClockRule} clock */
  time(clock) {
    this.set({ house: { ...this.terms.house, clock } });
  }

  forms() {
    return html`<fieldset class="field">
      <legend>${t('tournament-form')}</legend>
      <div class="seg four">
        ${FORMS.map(
          form =>
            html`<label
              ><input
                type="radio"
                name="form"
                .checked=${live(form === this.terms.form)}
                @change=${() => this.set({ form, ...(form === 'swiss' ? {} : { late: 0 }) })}
              />${t(`tournament-form-${form}`)}</label
            >`,
        )}
      </div>
      <small>${t(`tournament-form-${this.terms.form}-line`)}</small>
    </fieldset>`;
  }

  /** How many may sit at a table of a tournament. @param {Record<string, unknown>} options */
  counts(options) {
    return selectedMode(this.card, options).seat_counts.filter(
      count => count >= FEWEST && count <= MOST,
    );
  }

  seats() {
    const counts = this.counts(this.terms.options);
    return counts.length > 1
      ? seatField(
          counts,
          this.terms.seats,
          seats => this.set({ seats }),
          t('tournament-at-a-table'),
        )
      : nothing;
  }

  /** @param {string} name @param {unknown} value */
  decide(name, value) {
    const { options, seat_count: seats } = fitOptions(
      this.card,
      { ...this.terms.options, [name]: value },
      this.terms.seats,
    );
    const counts = this.counts(options);
    this.set({ options, seats: counts.length ? nearestSeatCount(counts, seats) : FEWEST });
  }

  hour() {
    return html`${this.power(
      t('tournament-scheduled'),
      t('tournament-scheduled-line'),
      this.later,
      later => {
        this.later = later;
        this.redraw();
      },
    )}
    ${
      this.later
        ? html`<label class="field"
            >${t('tournament-hour')}<input
              class="input"
              type="datetime-local"
              required
              .value=${live(this.when)}
              @change=${(/** @type {any} */ event) => {
                this.when = event.target.value;
              }}
          /></label>`
        : nothing
    }`;
  }

  template() {
    const { terms, card } = this;
    const bots = card.levels.length && terms.seats > 1;
    return html`<form class="setup" @submit=${(/** @type {Event} */ event) => this.submit(event)}>
      <section class="card pad sec">
        <label class="field"
          >${t('tournament-name-field')}<input
            class="input"
            maxlength="60"
            .value=${live(terms.name)}
            placeholder=${t('tournament-default-name', { game: gameName(terms.game) })}
            @input=${(/** @type {any} */ event) => {
              this.terms.name = event.target.value;
            }}
        /></label>
        <label class="field"
          >${t('site-game')}<select
            class="input"
            @change=${(/** @type {any} */ event) => this.pick(event.target.value)}
          >
            ${this.cards.map(
              one =>
                html`<option value=${one.spec.id} ?selected=${one === card}>${gameName(one.spec.id)}</option>`,
            )}
          </select></label
        >
        ${this.forms()}${this.seats()}
        <div class="pair">
          ${
            terms.form === 'swiss' ? this.number('rounds', t('tournament-rounds'), 1, 20) : nothing
          }${terms.form === 'arena' ? this.number('minutes', t('tournament-minutes-open'), 5, 600) : nothing}
        </div>
        ${this.hour()}
      </section>
      <section class="card pad sec">
        ${clockFields(terms.house.clock, clock => this.time(clock), card.clocks, card.spec.id)}
        <details class="further">
          <summary>${t('tournament-further')}</summary>
          <div class="make">
            ${optionFields(card, terms.options, (name, value) => this.decide(name, value))}
            ${this.number('patience', t('tournament-wait-minutes'), 1, 60, t('tournament-wait-minutes-line'))}
            ${terms.form === 'arena' ? nothing : this.number('pause', t('tournament-pause'), 0, 60)}
            ${
              bots
                ? this.power(
                    t('tournament-filled'),
                    t('tournament-filled-line'),
                    terms.filled !== null,
                    on => this.set({ filled: on ? preferredLevel(card) : null }),
                  )
                : nothing
            }
            ${
              terms.form === 'swiss'
                ? this.power(t('tournament-late'), t('tournament-late-line'), terms.late > 0, on =>
                    this.set({ late: on ? 1 : 0 }),
                  )
                : nothing
            }
          </div>
        </details>
        <button class="btn main big" ?disabled=${this.busy}>${t('tournament-open-registration')}</button>
        <p class="muted xs">${t('tournament-how-it-works')}</p>
      </section>
    </form>`;
  }
}
