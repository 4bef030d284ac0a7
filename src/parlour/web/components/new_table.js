/**
 * The form that opens a table: for friends, against bots, or for several players on this device.
 */
import { html, live, nothing } from '../vendor/lit.js';
import { post } from './api.js';
import { BotOpponents, botOpponentOptions, challengeBot } from './bot_opponents.js';
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
/**
 * @typedef {'open' | 'bot' | 'guest'} OpponentKind kind of the other seats: open for friends, bots,
 *   or players on this device
 */

export class NewTableForm {
  /**
   * @param {GameCard[]} cards
   * @param {() => void} redraw
   * @param {{ game?: string, room?: string, chooseGame?: boolean, invitee?: string }} [form]
   *   `chooseGame`: the form includes the choice of the game; `invitee`: the user who is invited to
   *   the table
   */
  constructor(cards, redraw, { game, room, chooseGame = true, invitee } = {}) {
    this.cards = cards;
    this.redraw = redraw;
    this.chooseGame = chooseGame;
    this.invitee = invitee;
    /** @type {OpponentKind} */
    this.players = 'open';
    /** @type {import('../types').ClockRule} */
    this.clock = { clock: 'untimed' };
    this.isPublic = false;
    this.watchers = true;
    this.delay = 0;
    /** Whether this device shows the shared board while phones show the hands (a café table). */
    this.cafe = false;
    /** @type {import('../types').TableSettings['leaver']} */
    this.leaver = 'wait';
    this.isExpanded = false;
    this.isSubmitting = false;
    /** @type {string[]} names of the players on this device, by seat */
    this.guests = [];
    /** @type {Record<string, unknown>} */
    this.options = {};
    this.bots = new BotOpponents(redraw);
    /** The id of the selected bot account; empty for a built-in bot. */
    this.bot = '';
    this.card = cards.find(card => card.spec.id === game) ?? cards[0];
    this.seats = defaultSeatCount(this.card);
    this.level = preferredLevel(this.card);
    this.selectRoom(room);
  }

  /** Select a game. @param {string} game @param {string} [room] */
  selectGame(game, room) {
    this.card = this.cards.find(card => card.spec.id === game) ?? this.card;
    this.seats = defaultSeatCount(this.card);
    this.level = preferredLevel(this.card);
    this.clock = matchingClock(this.clock, this.card.clocks) ?? { clock: 'untimed' };
    this.selectRoom(room);
  }

  /**
   * Select a room and its options, by default the room in the user's language.
   * @param {string} [id]
   */
  selectRoom(id) {
    this.room = this.card.rooms.find(room => room.id === id) ?? preferredRoom(this.card.rooms);
    this.options = { ...this.room?.options };
    this.seats = nearestSeatCount(selectedMode(this.card, this.options).seat_counts, this.seats);
  }

  /**
   * Set an option and adjust the seat count to the selected mode.
   * @param {string} name
   * @param {unknown} value
   */
  setOption(name, value) {
    const chosen = fitOptions(this.card, { ...this.options, [name]: value }, this.seats);
    [this.options, this.seats] = [chosen.options, chosen.seat_count];
    this.redraw();
  }

  seatRequests() {
    /** @param {number} seat */
    const seatRequest = seat => {
      if (this.players === 'bot' && !this.opponent) return { occupant: 'bot', level: this.level };
      return this.players === 'guest'
        ? {
            occupant: 'guest',
            name: this.guests[seat]?.trim() || t('site-player', { number: seat + 1 }),
          }
        : { occupant: 'open' };
    };
    return [
      { occupant: this.isCafe ? 'open' : 'me' },
      ...Array.from({ length: this.seats - 1 }, (_, i) => seatRequest(i + 1)),
    ];
  }

  /** Whether the table waits for other players before the match starts. */
  get waitsForPlayers() {
    return this.players === 'open' && this.seats > 1;
  }

  /** The bot accounts that accept a challenge; each takes one seat of a table for two. */
  get opponents() {
    const { card, options, seats: seat_count, clock } = this;
    return this.players === 'bot' && seat_count === 2
      ? this.bots.currentBots({ game: card.spec.id, options, seat_count, clock })
      : [];
  }

  /** The selected bot account, if it accepts a challenge. */
  get opponent() {
    return this.opponents.find(bot => bot.id === this.bot);
  }

  get isCafe() {
    return this.waitsForPlayers && this.cafe && !this.invitee;
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    if (this.isSubmitting) return;
    this.isSubmitting = true;
    this.redraw();
    const settings = {
      clock: this.clock,
      takebacks: true,
      draws: true,
      watchers: this.watchers || this.isCafe,
      delay: this.watchers && !this.isCafe ? this.delay : 0,
      cafe: this.isCafe,
      public: this.waitsForPlayers && this.isPublic,
      leaver: this.waitsForPlayers ? this.leaver : 'wait',
      room: this.room?.id ?? null,
    };
    const { opponent } = this;
    const request = {
      game: this.card.spec.id,
      options: this.options,
      seat_count: this.seats,
      settings,
      seats: this.seatRequests(),
      start: !this.waitsForPlayers && !opponent,
    };
    try {
      const { match } = await post('/api/tables', { ...request, ...(await requestCommitment()) });
      if (this.invitee) await post(`/api/tables/${match}/invite`, { user_id: this.invitee });
      if (opponent) await challengeBot(match, opponent.id);
      location.assign(`/t/${match}${this.isCafe ? '/screen' : ''}`);
    } catch (refusal) {
      this.isSubmitting = false;
      this.bots.refresh();
      showError(refusal);
    }
  }

  gamePicker() {
    const radio = (/** @type {GameCard} */ card) =>
      html`<label title=${gameName(card.spec.id)}>
        <input
          type="radio"
          name="game"
          aria-label=${gameName(card.spec.id)}
          .checked=${live(card === this.card)}
          @change=${() => {
            this.selectGame(card.spec.id);
            this.redraw();
          }}
        />${miniBoard(card.spec.id)}</label
      >`;
    return html`<fieldset class="field">
      <legend class="visually-hidden">${t('site-game')}</legend>
      <div class="game-picker">${this.cards.map(radio)}</div>
      <b class="picked-game">${gameName(this.card.spec.id)}</b>
    </fieldset>`;
  }

  opponentFields() {
    const { card, players } = this;
    const kinds = /** @type {OpponentKind[]} */ (
      card.levels.length ? ['open', 'bot', 'guest'] : ['open', 'guest']
    );
    const radio = (/** @type {OpponentKind} */ kind) =>
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
    const { opponents, opponent } = this;
    const level = html`<label class="field"
      >${t('site-level')}
      <select
        class="input"
        @focus=${() => this.bots.refresh()}
        @change=${(/** @type {any} */ event) => {
          const { value } = event.target;
          this.bot = card.levels.includes(value) ? '' : value;
          if (!this.bot) {
            this.level = value;
            setPreferredLevel(card, value);
          }
          this.redraw();
        }}
      >
        ${card.levels.map(
          id =>
            html`<option value=${id} .selected=${live(id === this.level && !opponent)}>${botName(
              card.spec.id,
              id,
            )}</option>`,
        )}${botOpponentOptions(opponents, opponent?.id)}
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
        <div class="segmented">${kinds.map(radio)}</div>
        <small
          >${
            opponent
              ? t('site-opponents-challenge-line', { name: opponent.name })
              : t(`site-opponents-${players}-line`)
          }</small
        >
      </fieldset>
      ${players === 'bot' ? level : nothing}
      ${players === 'guest' ? Array.from({ length: this.seats - 1 }, (_, i) => guest(i + 1)) : nothing}`;
  }

  /** @param {'isPublic' | 'watchers' | 'cafe'} field @param {unknown} label */
  switchField(field, label) {
    return html`<label class="switch"
      ><span>${label}</span
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(this[field])}
        @change=${(/** @type {any} */ event) => {
          this[field] = event.target.checked;
          this.redraw();
        }}
    /></label>`;
  }

  template() {
    const { card, seats } = this;
    const { seat_counts: counts } = selectedMode(card, this.options);
    const [variant, ...options] = optionFields(card, this.options, (name, value) =>
      this.setOption(name, value),
    );
    const cafe = html`${t('site-cafe')}<small>${t('site-cafe-line')}</small>`;
    const lobby = html`${t('site-show-in-lobby')}<small>${t('site-show-in-lobby-line')}</small>`;
    return html`<form class="make" @submit=${(/** @type {Event} */ event) => this.submit(event)}>
      ${this.chooseGame ? this.gamePicker() : nothing}
      ${
        card.rooms.length
          ? roomField(card.rooms, this.room, id => {
              this.selectRoom(id);
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
      ${seats > 1 && !this.invitee ? this.opponentFields() : nothing}
      ${this.waitsForPlayers && !this.invitee ? this.switchField('cafe', cafe) : nothing} ${variant}
      <details
        class="further"
        ?open=${this.isExpanded}
        @toggle=${(/** @type {any} */ event) => {
          this.isExpanded = event.target.open;
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
          ${this.waitsForPlayers ? this.switchField('isPublic', lobby) : nothing}
          ${this.isCafe ? nothing : this.switchField('watchers', t('site-allow-spectators'))}
          ${
            this.watchers && !this.isCafe
              ? delayField(this.delay, delay => {
                  this.delay = delay;
                })
              : nothing
          }
          ${
            this.waitsForPlayers
              ? abandonmentField(this.leaver, leaver => {
                  this.leaver = leaver;
                })
              : nothing
          }
        </div>
      </details>
      <button class="btn main" ?disabled=${this.isSubmitting}>
        ${t(this.waitsForPlayers ? 'site-open-table' : 'site-start-now')}
      </button>
      <p class="xs muted">
        ${t('site-about-minutes', { minutes: card.spec.minutes })}
        ${this.waitsForPlayers ? t('site-friends-get-link') : nothing}
      </p>
    </form>`;
  }
}
