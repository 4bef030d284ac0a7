/** The waiting room before the start: seats, settings and invitations. */
import { html, live, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { BotOpponents, botOpponentOptions } from '../components/bot_opponents.js';
import { capitalize } from '../components/capitalized.js';
import { clockFields } from '../components/clock_choice.js';
import { delayField, delayLabel } from '../components/broadcast_delay.js';
import { seatAvatar } from '../components/avatar.js';
import { optionFields, seatField } from '../components/option_fields.js';
import { botName, gameTagline, gameName } from '../components/games.js';
import { openSeatToken, icon, seatToken } from '../components/icons.js';
import { abandonmentField, abandonmentLabel } from '../components/abandonment_choice.js';
import { miniBoard } from '../components/mini_board.js';
import { fitOptions, optionLabels } from '../components/game_options.js';
import { roomField, roomLabel } from '../components/rooms.js';
import { createNonce } from '../components/shuffle_commitment.js';
import { isOccupied } from '../components/table_summary.js';
import { clockRuleLabel } from '../components/time.js';
import { userLink } from '../components/user_link.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { saveTypedName, nameField } from './name_prompt.js';
import { inviteSection } from './share.js';
/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {(what: string, body?: unknown) => void} Send */

/** The settings that a host may allow, with their labels. */
const POWERS = /** @type {const} */ ([
  ['watchers', 'site-allow-spectators'],
  ['pauses', 'site-allow-pauses'],
  ['public', 'site-show-in-lobby'],
  ['takebacks', 'site-allow-takebacks'],
  ['draws', 'site-allow-draws'],
  ['cafe', 'site-cafe'],
]);

/**
 * Return the numbers from 0 to `count - 1` in random order. Seats are not secret, so `Math.random`
 * is sufficient.
 * @param {number} count
 */
function shuffled(count) {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** @type {BotOpponents | undefined} */
let opponents;

/**
 * Return the waiting room. Changes are sent to the server and appear when the socket receives them.
 * @param {TableInfo} table
 * @param {GameCard} card
 * @param {unknown} talk the chat of the table
 * @param {() => void} redraw
 */
export function waitingRoom(table, card, talk, redraw) {
  opponents ??= new BotOpponents(redraw, { repeats: true });
  const { is_host: host, seats: occupants } = table;
  const free = occupants.filter(occupant => !isOccupied(occupant)).length;
  const name = gameName(table.game);
  /** @type {Send} */
  const send = (what, body = {}) => {
    post(`/api/tables/${table.match}/${what}`, body).catch(showError);
  };
  const shuffle = () => send('configure', { order: shuffled(occupants.length) });
  return html`<div class="gather">
      <header class="who-plays">
        <span class="pic">${miniBoard(table.game)}</span>
        <div>
          <h1>${name}</h1>
          <p class="muted">${gameTagline(table.game)}</p>
        </div>
      </header>
      <section class="card seat-list" aria-labelledby="h-seats">
        <div class="head">
          <h2 id="h-seats">${t('site-seats')}</h2>
          <span class="muted xs"
            >${t('site-seats-taken', { taken: occupants.length - free, seats: occupants.length })}</span
          >
          ${
            host && occupants.length > 1
              ? html`<button class="btn plain sm" @click=${shuffle}>${icon('dice')}${t('site-shuffle-seats')}</button>`
              : nothing
          }
        </div>
        <ol class="rows">
          ${occupants.map((_, seat) =>
            isOccupied(occupants[seat])
              ? occupiedSeat(table, seat, send)
              : isWaitedFor(table, seat)
                ? challengedSeat(table, seat, send)
                : openSeat(table, seat, card, send),
          )}
        </ol>
      </section>
      ${inviteSection(table, name)}
      <section class="card talking" aria-labelledby="h-talk">
        <h2 id="h-talk">${t('site-tab-chat')}</h2>
        ${talk}
      </section>
      ${host ? settingsForm(table, card, send) : settingsList(table, card)}
    </div>
    ${startBar(table, free, send)}`;
}

/**
 * Return the host's arrow buttons, which swap a seat with its neighbour.
 * @param {TableInfo} table
 * @param {number} seat
 * @param {Send} send
 */
function orderButtons({ is_host: host, seats: occupants }, seat, send) {
  if (!host || occupants.length < 2) return nothing;
  const args = { name: occupants[seat]?.name ?? t('site-open-seat'), number: seat + 1 };
  const swap = (/** @type {number} */ by) => {
    const wanted = occupants.map((_, i) => i);
    [wanted[seat], wanted[seat + by]] = [wanted[seat + by], wanted[seat]];
    send('configure', { order: wanted });
  };
  return html`<span class="order">
    <button
      class="btn plain sq"
      ?disabled=${seat === 0}
      aria-label=${t('site-seat-up', args)}
      @click=${() => swap(-1)}
    >
      ${icon('up')}
    </button>
    <button
      class="btn plain sq"
      ?disabled=${seat === occupants.length - 1}
      aria-label=${t('site-seat-down', args)}
      @click=${() => swap(1)}
    >
      ${icon('down')}
    </button></span
  >`;
}

/**
 * @param {TableInfo} table
 * @param {number} seat
 * @param {GameCard} card
 * @param {Send} send
 */
function openSeat(table, seat, card, send) {
  const choose = (/** @type {any} */ event) => {
    const chosen = event.target.value;
    event.target.value = '';
    if (chosen === 'guest')
      send('seat', { seat, occupant: 'guest', name: t('site-player', { number: seat + 1 }) });
    else if (card.levels.includes(chosen)) send('seat', { seat, occupant: 'bot', level: chosen });
    else if (chosen) send('invite', { user_id: chosen, seat });
  };
  const accounts = table.is_host
    ? /** @type {BotOpponents} */ (opponents).currentBots({
        game: table.game,
        options: table.options,
        seat_count: table.seats.length,
        clock: table.settings.clock,
      })
    : [];
  const seated = new Set([
    ...table.user_ids,
    ...table.challenges.filter(isWaiting).map(challenge => challenge.user_id),
  ]);
  const bots = card.levels.map(
    level => html`<option value=${level}>${botName(table.game, level)}</option>`,
  );
  const fill = html`<label class="fill"
    ><span class="visually-hidden">${t('site-fill-seat', { number: seat + 1 })}</span
    ><select class="input" @change=${choose}>
      <option value="">${t('site-fill')}</option>
      <option value="guest">${t('site-fill-guest')}</option>
      ${bots.length ? html`<optgroup label=${t('site-fill-bot')}>${bots}</optgroup>` : nothing}
      ${botOpponentOptions(accounts.filter(bot => !seated.has(bot.id)))}
    </select></label
  >`;
  const sit = () =>
    saveTypedName().then(
      () =>
        send('sit', { seat, nonce: createNonce(table.match), terms_digest: table.terms_digest }),
      showError,
    );
  const here = html`<button class="btn main sm" @click=${sit}>
    ${t('site-join-table')}<span class="visually-hidden"> ${t('site-seat', { number: seat + 1 })}</span>
  </button>`;
  return html`<li class="seat-item free">
    ${openSeatToken()}
    <div class="grow"><div class="t">${t('site-open-seat')}</div></div>
    <div class="row">${table.is_host ? fill : nothing}${table.own_seats.length ? nothing : here}</div>
    ${orderButtons(table, seat, send)}
    ${refusedChallenge(table, seat)}
  </li>`;
}

const isWaiting = (/** @type {import('../types').TableChallenge} */ { state }) =>
  state === 'waiting';

/** Return the challenge for a seat. @param {TableInfo} table @param {number} seat */
const challengeFor = (table, seat) => table.challenges.find(challenge => challenge.seat === seat);

/** Return whether a seat is kept free for a bot account. @param {TableInfo} table @param {number} seat */
const isWaitedFor = (table, seat) => challengeFor(table, seat)?.state === 'waiting';

/**
 * Return a line that says why a challenged bot account has not taken the seat.
 * @param {TableInfo} table
 * @param {number} seat
 */
function refusedChallenge(table, seat) {
  const challenge = challengeFor(table, seat);
  return challenge
    ? html`<p class="challenge-answer" role="status">${t(`site-challenge-${challenge.state}`, {
        name: challenge.name,
      })}</p>`
    : nothing;
}

/**
 * Return a seat that is kept free for a challenged bot account.
 * @param {TableInfo} table
 * @param {number} seat
 * @param {Send} send
 */
function challengedSeat(table, seat, send) {
  const { user_id: id, name } = /** @type {import('../types').TableChallenge} */ (
    challengeFor(table, seat)
  );
  const withdraw = html`<button
    class="btn sm"
    aria-label=${t('site-withdraw-challenge', { name })}
    @click=${() => send('seat', { seat, occupant: 'open' })}
  >
    ${icon('x')}
  </button>`;
  return html`<li class="seat-item challenged">
    ${openSeatToken()}
    <div class="grow">
      <div class="t">${userLink(id, name, true)}</div>
      <div class="d" role="status">${t('site-challenge-waiting')}</div>
    </div>
    <div class="row">${table.is_host ? withdraw : nothing}</div>
    ${orderButtons(table, seat, send)}
  </li>`;
}

/**
 * @param {TableInfo} table
 * @param {number} seat
 * @param {Send} send
 */
function occupiedSeat(table, seat, send) {
  const occupant = table.seats[seat];
  // If the name is hidden from this user, show only that the seat is taken.
  const name = occupant?.name || t('site-player', { number: seat + 1 });
  const mine = table.own_seats.includes(seat);
  const away = occupant?.here === false;
  const state = mine
    ? seat === table.own_seat
      ? 'site-you'
      : 'site-on-this-device'
    : occupant?.bot
      ? 'site-bot'
      : away
        ? 'site-offline'
        : 'site-online';
  const act =
    seat === table.own_seat
      ? html`<button
          class="btn sm stand"
          aria-label=${t('site-leave-seat')}
          @click=${() => send('stand')}
        >
          ${icon('x')}<span>${t('site-leave-seat')}</span>
        </button>`
      : table.is_host
        ? html`<button
            class="btn sm"
            aria-label=${t('site-remove-player', { name })}
            @click=${() => send('seat', { seat, occupant: 'open' })}
          >
            ${icon('x')}
          </button>`
        : nothing;
  return html`<li class="seat-item">
    ${seatToken(seat, occupant?.bot ? 'bot' : away ? '' : 'on', seatAvatar(occupant))}
    <div class="grow">
      <div class="t ellipsis" title=${name}>${userLink(table.user_ids[seat], name, true)}</div>
      <div class="d">${t(state)}</div>
    </div>
    <div class="row">${act}</div>
    ${orderButtons(table, seat, send)}
  </li>`;
}

/**
 * Return the game's room of this table, if it has one.
 * @param {GameCard} card
 * @param {import('../types').TableSettings} settings
 */
const roomOf = (card, settings) => card.rooms.find(room => room.id === settings.room);

/**
 * Return the settings form for the host.
 * @param {TableInfo} table
 * @param {GameCard} card
 * @param {Send} send
 */
function settingsForm(
  { settings: tableSettings, seats: occupants, seat_counts: counts, options },
  card,
  send,
) {
  /** @param {Partial<import('../types').TableSettings>} changes */
  const changeSettings = changes =>
    send('configure', { settings: { ...tableSettings, ...changes } });
  const enterRoom = (/** @type {string} */ id) =>
    send('configure', {
      options: { ...options, ...card.rooms.find(room => room.id === id)?.options },
      settings: { ...tableSettings, room: id },
    });
  const settingSwitch = (/** @type {typeof POWERS[number]} */ [what, words]) =>
    html`<label class="switch"
      ><span>${t(words)}</span>
      <input
        type="checkbox"
        role="switch"
        .checked=${live(tableSettings[what])}
        @change=${(/** @type {any} */ event) => changeSettings({ [what]: event.target.checked })}
    /></label>`;
  return html`<form
    class="card rules-of"
    aria-labelledby="h-rules"
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <h2 id="h-rules">${t('site-game-settings')}</h2>
    ${card.rooms.length ? roomField(card.rooms, roomOf(card, tableSettings), id => enterRoom(id)) : nothing}
    ${
      counts.length > 1
        ? seatField(
            counts,
            occupants.length,
            seats => send('configure', { seat_count: seats }),
            t('site-seats'),
          )
        : nothing
    }
    ${optionFields(card, options, (option, value) =>
      send('configure', fitOptions(card, { ...options, [option]: value }, occupants.length)),
    )}
    ${clockFields(tableSettings.clock, clock => changeSettings({ clock }), card.clocks, card.spec.id)}
    ${POWERS.filter(([what]) => what !== 'draws' || card.spec.has_draw_offers).map(settingSwitch)}
    ${tableSettings.watchers ? delayField(tableSettings.delay, delay => changeSettings({ delay })) : nothing}
    ${occupants.length > 1 ? abandonmentField(tableSettings.leaver, leaver => changeSettings({ leaver })) : nothing}
  </form>`;
}

/**
 * Return the settings for users who are not the host.
 * @param {TableInfo} table
 * @param {GameCard} card
 */
function settingsList({ game, settings: tableSettings, options }, card) {
  const room = roomOf(card, tableSettings);
  const words = [
    ...(room ? [roomLabel(room)] : []),
    ...optionLabels(card, options),
    clockRuleLabel(tableSettings.clock),
    t('site-minutes', { minutes: card.spec.minutes }),
    ...(tableSettings.watchers && tableSettings.delay
      ? [`${t('site-delay')}: ${delayLabel(tableSettings.delay)}`]
      : []),
    ...(tableSettings.leaver === 'wait'
      ? []
      : [`${t('site-abandonment')}: ${abandonmentLabel(tableSettings.leaver)}`]),
  ];
  return html`<section class="card rules-of" aria-labelledby="h-rules">
    <h2 id="h-rules">${t('site-game-settings')}</h2>
    <ul class="facts">
      ${words.map(word => html`<li>${word}</li>`)}
    </ul>
    <p><a href="/rules/${game}">${t('site-read-rules')}</a></p>
  </section>`;
}

/**
 * @param {TableInfo} table
 * @param {number} free
 * @param {Send} send
 */
function startBar(
  { match, is_host: host, own_seats: mine, seats: occupants, terms_digest },
  free,
  send,
) {
  const ready = free === 0;
  const guest = !mine.length && !ready;
  const ask = ready
    ? t(host ? 'site-ready-host' : 'site-ready-guest')
    : mine.length
      ? t('site-waiting-for', { count: free })
      : t('site-seat-available');
  const why = ready
    ? ''
    : t(
        host
          ? 'site-waiting-host-line'
          : mine.length
            ? 'site-waiting-guest-line'
            : 'site-seat-available-line',
      );
  const start = (/** @type {any} */ { currentTarget: button }) => {
    button.disabled = true;
    post(`/api/tables/${match}/start`, {}).catch(refusal => {
      button.disabled = false;
      showError(refusal);
    });
  };
  const sit = () =>
    saveTypedName().then(
      () =>
        send('sit', {
          seat: occupants.findIndex(occupant => !isOccupied(occupant)),
          nonce: createNonce(match),
          terms_digest,
        }),
      showError,
    );
  return html`<section class="act ${(ready && host) || guest ? 'mine' : ''}" aria-label=${t('site-your-decision')}>
    <div class="words" role="status">
      <div class="ask">${capitalize(ask)}</div>
      ${why ? html`<div class="why">${why}</div>` : nothing}
    </div>
    ${guest ? nameField() : nothing}
    <div class="do">
      ${
        host
          ? html`<button class="btn main" ?disabled=${!ready} @click=${start}>${t('site-start')}</button>`
          : guest
            ? html`<button class="btn main" @click=${sit}>${t('site-join-table')}</button>`
            : nothing
      }
    </div>
  </section>`;
}
