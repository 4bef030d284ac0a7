/** The form that opens a table: for friends, for bots, or for several people at this screen. */
import { html, live, nothing } from '../vendor/lit.js';
import { post } from './api.js';
import { clockFields, matchingClock } from './clock_choice.js';
import { delayField } from './broadcast_delay.js';
import { optionFields, seatField } from './option_fields.js';
import { botName, gameName } from './games.js';
import { abandonmentField } from './abandonment_choice.js';
import { miniBoard } from './mini_board.js';
import { fitOptions, selectedMode, nearestSeatCount } from './game_options.js';
import { defaultSeatCount } from './play_bots.js';
import { preferredRoom, roomField } from './rooms.js';
import { setPreferredLevel, preferredLevel } from './bot_level.js';
import { requestCommitment } from './shuffle_commitment.js';
import { clockRuleLabel } from './time.js';
import { showError } from './toast.js';
import { t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {'open' | 'bot' | 'guest'} Company who takes the other seats: friends, bots, or people at this screen */

export class NewTableForm {
  /**
   * @param {GameCard[]} cards
   * @param {() => void} redraw
   * @param {{ game?: string, room?: string, choose?: boolean, whom?: string }} [form] `choose`: the game is chosen here
   *   too; `whom`: who is asked to the table once it is laid
   */
  constructor(cards, redraw, { game, room, choose = true, whom } = {}) {
    this.cards = cards;
    this.redraw = redraw;
    this.choose = choose;
    this.whom = whom;
    /** @type {Company} */
    this.players = 'open';
    /** @type {import('../types').ClockRule} */
    this.clock = { clock: 'untimed' };
    this.open = false;
    this.watchers = true;
    this.delay = 0;
    /** Whether this screen is the board for all, and phones are the hands. */
    this.cafe = false;
    /** @type {import('../types').House['leaver']} */
    this.leaver = 'wait';
    this.further = false;
    this.busy = false;
    /** @type {string[]} names at this screen */
    this.guests = [];
    /** @type {Record<string, unknown>} */
    this.options = {};
    this.card = cards.find(card => card.spec.id === game) ?? cards[0];
    this.seats = defaultSeatCount(this.card);
    this.level = preferredLevel(this.card);
    this.enter(room);
  }

  /** @param {string} game @param {string} [room] */
  pick(game, room) {
    this.card = this.cards.find(card => card.spec.id === game) ?? this.card;
    this.seats = defaultSeatCount(this.card);
    this.level = preferredLevel(this.card);
    this.clock = matchingClock(this.clock, this.card.clocks) ?? { clock: 'untimed' };
    this.enter(room);
  }

  /** Take a room's options; without one named, of the room that speaks the reader's language. @param {string} [id] */
  enter(id) {
    this.room = this.card.rooms.find(room => room.id === id) ?? preferredRoom(this.card.rooms);
    this.options = { ...this.room?.options };
    this.seats = nearestSeatCount(selectedMode(this.card, this.options).seat_counts, this.seats);
  }

  /** Take a choice, and as many seats as its mode allows. @param {string} name @param {unknown} value */
  decide(name, value) {
    const chosen = fitOptions(this.card, { ...this.options, [name]: value }, this.seats);
    [this.options, this.seats] = [chosen.options, chosen.seat_count];
    this.redraw();
  }

  chairs() {
    /** @param {number} seat */
    const other = seat => {
      if (this.players === 'bot') return { occupant: 'bot', level: this.level };
      return this.players === 'guest'
        ? {
            occupant: 'guest',
            name: this.guests[seat]?.trim() || t('site-player', { number: seat + 1 }),
          }
        : { occupant: 'open' };
    };
    return [
      { occupant: this.isCafe ? 'open' : 'me' },
      ...Array.from({ length: this.seats - 1 }, (_, i) => other(i + 1)),
    ];
  }

  /** Whether the table waits for friends before it starts. */
  get waits() {
    return this.players === 'open' && this.seats > 1;
  }

  get isCafe() {
    return this.waits && this.cafe && !this.whom;
  }

  /** @param {Event} event */
  async send(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.redraw();
    const settings = {
      clock: this.clock,
      takebacks: true,
      draws: true,
      watchers: this.watchers || this.isCafe,
      delay: this.watchers && !this.isCafe ? this.delay : 0,
      cafe: this.isCafe,
      public: this.waits && this.open,
      leaver: this.waits ? this.leaver : 'wait',
      room: this.room?.id ?? null,
    };
    const wish = {
      game: this.card.spec.id,
      options: this.options,
      seat_count: this.seats,
      settings,
      seats: this.chairs(),
      start: !this.waits,
    };
    try {
      const { match } = await post('/api/tables', { ...wish, ...(await requestCommitment()) });
      if (this.whom) await post(`/api/tables/${match}/invite`, { user_id: this.whom });
      location.assign(`/t/${match}${this.isCafe ? '/screen' : ''}`);
    } catch (refusal) {
      this.busy = false;
      this.redraw();
      showError(refusal);
    }
  }

  games() {
    const one = (/** @type {GameCard} */ card) =>
      html`<label title=${gameName(card.spec.id)}>
        <input
          type="radio"
          name="game"
          aria-label=${gameName(card.spec.id)}
          .checked=${live(card === this.card)}
          @change=${() => {
            this.pick(card.spec.id);
            this.redraw();
          }}
        />${miniBoard(card.spec.id)}</label
      >`;
    return html`<fieldset class="field">
      <legend class="vh">${t('site-game')}</legend>
      <div class="pick-game">${this.cards.map(one)}</div>
      <b class="picked">${gameName(this.card.spec.id)}</b>
    </fieldset>`;
  }

  others() {
    const { card, players } = this;
    const kinds = /** @type {Company[]} */ (
      card.levels.length ? ['open', 'bot', 'guest'] : ['open', 'guest']
    );
    const one = (/** @type {Company} */ kind) =>
      html`<label
        ><input
          type="radio"
          name="others"
          .checked=${live(players === kind)}
          @change=${() => {
            this.players = kind;
            this.redraw();
          }}
        />${t(`site-opponents-${kind}`)}</label
      >`;
    const level = html`<label class="field"
      >${t('site-level')}
      <select
        class="input"
        @change=${(/** @type {any} */ event) => {
          this.level = card.levels[event.target.selectedIndex];
          setPreferredLevel(card, this.level);
        }}
      >
        ${card.levels.map(
          id =>
            html`<option .selected=${live(id === this.level)}>${botName(card.spec.id, id)}</option>`,
        )}
      </select></label
    >`;
    const guest = (/** @type {number} */ seat) =>
      html`<label class="field"
        >${t('site-name-of', { number: seat + 1 })}
        <input
          class="input"
          autocomplete="off"
          placeholder=${t('site-player', { number: seat + 1 })}
          .value=${live(this.guests[seat] ?? '')}
          @input=${(/** @type {any} */ event) => {
            this.guests[seat] = event.target.value;
          }}
      /></label>`;
    return html`<fieldset class="field">
        <legend>${t('site-opponents')}</legend>
        <div class="seg">${kinds.map(one)}</div>
        <small>${t(`site-opponents-${players}-line`)}</small>
      </fieldset>
      ${players === 'bot' ? level : nothing}
      ${players === 'guest' ? Array.from({ length: this.seats - 1 }, (_, i) => guest(i + 1)) : nothing}`;
  }

  /** @param {'open' | 'watchers' | 'cafe'} what @param {unknown} words */
  power(what, words) {
    return html`<label class="switch"
      ><span>${words}</span
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(this[what])}
        @change=${(/** @type {any} */ event) => {
          this[what] = event.target.checked;
          this.redraw();
        }}
    /></label>`;
  }

  template() {
    const { card, seats } = this;
    const { seat_counts: counts } = selectedMode(card, this.options);
    const [variant, ...options] = optionFields(card, this.options, (name, value) =>
      this.decide(name, value),
    );
    const cafe = html`${t('site-cafe')}<small>${t('site-cafe-line')}</small>`;
    const lobby = html`${t('site-show-in-lobby')}<small>${t('site-show-in-lobby-line')}</small>`;
    return html`<form class="make" @submit=${(/** @type {Event} */ event) => this.send(event)}>
      ${this.choose ? this.games() : nothing}
      ${
        card.rooms.length
          ? roomField(card.rooms, this.room, id => {
              this.enter(id);
              this.redraw();
            })
          : nothing
      }
      ${
        counts.length > 1
          ? seatField(
              counts,
              seats,
              chosen => {
                this.seats = chosen;
                this.redraw();
              },
              t('site-seats'),
            )
          : nothing
      }
      ${seats > 1 && !this.whom ? this.others() : nothing}
      ${this.waits && !this.whom ? this.power('cafe', cafe) : nothing} ${variant}
      <details
        class="further"
        ?open=${this.further}
        @toggle=${(/** @type {any} */ event) => {
          this.further = event.target.open;
        }}
      >
        <summary>${t('site-more-options', { clock: clockRuleLabel(this.clock) })}</summary>
        <div class="make">
          ${options}${clockFields(
            this.clock,
            rule => {
              this.clock = rule;
              this.redraw();
            },
            card.clocks,
            card.spec.id,
          )}
          ${this.waits ? this.power('open', lobby) : nothing}
          ${this.isCafe ? nothing : this.power('watchers', t('site-allow-spectators'))}
          ${
            this.watchers && !this.isCafe
              ? delayField(this.delay, delay => {
                  this.delay = delay;
                })
              : nothing
          }
          ${
            this.waits
              ? abandonmentField(this.leaver, leaver => {
                  this.leaver = leaver;
                })
              : nothing
          }
        </div>
      </details>
      <button class="btn main" ?disabled=${this.busy}>
        ${t(this.waits ? 'site-open-table' : 'site-start-now')}
      </button>
      <p class="xs muted">
        ${t('site-about-minutes', { minutes: card.spec.minutes })}
        ${this.waits ? t('site-friends-get-link') : nothing}
      </p>
    </form>`;
  }
}
