/** The home page: my tables, the games to sit down at, open tables, who is here. */
import { html, nothing, render } from './vendor/lit.js';
import { crest } from './components/avatar.js';
import { openDialog } from './components/dialog.js';
import { facts } from './components/game_facts.js';
import { gameLine, gameName, games } from './components/games.js';
import { icon, lampshade } from './components/icons.js';
import { me, onName, waits, watchHouse } from './components/session.js';
import { mini } from './components/mini_board.js';
import { person } from './components/user_link.js';
import { playDaily } from './components/daily_deal.js';
import { another, levelOf, shortName } from './components/bot_level.js';
import { playBots } from './components/play_bots.js';
import { waysIn } from './components/quick_actions.js';
import { shell, title } from './components/shell.js';
import { sit } from './components/join_table.js';
import { counts, doing, freeSeats, kind, names, seatTokens } from './components/table_summary.js';
import { isShut, shut } from './components/registration_notice.js';
import { daytime } from './components/time.js';
import { tell } from './components/toast.js';
import { t } from './components/strings.js';
/** @typedef {import('./types').GameCard} GameCard */
/** @typedef {import('./types').Summary} Summary */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** How many of each list the first page shows; the lobby has the rest. */
const MINE = 8;
const OPEN = 6;
const PEOPLE = 12;
/** @type {GameCard[] | null} */
let cards = null;
/** @type {import('./types').Home | null} */
let home = null;
/** @type {import('./types').Me | undefined} */
let myself;
/** My name, and the game whose table is being laid. */
let name = '';
let busy = '';
/** Whether the house has kept silent for so long that the page goes on without its lists. */
let late = false;
const PATIENCE = 2500;

/** @param {GameCard} card */
async function play(card) {
  if (busy) return;
  if (!card.levels.length && card.seat_range[0] > 1) {
    invite(card);
    return;
  }
  busy = card.spec.id;
  draw();
  try {
    if (await playBots(card)) return;
    busy = '';
    draw();
  } catch (refusal) {
    busy = '';
    draw();
    tell(refusal);
  }
}
/** @param {GameCard} card */
async function invite(card) {
  const { NewTable } = await import('./components/new_table.js');
  const form = new NewTable(cards ?? [card], () => dialog.redraw(), {
    game: card.spec.id,
    choose: false,
  });
  const dialog = openDialog({
    title: t('site-game-with-friends', { game: gameName(card.spec.id) }),
    body: () => form.template(),
  });
}
/** @param {GameCard} card */
function watch(card) {
  const live = home?.live.filter(table => table.game === card.spec.id) ?? [];
  location.assign(live.length === 1 ? `/t/${live[0].match}` : `/lobby?room=${card.spec.id}#live`);
}

/** @param {Summary} table */
const cardOf = table => cards?.find(card => card.spec.id === table.game);

/** @param {Summary} table */
function run(table) {
  const others = names(table, true);
  const mine = waits(table);
  return html`<a class="card lift run ${mine ? 'mine' : ''}" href="/t/${table.match}">
    <span class="pic">${mini(table.game, table.public_view)}</span>
    <span class="grow"
      ><b class="ell">${gameName(table.game)}</b>
      <span class="d ell">${others ? t('site-with', { names: others }) : kind(table, cardOf(table))}</span>
      ${
        mine
          ? html`<span class="you">${t('site-your-turn')}</span>`
          : html`<span class="wait ell">${doing(table)}</span>`
      }</span
    ></a
  >`;
}

/** The bot that sits down under *Play*; a tap calls the next one. @param {GameCard} card */
function opponent(card) {
  const name = shortName(card.spec.id, levelOf(card));
  const next = () => {
    another(card);
    draw();
  };
  return html`<button class="chip soft rival" @click=${next} title=${t('site-another-bot')}>
    ${icon('bot')}<span class="vh"
      >${t('site-against-bot', { name })}. ${t('site-another-bot')}, ${gameName(card.spec.id)}</span
    ><span class="ell" aria-hidden="true">${name}</span>${icon('turn')}
  </button>`;
}

/** @param {GameCard} card */
function game(card) {
  const { id } = card.spec;
  const called = gameName(id);
  const live = home?.live.filter(table => table.game === id).length ?? 0;
  return html`<article class="card game">
    <a class="pic" href="/rules/${id}" tabindex="-1" aria-hidden="true">${mini(id)}</a>
    <div class="txt">
      <h3>${called}</h3>
      <p>${gameLine(id)}</p>
      <div class="meta">
        ${facts(card)}
        <a href="/play/${id}">${t('site-quick-match')}<span class="vh"> ${called}</span></a>
        <a href="/rules/${id}">${t('site-rules')}<span class="vh"> ${called}</span></a>
        ${
          card.lesson
            ? html`<a href="/learn/${id}">${t('site-lesson')}<span class="vh"> ${called}</span></a>`
            : nothing
        }
        ${
          card.puzzles
            ? html`<a href="/puzzles/${id}">${t('site-puzzle')}<span class="vh"> ${called}</span></a>`
            : nothing
        }
        ${
          card.daily
            ? html`<button class="asked" @click=${() => playDaily(card).catch(tell)}>
                ${t('site-daily')}<span class="vh">, ${called}</span>
              </button>`
            : nothing
        }
      </div>
    </div>
    ${card.levels.length ? opponent(card) : nothing}
    <div class="go">
      <button class="btn main" ?disabled=${busy === id} @click=${() => play(card)}>
        ${t('site-play')}<span class="vh"> ${called}</span>
      </button>
      <button class="btn" @click=${() => invite(card)}>
        ${t('site-with-friends')}<span class="vh"> ${called}</span>
      </button>
      <button class="btn" ?disabled=${!live} @click=${() => watch(card)}>
        ${t('site-watch')}<span class="vh"> ${called}</span>${
          live ? html` <span class="muted">${live}</span>` : nothing
        }
      </button>
    </div>
  </article>`;
}

/** @param {Summary} table */
const openRow = table =>
  html`<li>
    <span class="gicon">${mini(table.game, table.public_view)}</span>
    <div class="grow">
      <div class="t ell">${gameName(table.game)}</div>
      <div class="d ell">${names(table)} · ${kind(table, cardOf(table))}</div>
    </div>
    <div class="row">
      ${seatTokens(table)}
      <button class="btn sm" @click=${() => sit(table)}>
        ${t('site-join-table')}<span class="vh"> ${gameName(table.game)}, ${names(table)}</span>
      </button>
    </div>
  </li>`;

function myTables() {
  const mine = [...(home?.own ?? [])].sort(
    (a, b) => Number(waits(b)) - Number(waits(a)) || b.updated_at - a.updated_at,
  );
  if (!mine.length) return nothing;
  return html`<section aria-labelledby="h-mine">
    <h2 class="vh" id="h-mine">${t('site-your-tables')}</h2>
    <div class="scroll-x runs">${mine.slice(0, MINE).map(run)}</div>
  </section>`;
}

function openTables() {
  const open = home?.open.filter(freeSeats).slice(0, OPEN) ?? [];
  return html`<section aria-labelledby="h-open">
    <div class="head">
      <h2 id="h-open">${t('site-open-tables')}</h2>
      <span class="muted xs">${t('site-seat-open-inline')}</span>
      <a class="more" href="/lobby">${t('site-nav-lobby')}</a>
    </div>
    ${
      open.length
        ? html`<ul class="card rows">
            ${open.map(openRow)}
          </ul>`
        : html`<div class="card empty">
            ${lampshade}
            <h3>${t('site-no-open-tables')}</h3>
            ${cards ? waysIn(cards, card => play(card)) : nothing}
          </div>`
    }
  </section>`;
}

function whoIsHere() {
  const people = (home?.users ?? []).slice(0, PEOPLE);
  return html`<section aria-labelledby="h-here">
    <div class="head">
      <h2 id="h-here">${t('site-who-is-here')}</h2>
      <span class="muted xs">${home ? t('site-online-count', { ...home.online }) : nothing}</span>
      <a class="more" href="/people">${t('site-people')}</a>
    </div>
    <ul class="card who">
      ${people.map(
        one =>
          html`<li>
            ${crest(one.name, one.member, 'sm')}<span class="ell">${person(one.id, one.name)}</span>
            <span class="d ell">${one.playing ? gameName(one.playing) : t('site-browsing')}</span>
          </li>`,
      )}
      ${home && !people.length ? html`<li class="muted">${t('site-nobody-else-online')}</li>` : nothing}
    </ul>
  </section>`;
}

/** All that the page offers: drawn at once, so that nothing moves under a finger. @param {GameCard[]} all */
const rooms = all =>
  html`${myTables()}
    <section aria-labelledby="h-play">
      <div class="head"><h2 id="h-play">${t('site-play-a-game')}</h2></div>
      <div class="games n${all.length}">${all.map(game)}</div>
    </section>
    <div class="below">${openTables()}${whoIsHere()}</div>
    <footer class="sign">
      <span>${t('site-tagline')}</span><a href="/help#fairness">${t('site-fairness-link')}</a>
      <a href="/help">${t('site-nav-help')}</a><a href="/settings">${t('site-nav-settings')}</a>
    </footer>`;

function draw() {
  if (myself && isShut(myself)) {
    render(shut(myself), main);
    return;
  }
  const greeting = t(name ? 'site-greeting-name' : 'site-greeting', { daytime: daytime(), name });
  render(
    html` <div class="hello">
        <h1>${greeting}</h1>
        <span class="muted xs only-desk">${home ? t('site-activity-summary', counts(home)) : nothing}</span>
      </div>
      ${cards && (home || late) ? rooms(cards) : html`<p class="wait muted" role="status">${t('site-loading')}</p>`}`,
    main,
  );
}

watchHouse(found => {
  home = found;
  draw();
});
onName(found => {
  myself = found;
  name = found.name;
  draw();
});
// Whoever comes back with the browser's own button finds a page that waits for nothing.
addEventListener('pageshow', event => {
  if (event.persisted) {
    busy = '';
    draw();
  }
});
await shell({ page: 'home' });
title('');
draw();
me().then(found => {
  myself = found;
  name = found.name;
  draw();
}, tell);
setTimeout(() => {
  late = true;
  draw();
}, PATIENCE);
games().then(found => {
  cards = found;
  draw();
}, tell);
