/** A tournament: players, the user's table, the tables of each round, and the standings. */
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
import { registrationView } from './tournament/upcoming.js';
import { ownTable } from './tournament/own_table.js';
import { standingsTable } from './tournament/standings.js';
import { roundSections } from './tournament/tables.js';
import { heading, formatPoints, formatDateTime } from './tournament/labels.js';
/** @typedef {import('./types').Tournament} Tournament */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const path = `/api${location.pathname.replace(/\/$/, '')}`;
/** The polling interval, in milliseconds. */
const POLL_MS = 3000;
const MINUTE = 60_000;
/** @type {Tournament | null} */
let current = null;
/** @type {import('./types').GameCard | undefined} */
let card;
let isBusy = false;
/** Id of the match that the user has joined, which the page opens when it starts. */
let joinedMatch = '';

/** @param {Tournament} found */
function update(found) {
  current = found;
  draw();
  const mine = joinedMatch
    ? found.rounds.at(-1)?.tables.find(pod => pod.match === joinedMatch)
    : undefined;
  if (mine?.opened && !mine.places.length) location.assign(`/t/${joinedMatch}`);
}

/** @param {string} action @param {unknown} [body] */
async function send(action, body = {}) {
  if (isBusy) return;
  isBusy = true;
  draw();
  try {
    update(await post(`${path}/${action}`, body));
  } catch (refusal) {
    showError(refusal);
  }
  isBusy = false;
  draw();
}

/** @param {import('./types').Pod} pod */
function sitDown(pod) {
  if (!current?.commitment || !pod.match) return;
  joinedMatch = pod.match;
  saveCommitment({ match: pod.match, commitment: current.commitment });
  send('ready', { nonce: createNonce(pod.match) });
}

async function confirmLeave() {
  const isConfirmed = await confirmDialog({
    title: t('tournament-leave-sure'),
    text: t(current?.phase === 'open' ? 'tournament-leave-line' : 'tournament-leave-running'),
    confirmText: t('tournament-leave'),
    danger: true,
  });
  if (isConfirmed) send('leave');
}
async function confirmEnd() {
  const isConfirmed = await confirmDialog({
    title: t('tournament-end-sure'),
    text: t('tournament-end-line'),
    confirmText: t('tournament-end'),
    danger: true,
  });
  if (isConfirmed) send('end');
}

/** @param {Tournament} tournament */
function actionButtons(tournament) {
  const me = tournament.own_number === null ? null : tournament.entrants[tournament.own_number];
  const here = tournament.entrants.filter(entrant => entrant.present).length;
  const enterButton = me
    ? tournament.phase !== 'over' && !me.present
      ? html`<button class="btn main" ?disabled=${isBusy} @click=${() => send('enter')}>
          ${t('tournament-check-in')}
        </button>`
      : nothing
    : tournament.can_enter
      ? html`<button class="btn main" ?disabled=${isBusy} @click=${() => send('enter')}>
          ${t('tournament-enter')}
        </button>`
      : nothing;
  return html`<div class="btns">
    ${enterButton}${
      tournament.can_manage && tournament.phase === 'open'
        ? html`<button
            class="btn ${me?.present ? 'main' : ''}"
            ?disabled=${isBusy || here < 2}
            @click=${() => send('start')}
          >
            ${t('tournament-start', { people: here })}
          </button>`
        : nothing
    }<button class="btn" @click=${() => copyLink(location.href)}>${icon('link')}${t('tournament-copy-link')}</button>${
      tournament.rounds.length
        ? html`<button class="btn" @click=${() => window.print()}>${icon('print')}${t('tournament-print')}</button>`
        : nothing
    }${
      me && tournament.phase !== 'over' && me.present
        ? html`<button class="btn plain" ?disabled=${isBusy} @click=${confirmLeave}>${t('tournament-leave')}</button>`
        : nothing
    }${
      tournament.can_manage && tournament.phase !== 'over'
        ? html`<button class="btn plain" ?disabled=${isBusy} @click=${confirmEnd}>${t('tournament-end')}</button>`
        : nothing
    }
  </div>`;
}

/** @param {Tournament} tournament */
function roundStrip(tournament) {
  if (tournament.phase === 'open' || tournament.terms.form === 'arena') return nothing;
  const all = Math.max(tournament.rounds_planned ?? 0, tournament.rounds.length);
  return html`<ol class="rounds" aria-label=${t('tournament-rounds')}>
    ${Array.from({ length: all }, (_, index) => {
      const round = tournament.rounds[index];
      const isCurrent = index === tournament.rounds.length - 1 && tournament.phase === 'running';
      const words = !round
        ? ''
        : round.ended_at
          ? t('tournament-done-at', { when: formatTime(round.ended_at) })
          : isCurrent
            ? t('tournament-now')
            : '';
      return html`<li class=${round && !isCurrent ? 'done' : ''} aria-current=${isCurrent ? 'step' : nothing}>
        <b>${t('tournament-round', { round: index + 1 })}</b><small>${words}</small>
      </li>`;
    })}
  </ol>`;
}

/** Return the club of a tournament and who can enter. @param {Tournament} tournament */
function clubLine({ club, terms, can_enter: canEnter, own_number: ownNumber, phase }) {
  if (club) {
    const isClosed = !canEnter && ownNumber === null && phase !== 'over';
    return html`<p class="club-line">
      <a class="chip" href="/clubs/${club.id}">${icon('seal')}<span class="ellipsis">${club.name}</span></a
      >${isClosed ? html`<span class="muted">${t('tournament-for-members')}</span>` : nothing}
    </p>`;
  }
  return terms.club && phase !== 'over'
    ? html`<p class="muted">${t('tournament-club-deleted')}</p>`
    : nothing;
}

/** @param {Tournament} tournament */
function statusLine(tournament) {
  if (tournament.phase === 'over') {
    const [first] = tournament.standings;
    return first && tournament.rounds.length
      ? t('tournament-winner', {
          name: tournament.entrants[first.entrant].name,
          points: first.points,
          said: formatPoints(first.points),
        })
      : t('tournament-no-winner');
  }
  if (tournament.phase === 'open')
    return tournament.terms.begins_at
      ? t('tournament-starts', { when: formatDateTime(tournament.terms.begins_at) })
      : t('tournament-registration-open');
  const people = tournament.entrants.filter(entrant => entrant.present).length;
  return tournament.terms.form === 'arena'
    ? t('tournament-closes', {
        when: formatTime(tournament.rounds[0].started_at + tournament.terms.minutes * MINUTE),
      })
    : t('tournament-playing', { people });
}

function draw() {
  if (!current) return;
  const tournament = current;
  render(
    html`<header class="tournament-header">
        <div>
          <p class="eyebrow">${heading(tournament)}</p>
          <h1>${tournament.terms.name}</h1>
          <p class="muted">${statusLine(tournament)}</p>
          ${clubLine(tournament)}
          ${tournament.terms.bots ? html`<p class="muted">${t('tournament-admits-bots')}</p>` : nothing}
        </div>
        ${actionButtons(tournament)}
      </header>
      ${roundStrip(tournament)}${ownTable(tournament, isBusy, sitDown)}
      ${
        tournament.phase === 'open'
          ? registrationView(tournament, card, isBusy, send)
          : html`<div class="split event">
              ${standingsTable(tournament)}
              <div class="col">${roundSections(tournament, (match, ranks) => send('result', { match, ranks }))}</div>
            </div>`
      }`,
    main,
  );
}

async function poll() {
  if (document.hidden || isBusy) return;
  try {
    const found = await get(path);
    if (!isBusy) update(found);
  } catch {
    /* The next poll may succeed. */
  }
}

await mountShell({ page: 'tournaments' });
await loadStrings('tournament');
try {
  const [found, all] = await Promise.all([get(path), loadGames()]);
  card = all.find(game => game.spec.id === found.terms.game);
  setTitle(found.terms.name);
  setBreadcrumb(gameName(found.terms.game));
  update(found);
  setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);
  // A printout contains all rounds.
  addEventListener('beforeprint', () => {
    for (const past of document.querySelectorAll('details.past')) past.setAttribute('open', '');
  });
} catch (refusal) {
  showError(refusal);
}
