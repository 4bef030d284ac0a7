/** The tables of each round: players, results, and the dialog in which the host enters a result. */
import { html, nothing } from '../vendor/lit.js';
import { openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { entrantBadge, tableLetter, formatPoints } from './labels.js';
/** @typedef {import('../types').Pod} Pod */
/** @typedef {import('../types').Tournament} Tournament */
/** @typedef {(match: string, ranks: Record<string, number>) => void} ReportResult */

/** @param {Pod} pod */
const tableStatus = pod => {
  if (pod.places.length)
    return t(pod.entered_by_host ? 'tournament-by-hand' : 'tournament-table-over');
  if (pod.opened) return t('tournament-table-on');
  return t('tournament-present-count', { there: pod.ready.length, all: pod.entrants.length });
};

/**
 * @param {Tournament} tournament
 * @param {Pod} pod
 * @param {number} index
 * @param {ReportResult} report
 */
function tableCard(tournament, pod, index, report) {
  const { match } = pod;
  const name = t('tournament-table', { letter: tableLetter(index) });
  const mine = tournament.own_number !== null && pod.entrants.includes(tournament.own_number);
  const order = pod.entrants
    .map((number, seat) => ({
      entrant: tournament.entrants[number],
      place: pod.places[seat],
      isReady: pod.ready.includes(number),
    }))
    .sort((a, b) => (b.place?.points ?? 0) - (a.place?.points ?? 0));
  return html`<li class="card pod ${mine ? 'my' : ''}">
    <div class="pod-header"><b>${name}</b> <span class="muted xs">${tableStatus(pod)}</span></div>
    <ol>
      ${order.map(
        ({ entrant, place, isReady }) =>
          html`<li class=${entrant.mine ? 'mine' : ''}>
            <span class="ellipsis">${entrant.name}</span>${entrantBadge(entrant)}${
              place
                ? html`<b>${formatPoints(place.points)}</b>${
                    place.score === null
                      ? nothing
                      : html`<span class="muted num">${t('tournament-score', { score: place.score })}</span>`
                  }`
                : html`<span class="muted"
                    >${isReady && !pod.opened ? icon('check') : nothing}<span class="blank" aria-hidden="true"></span
                  ></span>`
            }
          </li>`,
      )}
    </ol>
    ${
      pod.opened
        ? html`<a class="watch" href=${pod.places.length ? `/t/${match}/analysis` : `/t/${match}`}
            >${t(pod.places.length ? 'tournament-review' : 'tournament-watch', { table: name })}</a
          >`
        : nothing
    }
    ${
      tournament.can_manage && tournament.phase === 'running' && match
        ? html`<button
            class="btn plain sm by-hand"
            @click=${() => openResultDialog(tournament, pod, name, ranks => report(match, ranks))}
          >
            ${t('tournament-enter-result')}
          </button>`
        : nothing
    }
  </li>`;
}

/**
 * Ask the host for the rank of each player at a table.
 * @param {Tournament} tournament
 * @param {Pod} pod
 * @param {string} name
 * @param {(ranks: Record<string, number>) => void} report
 */
function openResultDialog(tournament, pod, name, report) {
  /** @type {Record<string, number>} */
  const ranks = Object.fromEntries(pod.entrants.map((number, seat) => [number, seat + 1]));
  const places = pod.entrants.map((_, place) => place + 1);
  openDialog({
    title: t('tournament-result-of', { table: name }),
    body: close =>
      html`<form
        class="make"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          close();
          report(Object.fromEntries(Object.entries(ranks).filter(([, rank]) => rank)));
        }}
      >
        <p class="muted">${t('tournament-enter-result-line')}</p>
        ${pod.entrants.map(
          number =>
            html`<label class="field"
              >${tournament.entrants[number].name}<select
                class="input"
                @change=${(/** @type {any} */ event) => {
                  ranks[number] = Number(event.target.value);
                }}
              >
                ${places.map(
                  place =>
                    html`<option value=${place} ?selected=${ranks[number] === place}>
                      ${t('tournament-finished-place', {
                        place,
                      })}
                    </option>`,
                )}
                <option value="0">${t('tournament-absent-player')}</option>
              </select></label
            >`,
        )}
        <button class="btn main">${t('tournament-save-result')}</button>
      </form>`,
  });
}

/** @param {Tournament} tournament @param {ReportResult} report */
export function roundSections(tournament, report) {
  const isArena = tournament.terms.form === 'arena';
  return tournament.rounds
    .map((turn, index) => {
      const round = t('tournament-round', { round: index + 1 });
      const current = index === tournament.rounds.length - 1 && tournament.phase === 'running';
      const tables = isArena ? [...turn.tables].reverse() : turn.tables;
      const body = html`<ol class="pods">
          ${tables.map((pod, position) => {
            const index = isArena ? turn.tables.length - 1 - position : position;
            return tableCard(tournament, pod, index, report);
          })}
        </ol>
        ${
          turn.byes.length
            ? html`<p class="muted xs">
                ${t('tournament-byes', {
                  names: turn.byes.map(number => tournament.entrants[number].name).join(', '),
                })}
              </p>`
            : nothing
        }`;
      const title = isArena ? t('tournament-tables') : round;
      return current
        ? html`<section class="sec now" aria-labelledby="h-now">
            <h2 id="h-now">${title}</h2>
            ${body}
          </section>`
        : html`<details class="sec past" ?open=${isArena}>
            <summary>${title}</summary>
            ${body}
          </details>`;
    })
    .reverse();
}
