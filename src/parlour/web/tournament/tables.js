/** The tables of the rounds: who sits where, how it stands, and the paper on which results are written. */
import { html, nothing } from '../vendor/lit.js';
import { openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { letter, points } from './labels.js';
/** @typedef {import('../types').Pod} Pod */
/** @typedef {import('../types').Tournament} Tournament */
/** @typedef {(match: string, ranks: Record<string, number>) => void} Write */

/** @param {Pod} pod */
const state = pod => {
  if (pod.places.length)
    return t(pod.entered_by_host ? 'tournament-by-hand' : 'tournament-table-over');
  if (pod.opened) return t('tournament-table-on');
  return t('tournament-present-count', { there: pod.ready.length, all: pod.entrants.length });
};

/** @param {Tournament} one @param {Pod} pod @param {number} index @param {Write} write */
function table(one, pod, index, write) {
  const { match } = pod;
  const name = t('tournament-table', { letter: letter(index) });
  const mine = one.own_number !== null && pod.entrants.includes(one.own_number);
  const order = pod.entrants
    .map((number, seat) => ({
      who: one.entrants[number],
      place: pod.places[seat],
      there: pod.ready.includes(number),
    }))
    .sort((a, b) => (b.place?.points ?? 0) - (a.place?.points ?? 0));
  return html`<li class="card pod ${mine ? 'my' : ''}">
    <div class="ph"><b>${name}</b> <span class="muted xs">${state(pod)}</span></div>
    <ol>
      ${order.map(
        ({ who, place, there }) =>
          html`<li class=${who.mine ? 'mine' : ''}>
            <span class="ell">${who.name}</span>${
              place
                ? html`<b>${points(place.points)}</b>${
                    place.score === null
                      ? nothing
                      : html`<span class="muted num">${t('tournament-score', { score: place.score })}</span>`
                  }`
                : html`<span class="muted"
                    >${there && !pod.opened ? icon('check') : nothing}<span class="blank" aria-hidden="true"></span
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
      one.can_manage && one.phase === 'running' && match
        ? html`<button
            class="btn plain sm by-hand"
            @click=${() => byHand(one, pod, name, ranks => write(match, ranks))}
          >
            ${t('tournament-enter-result')}
          </button>`
        : nothing
    }
  </li>`;
}

/**
 * Ask the host where everybody at a table came.
 * @param {Tournament} one
 * @param {Pod} pod
 * @param {string} name
 * @param {(ranks: Record<string, number>) => void} write
 */
function byHand(one, pod, name, write) {
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
          write(Object.fromEntries(Object.entries(ranks).filter(([, rank]) => rank)));
        }}
      >
        <p class="muted">${t('tournament-enter-result-line')}</p>
        ${pod.entrants.map(
          number =>
            html`<label class="field"
              >${one.entrants[number].name}<select
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

/** @param {Tournament} one @param {Write} write */
export function rounds(one, write) {
  const arena = one.terms.form === 'arena';
  return one.rounds
    .map((turn, index) => {
      const round = t('tournament-round', { round: index + 1 });
      const current = index === one.rounds.length - 1 && one.phase === 'running';
      const shown = arena ? [...turn.tables].reverse() : turn.tables;
      const body = html`<ol class="pods">
          ${shown.map((pod, at) => table(one, pod, arena ? turn.tables.length - 1 - at : at, write))}
        </ol>
        ${
          turn.byes.length
            ? html`<p class="muted xs">
                ${t('tournament-byes', {
                  names: turn.byes.map(number => one.entrants[number].name).join(', '),
                })}
              </p>`
            : nothing
        }`;
      const title = arena ? t('tournament-tables') : round;
      return current
        ? html`<section class="sec now" aria-labelledby="h-now">
            <h2 id="h-now">${title}</h2>
            ${body}
          </section>`
        : html`<details class="sec past" ?open=${arena}>
            <summary>${title}</summary>
            ${body}
          </details>`;
    })
    .reverse();
}
