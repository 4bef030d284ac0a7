/** One's own table in a tournament: sit down, wait for the others, go there. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { miniBoard } from '../components/mini_board.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';
import { letter } from './labels.js';
/** @typedef {import('../types').Tournament} Tournament */

const MINUTE = 60_000;

/**
 * One's own table, or what one waits for.
 * @param {Tournament} night
 * @param {boolean} busy
 * @param {(pod: import('../types').Pod) => void} sitDown
 */
export function own(night, busy, sitDown) {
  if (night.own_number === null || night.phase !== 'running') return nothing;
  const { own_number: me } = night;
  const turn = night.rounds.at(-1);
  const pods = turn?.tables ?? [];
  const pod = pods.find(found => found.entrants.includes(me) && !found.places.length);
  const rests = turn?.byes.includes(me) && !turn.ended_at;
  if (!pod)
    return night.entrants[me].present
      ? html`<section class="card mytable">
          <div class="grow" role="status">
            <p class="eyebrow">${t('tournament-your-table')}</p>
            <h2>${t(rests ? 'tournament-bye' : 'tournament-next-soon')}</h2>
          </div>
        </section>`
      : nothing;
  const there = pod.ready.includes(me);
  const name = t('tournament-table', { letter: letter(pods.indexOf(pod)) });
  const deed = pod.opened
    ? html`<a class="btn main big" href="/t/${pod.match}">${t('tournament-go')}</a>`
    : there
      ? html`<span class="muted" role="status"
          >${t('tournament-waits-for', {
            names: pod.entrants
              .filter(number => !pod.ready.includes(number))
              .map(number => night.entrants[number].name)
              .join(', '),
          })}</span
        >`
      : html`<button class="btn main big" ?disabled=${busy} @click=${() => sitDown(pod)}>
          ${t('tournament-sit')}
        </button>`;
  const until = t('tournament-until', {
    when: formatTime(pod.called_at + night.terms.patience * MINUTE),
  });
  return html`<section class="card mytable" aria-labelledby="h-own">
    <span class="pic">${miniBoard(night.terms.game)}</span>
    <div class="grow">
      <p class="eyebrow">${t('tournament-your-table')}</p>
      <h2 id="h-own">${name}</h2>
      <ol class="inline">
        ${pod.entrants.map(
          number =>
            html`<li class=${number === me ? 'mine' : ''}>
              ${pod.ready.includes(number) && !pod.opened ? icon('check') : nothing}${night.entrants[number].name}
            </li>`,
        )}
      </ol>
      ${pod.opened ? nothing : html`<p class="muted xs">${until}</p>`}
    </div>
    ${deed}
  </section>`;
}
