/** The gathering room: who sits where, what is played, and how friends find the way, before the start. */
import { html, live, nothing } from '../vendor/lit.js';
import { post } from '../house/api.js';
import { clockFields } from '../house/clocks.js';
import { optionFields, seatField } from '../house/fields.js';
import { botName, gameLine, gameName, optionWords } from '../house/games.js';
import { freeToken, icon, token } from '../house/icons.js';
import { mini } from '../house/mini.js';
import { nonce } from '../house/sit.js';
import { taken } from '../house/summary.js';
import { ruleWords } from '../house/time.js';
import { tell } from '../house/toast.js';
import { t } from '../house/words.js';
import { invite } from './invite.js';
/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').GameCard} GameCard */

/** What a host may allow, and how it is said. */
const POWERS = /** @type {const} */ ([['watchers', 'house-watchers'], ['public', 'house-public'], ['takebacks', 'house-takebacks'], ['draws', 'house-draws']]);

/** What is asked comes back through the line, as the table then is. @param {Table} table @param {GameCard} card @param {string} me my name */
export function gathering(table, card, me) {
  const at = `/api/tables/${table.match}`, { host, chairs, house } = table, free = chairs.filter(chair => !taken(chair)).length, sitting = table.seats_mine.length > 0, name = gameName(table.game);
  /** @param {string} what @param {unknown} [body] */
  const send = (what, body = {}) => { post(`${at}/${what}`, body).catch(tell); };
  /** @param {Partial<import('../types').House>} changes */
  const rule = changes => send('arrange', { house: { ...house, ...changes } });
  /** @param {number} seat @param {number} by */
  const swap = (seat, by) => { const order = chairs.map((_, i) => i); [order[seat], order[seat + by]] = [order[seat + by], order[seat]]; send('arrange', { order }); };
  const shuffle = () => { const order = chairs.map((_, i) => i); for (let i = order.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [order[i], order[j]] = [order[j], order[i]]; } send('arrange', { order }); };

  /** @param {number} seat */
  const fill = seat => html`<label class="fill"><span class="vh">${t('house-fill-seat', { number: seat + 1 })}</span><select class="input" @change=${(/** @type {any} */ event) => { const value = event.target.value; event.target.value = ''; if (value === 'guest') send('chair', { seat, who: 'guest', name: t('house-player', { number: seat + 1 }) }); else if (value) send('chair', { seat, who: 'bot', level: value }); }}>
    <option value="">${t('house-fill')}</option><option value="guest">${t('house-fill-guest')}</option>${card.levels.length ? html`<optgroup label=${t('house-fill-bot')}>${card.levels.map(level => html`<option value=${level}>${botName(table.game, level)}</option>`)}</optgroup>` : nothing}</select></label>`;
  /** @param {number} seat */
  const chairRow = seat => {
    const chair = chairs[seat], mine = table.seats_mine.includes(seat), who = chair?.name ?? '';
    const order = host && chairs.length > 1 ? html`<span class="order"><button class="btn plain sq" ?disabled=${seat === 0} aria-label=${t('house-seat-up', { name: who || t('house-free-seat'), number: seat + 1 })} @click=${() => swap(seat, -1)}>${icon('up')}</button><button class="btn plain sq" ?disabled=${seat === chairs.length - 1} aria-label=${t('house-seat-down', { name: who || t('house-free-seat'), number: seat + 1 })} @click=${() => swap(seat, 1)}>${icon('down')}</button></span>` : nothing;
    if (!taken(chair)) return html`<li class="chair free">${freeToken()}<div class="grow"><div class="t">${t('house-free-seat')}</div></div><div class="row">${host ? fill(seat) : nothing}${sitting ? nothing : html`<button class="btn main sm" @click=${() => send('sit', { seat, nonce: nonce() })}>${t('house-sit-down')}<span class="vh"> ${t('house-seat', { number: seat + 1 })}</span></button>`}</div>${order}</li>`;
    return html`<li class="chair">${token(seat, chair?.bot ? 'bot' : chair?.here === false ? '' : 'on')}<div class="grow"><div class="t ell" title=${who}>${who}</div><div class="d">${mine ? t(who === me ? 'house-you' : 'house-on-this-device') : chair?.bot ? t('house-bot') : chair?.here === false ? t('house-not-here') : t('house-here')}</div></div>
      <div class="row">${mine && who === me ? html`<button class="btn sm" @click=${() => send('stand')}>${t('house-stand')}</button>` : host ? html`<button class="btn sm" aria-label=${t('house-send-away', { name: who })} @click=${() => send('chair', { seat, who: 'open' })}>${icon('x')}</button>` : nothing}</div>${order}</li>`;
  };

  const [least, most] = table.seats;
  const facts = [...optionWords(card, table.options), ruleWords(house.clock), t('house-minutes', { minutes: card.spec.minutes })];
  const settings = host ? html`<form class="card rules-of" aria-labelledby="h-rules" @submit=${(/** @type {Event} */ event) => event.preventDefault()}><h2 id="h-rules">${t('house-what-is-played')}</h2>
      ${least < most ? seatField(least, most, chairs.length, seats => send('arrange', { seats }), t('house-seats')) : nothing}
      ${optionFields(card, table.options, (option, value) => send('arrange', { options: { ...table.options, [option]: value } }))}
      ${clockFields(house.clock, clock => rule({ clock }))}
      ${POWERS.map(([power, words]) => html`<label class="switch"><span>${t(words)}</span><input type="checkbox" role="switch" .checked=${live(house[power])} @change=${(/** @type {any} */ event) => rule({ [power]: event.target.checked })}></label>`)}</form>`
    : html`<section class="card rules-of" aria-labelledby="h-rules"><h2 id="h-rules">${t('house-what-is-played')}</h2><ul class="facts">${facts.map(fact => html`<li>${fact}</li>`)}</ul><p><a href="/rules/${table.game}">${t('house-read-rules')}</a></p></section>`;
  return html`<div class="gather"><header class="who-plays"><span class="pic">${mini(table.game)}</span><div><h1>${name}</h1><p class="muted">${gameLine(table.game)}</p></div></header>
    <section class="card chairs" aria-labelledby="h-chairs"><div class="head"><h2 id="h-chairs">${t('house-seats')}</h2><span class="muted xs">${t('house-seats-taken', { taken: chairs.length - free, seats: chairs.length })}</span>${host && chairs.length > 1 ? html`<button class="btn plain sm" @click=${shuffle}>${icon('dice')}${t('house-shuffle')}</button>` : nothing}</div><ol class="rows">${chairs.map((_, seat) => chairRow(seat))}</ol></section>
    ${invite(table, name)}${settings}</div>
    ${startBar(table, free, send)}`;
}

/** @param {Table} table @param {number} free @param {(what: string, body?: unknown) => void} send */
function startBar({ host, seats_mine: mine, chairs }, free, send) {
  const ready = free === 0, ask = ready ? t(host ? 'house-ready-host' : 'house-ready-guest') : mine.length ? t('house-waiting-for', { count: free }) : t('house-seat-waits');
  const why = ready ? '' : t(host ? 'house-waiting-host-line' : mine.length ? 'house-waiting-guest-line' : 'house-seat-waits-line');
  const open = chairs.findIndex(chair => !taken(chair));
  return html`<section class="act ${(ready && host) || (!mine.length && free) ? 'mine' : ''}" aria-label=${t('house-asked')}><div class="words" role="status"><div class="ask">${ask}</div>${why ? html`<div class="why">${why}</div>` : nothing}</div>
    <div class="do">${host ? html`<button class="btn main" ?disabled=${!ready} @click=${() => send('start')}>${t('house-start')}</button>` : !mine.length && free ? html`<button class="btn main" @click=${() => send('sit', { seat: open, nonce: nonce() })}>${t('house-sit-down')}</button>` : nothing}</div></section>`;
}
