/** One tournament: who takes part, one's own table, the tables of each round, and where everybody stands. */
import { html, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { copyLink } from './components/copy.js';
import { confirmDialog } from './components/dialog.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { saveCommitment, createNonce } from './components/shuffle_commitment.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { formatTime } from './components/time.js';
import { showError } from './components/toast.js';
import { loadStrings, t } from './components/strings.js';
import { gathering } from './tournament/upcoming.js';
import { own } from './tournament/own_table.js';
import { standings } from './tournament/standings.js';
import { rounds } from './tournament/tables.js';
import { heading, points, whenever } from './tournament/labels.js';
/** @typedef {import('./types').Tournament} Tournament */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const path = `/api${location.pathname.replace(/\/$/, '')}`;
/** How often it is asked how things stand, in ms. */
const EVERY = 3000;
const MINUTE = 60_000;
/** @type {Tournament | null} */
let one = null;
/** @type {import('./types').GameCard | undefined} */
let card;
let busy = false;
/** The table at which this page has sat down: when it begins, the page goes there. */
let seat = '';

/** @param {Tournament} found */
function hear(found) {
  one = found;
  draw();
  const mine = seat ? found.rounds.at(-1)?.tables.find(pod => pod.match === seat) : undefined;
  if (mine?.opened && !mine.places.length) location.assign(`/t/${seat}`);
}

/** @param {string} what @param {unknown} [body] */
async function send(what, body = {}) {
  if (busy) return;
  busy = true;
  draw();
  try {
    hear(await post(`${path}/${what}`, body));
  } catch (refusal) {
    showError(refusal);
  }
  busy = false;
  draw();
}

/** @param {import('./types').Pod} pod */
function sitDown(pod) {
  if (!one?.commitment || !pod.match) return;
  seat = pod.match;
  saveCommitment({ match: pod.match, commitment: one.commitment });
  send('ready', { nonce: createNonce(pod.match) });
}

async function leave() {
  const sure = await confirmDialog({
    title: t('tournament-leave-sure'),
    text: t(one?.phase === 'open' ? 'tournament-leave-line' : 'tournament-leave-running'),
    confirmText: t('tournament-leave'),
    danger: true,
  });
  if (sure) send('leave');
}
async function end() {
  const sure = await confirmDialog({
    title: t('tournament-end-sure'),
    text: t('tournament-end-line'),
    confirmText: t('tournament-end'),
    danger: true,
  });
  if (sure) send('end');
}

/** @param {Tournament} night */
function deeds(night) {
  const me = night.own_number === null ? null : night.entrants[night.own_number];
  const here = night.entrants.filter(entrant => entrant.present).length;
  const enter = me
    ? night.phase !== 'over' && !me.present
      ? html`<button class="btn main" ?disabled=${busy} @click=${() => send('enter')}>
          ${t('tournament-check-in')}
        </button>`
      : nothing
    : night.can_enter
      ? html`<button class="btn main" ?disabled=${busy} @click=${() => send('enter')}>
          ${t('tournament-enter')}
        </button>`
      : nothing;
  return html`<div class="btns">
    ${enter}${
      night.can_manage && night.phase === 'open'
        ? html`<button
            class="btn ${me?.present ? 'main' : ''}"
            ?disabled=${busy || here < 2}
            @click=${() => send('start')}
          >
            ${t('tournament-start', { people: here })}
          </button>`
        : nothing
    }<button class="btn" @click=${() => copyLink(location.href)}>${icon('link')}${t('tournament-copy-link')}</button>${
      night.rounds.length
        ? html`<button class="btn" @click=${() => window.print()}>${icon('print')}${t('tournament-print')}</button>`
        : nothing
    }${
      me && night.phase !== 'over' && me.present
        ? html`<button class="btn plain" ?disabled=${busy} @click=${leave}>${t('tournament-leave')}</button>`
        : nothing
    }${
      night.can_manage && night.phase !== 'over'
        ? html`<button class="btn plain" ?disabled=${busy} @click=${end}>${t('tournament-end')}</button>`
        : nothing
    }
  </div>`;
}

/** @param {Tournament} night */
function strip(night) {
  if (night.phase === 'open' || night.terms.form === 'arena') return nothing;
  const all = Math.max(night.rounds_planned ?? 0, night.rounds.length);
  return html`<ol class="rounds" aria-label=${t('tournament-rounds')}>
    ${Array.from({ length: all }, (_, index) => {
      const turn = night.rounds[index];
      const now = index === night.rounds.length - 1 && night.phase === 'running';
      const words = !turn
        ? ''
        : turn.ended_at
          ? t('tournament-done-at', { when: formatTime(turn.ended_at) })
          : now
            ? t('tournament-now')
            : '';
      return html`<li class=${turn && !now ? 'done' : ''} aria-current=${now ? 'step' : nothing}>
        <b>${t('tournament-round', { round: index + 1 })}</b><small>${words}</small>
      </li>`;
    })}
  </ol>`;
}

/** @param {Tournament} night */
function line(night) {
  if (night.phase === 'over') {
    const [first] = night.standings;
    return first && night.rounds.length
      ? t('tournament-winner', {
          name: night.entrants[first.entrant].name,
          points: first.points,
          said: points(first.points),
        })
      : t('tournament-no-winner');
  }
  if (night.phase === 'open')
    return night.terms.begins_at
      ? t('tournament-starts', { when: whenever(night.terms.begins_at) })
      : t('tournament-registration-open');
  const people = night.entrants.filter(entrant => entrant.present).length;
  return night.terms.form === 'arena'
    ? t('tournament-closes', {
        when: formatTime(night.rounds[0].started_at + night.terms.minutes * MINUTE),
      })
    : t('tournament-playing', { people });
}

function draw() {
  if (!one) return;
  const night = one;
  render(
    html`<header class="night">
        <div>
          <p class="eyebrow">${heading(night)}</p>
          <h1>${night.terms.name}</h1>
          <p class="muted">${line(night)}</p>
        </div>
        ${deeds(night)}
      </header>
      ${strip(night)}${own(night, busy, sitDown)}
      ${
        night.phase === 'open'
          ? gathering(night, card, busy, send)
          : html`<div class="split event">
              ${standings(night)}
              <div class="col">${rounds(night, (match, ranks) => send('result', { match, ranks }))}</div>
            </div>`
      }`,
    main,
  );
}

async function look() {
  if (document.hidden || busy) return;
  try {
    const found = await get(path);
    if (!busy) hear(found);
  } catch {
    /* the next look says how things stand */
  }
}

await mountShell({ page: 'tournaments' });
await loadStrings('tournament');
try {
  const [found, all] = await Promise.all([get(path), loadGames()]);
  card = all.find(game => game.spec.id === found.terms.game);
  setTitle(found.terms.name);
  setBreadcrumb(gameName(found.terms.game));
  hear(found);
  setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  // On paper every round is told.
  addEventListener('beforeprint', () => {
    for (const past of document.querySelectorAll('details.past')) past.setAttribute('open', '');
  });
} catch (refusal) {
  showError(refusal);
}
