/** The form that creates a tournament. */
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
const MIN_SEATS = 2;
const MAX_SEATS = 6;
/** The clock for games without clock rules of their own. @type {import('../types').ClockRule} */
const DEFAULT_CLOCK = { clock: 'fischer', bank_ms: 10 * MINUTE, increment_ms: 5000 };

export class SetupForm {
  /**
   * @param {GameCard[]} cards
   * @param {() => void} redraw
   * @param {(terms: Terms) => void} onSubmit
   * @param {import('../types').ClubReference[]} clubs the clubs to which the user may restrict the
   *   tournament
   * @param {string | null} club the id of the selected club
   */
  constructor(cards, redraw, onSubmit, clubs, club) {
    this.cards = cards.filter(card => card.seat_range[1] > 1);
    this.redraw = redraw;
    this.onSubmit = onSubmit;
    this.clubs = clubs;
    this.isBusy = false;
    this.isScheduled = false;
    this.startTime = '';
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
      settings: { clock: DEFAULT_CLOCK, public: true, takebacks: false },
      filled: null,
      late: 0,
      patience: 5,
      pause: 1,
      begins_at: null,
      bots: false,
      club: clubs.some(one => one.id === club) ? club : null,
    };
    this.selectGame(this.card.spec.id);
  }

  /** @param {string} game */
  selectGame(game) {
    this.card = this.cards.find(card => card.spec.id === game) ?? this.card;
    const { clocks } = this.card;
    const defaultClock = clocks[Math.floor(clocks.length / 2)] ?? DEFAULT_CLOCK;
    const clock = matchingClock(this.terms.settings.clock, clocks) ?? defaultClock;
    this.set({
      game: this.card.spec.id,
      options: {},
      settings: { ...this.terms.settings, clock },
      seats: this.seatCounts({})[0],
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
    if (this.isBusy) return;
    const { terms } = this;
    const name = terms.name.trim() || t('tournament-default-name', { game: gameName(terms.game) });
    this.onSubmit({
      ...terms,
      name,
      begins_at: this.isScheduled && this.startTime ? new Date(this.startTime).getTime() : null,
    });
  }

  /**
   * @param {keyof Terms} field
   * @param {string} label
   * @param {number} least
   * @param {number} most
   * @param {string} [line]
   */
  number(field, label, least, most, line) {
    return html`<label class="field"
      >${label}<input
        class="input"
        type="number"
        inputmode="numeric"
        required
        min=${least}
        max=${most}
        .value=${live(String(this.terms[field]))}
        @change=${(/** @type {any} */ event) => this.set({ [field]: Number(event.target.value) })}
      />${line ? html`<small>${line}</small>` : nothing}</label
    >`;
  }

  /**
   * @param {string} label
   * @param {string} line
   * @param {boolean} isOn
   * @param {(isOn: boolean) => void} change
   */
  switchField(label, line, isOn, change) {
    return html`<label class="switch"
      ><span>${label}<small>${line}</small></span
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(isOn)}
        @change=${(/** @type {any} */ event) => change(event.target.checked)}
    /></label>`;
  }

  /** @param {import('../types').ClockRule} clock */
  setClock(clock) {
    this.set({ settings: { ...this.terms.settings, clock } });
  }

  formField() {
    return html`<fieldset class="field">
      <legend>${t('tournament-form')}</legend>
      <div class="segmented four">
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

  /** Return the seat counts that a tournament allows. @param {Record<string, unknown>} options */
  seatCounts(options) {
    return selectedMode(this.card, options).seat_counts.filter(
      count => count >= MIN_SEATS && count <= MAX_SEATS,
    );
  }

  seats() {
    const seatCounts = this.seatCounts(this.terms.options);
    return seatCounts.length > 1
      ? seatField(
          seatCounts,
          this.terms.seats,
          seats => this.set({ seats }),
          t('tournament-at-a-table'),
        )
      : nothing;
  }

  /** @param {string} name @param {unknown} value */
  setOption(name, value) {
    const { options, seat_count: seats } = fitOptions(
      this.card,
      { ...this.terms.options, [name]: value },
      this.terms.seats,
    );
    const seatCounts = this.seatCounts(options);
    this.set({
      options,
      seats: seatCounts.length ? nearestSeatCount(seatCounts, seats) : MIN_SEATS,
    });
  }

  startField() {
    return html`${this.switchField(
      t('tournament-scheduled'),
      t('tournament-scheduled-line'),
      this.isScheduled,
      isScheduled => {
        this.isScheduled = isScheduled;
        this.redraw();
      },
    )}
    ${
      this.isScheduled
        ? html`<label class="field"
            >${t('tournament-hour')}<input
              class="input"
              type="datetime-local"
              required
              .value=${live(this.startTime)}
              @change=${(/** @type {any} */ event) => {
                this.startTime = event.target.value;
              }}
          /></label>`
        : nothing
    }`;
  }

  clubField() {
    if (!this.clubs.length) return nothing;
    return html`<label class="field"
      >${t('tournament-open-to')}<select
        class="input"
        name="club"
        @change=${(/** @type {any} */ event) => this.set({ club: event.target.value || null })}
      >
        <option value="" ?selected=${!this.terms.club}>${t('tournament-open-to-all')}</option>
        ${this.clubs.map(
          club =>
            html`<option value=${club.id} ?selected=${club.id === this.terms.club}>
              ${t('tournament-open-to-club', { club: club.name })}
            </option>`,
        )}
      </select></label
    >`;
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
            @change=${(/** @type {any} */ event) => this.selectGame(event.target.value)}
          >
            ${this.cards.map(
              one =>
                html`<option value=${one.spec.id} ?selected=${one === card}>${gameName(one.spec.id)}</option>`,
            )}
          </select></label
        >
        ${this.clubField()}${this.formField()}${this.seats()}
        <div class="pair">
          ${
            terms.form === 'swiss' ? this.number('rounds', t('tournament-rounds'), 1, 20) : nothing
          }${terms.form === 'arena' ? this.number('minutes', t('tournament-minutes-open'), 5, 600) : nothing}
        </div>
        ${this.startField()}
      </section>
      <section class="card pad sec">
        ${clockFields(terms.settings.clock, clock => this.setClock(clock), card.clocks, card.spec.id)}
        <details class="further">
          <summary>${t('tournament-further')}</summary>
          <div class="make">
            ${optionFields(card, terms.options, (name, value) => this.setOption(name, value))}
            ${this.number('patience', t('tournament-wait-minutes'), 1, 60, t('tournament-wait-minutes-line'))}
            ${terms.form === 'arena' ? nothing : this.number('pause', t('tournament-pause'), 0, 60)}
            ${
              bots
                ? this.switchField(
                    t('tournament-filled'),
                    t('tournament-filled-line'),
                    terms.filled !== null,
                    isOn => this.set({ filled: isOn ? preferredLevel(card) : null }),
                  )
                : nothing
            }
            ${this.switchField(
              t('tournament-admits-bots'),
              t('tournament-admits-bots-line'),
              terms.bots,
              bots => this.set({ bots }),
            )}
            ${
              terms.form === 'swiss'
                ? this.switchField(
                    t('tournament-late'),
                    t('tournament-late-line'),
                    terms.late > 0,
                    isOn => this.set({ late: isOn ? 1 : 0 }),
                  )
                : nothing
            }
          </div>
        </details>
        <button class="btn main big" ?disabled=${this.isBusy}>${t('tournament-open-registration')}</button>
        <p class="muted xs">${t('tournament-how-it-works')}</p>
      </section>
    </form>`;
  }
}
