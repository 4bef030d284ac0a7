/** The user's table in a tournament, which they can join and open. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { miniBoard } from '../components/mini_board.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';
import { entrantBadge, tableLetter } from './labels.js';
/** @typedef {import('../types').Tournament} Tournament */

const MINUTE = 60_000;

/**
 * Return the card of the user's table, or a message while they wait for a table.
 * @param {Tournament} tournament
 * @param {boolean} busy
 * @param {(pod: import('../types').Pod) => void} sitDown
 */
export function ownTable(tournament, busy, sitDown) {
  if (tournament.own_number === null || tournament.phase !== 'running') return nothing;
  const { own_number: ownNumber } = tournament;
  const round = tournament.rounds.at(-1);
  const pods = round?.tables ?? [];
  const pod = pods.find(
    candidate => candidate.entrants.includes(ownNumber) && !candidate.places.length,
  );
  const hasBye = round?.byes.includes(ownNumber) && !round.ended_at;
  if (!pod)
    return tournament.entrants[ownNumber].present
      ? html`<section class="card own-table">
          <div class="grow" role="status">
            <p class="eyebrow">${t('tournament-your-table')}</p>
            <h2>${t(hasBye ? 'tournament-bye' : 'tournament-next-soon')}</h2>
          </div>
        </section>`
      : nothing;
  const isReady = pod.ready.includes(ownNumber);
  const name = t('tournament-table', { letter: tableLetter(pods.indexOf(pod)) });
  const actionButton = pod.opened
    ? html`<a class="btn main big" href="/t/${pod.match}">${t('tournament-go')}</a>`
    : isReady
      ? html`<span class="muted" role="status"
          >${t('tournament-waits-for', {
            names: pod.entrants
              .filter(number => !pod.ready.includes(number))
              .map(number => tournament.entrants[number].name)
              .join(', '),
          })}</span
        >`
      : html`<button class="btn main big" ?disabled=${busy} @click=${() => sitDown(pod)}>
          ${t('tournament-sit')}
        </button>`;
  const deadline = t('tournament-until', {
    when: formatTime(pod.called_at + tournament.terms.patience * MINUTE),
  });
  return html`<section class="card own-table" aria-labelledby="h-own">
    <span class="pic">${miniBoard(tournament.terms.game)}</span>
    <div class="grow">
      <p class="eyebrow">${t('tournament-your-table')}</p>
      <h2 id="h-own">${name}</h2>
      <ol class="inline">
        ${pod.entrants.map(
          number =>
            html`<li class=${number === ownNumber ? 'mine' : ''}>
              ${pod.ready.includes(number) && !pod.opened ? icon('check') : nothing}${
                tournament.entrants[number].name
              }${entrantBadge(tournament.entrants[number])}
            </li>`,
        )}
      </ol>
      ${pod.opened ? nothing : html`<p class="muted xs">${deadline}</p>`}
    </div>
    ${actionButton}
  </section>`;
}
