/** The list of standings: points round by round, and what tells equals apart. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { language, t } from '../components/strings.js';
import { points } from './labels.js';
/** @typedef {import('../types').Tournament} Tournament */

/** @param {number} number */
const tenths = number =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number);

/** @param {Tournament} one */
export function standings(one) {
  const turns = one.terms.form === 'arena' ? [] : one.rounds;
  const shares = one.standings.some(line => line.score_share > 0);
  const rows = one.standings.map((line, place) => {
    const who = one.entrants[line.entrant];
    return html`<tr class=${who.mine ? 'me' : ''}>
      <td class="rank num">${place + 1}</td>
      <th scope="row">
        <span class="who"
          >${avatar(who.name, false, 'sm')}<span class="ell">${who.name}</span>
          ${
            who.present || one.phase === 'over'
              ? nothing
              : html`<span class="tag">${t('tournament-away')}</span>`
          }</span
        >
      </th>
      <td class="num big">${points(line.points)}</td>
      ${turns.map(({ tables }, turn) => {
        const brought = line.rounds[turn];
        const on = tables.some(pod => !pod.places.length && pod.entrants.includes(line.entrant));
        return html`<td class="num muted wide">${on ? '…' : brought === null ? '' : points(brought)}</td>`;
      })}
      <td class="num">${points(line.opponent_points)}</td>
      ${shares ? html`<td class="num wide">${tenths(line.score_share)}</td>` : nothing}
      <td class="num wide">${line.first_places}</td>
    </tr>`;
  });
  return html`<section class="sec" aria-labelledby="h-standings">
    <h2 id="h-standings">${t(one.phase === 'over' ? 'tournament-final-standings' : 'tournament-standings')}</h2>
    <div class="card flush">
      <div class="scroll" tabindex="0" role="group" aria-labelledby="h-standings">
        <table class="book">
          <thead>
            <tr>
              <th class="num"><span class="vh">${t('tournament-place')}</span></th>
              <th scope="col">${t('tournament-name')}</th>
              <th scope="col" class="num">${t('tournament-points')}</th>
              ${turns.map(
                (_, turn) =>
                  html`<th scope="col" class="num wide" aria-label=${t('tournament-round', { round: turn + 1 })}>
                    ${turn + 1}
                  </th>`,
              )}
              <th scope="col" class="num">${t('tournament-met')}</th>
              ${shares ? html`<th scope="col" class="num wide">${t('tournament-share')}</th>` : nothing}
              <th scope="col" class="num wide">${t('tournament-firsts')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
    </div>
    <p class="muted xs">
      ${t('tournament-points-line', { most: one.terms.seats - 1 })}
      ${t(one.terms.form === 'knockout' ? 'tournament-tie-breaks-knockout' : 'tournament-tie-breaks')}
      ${one.seed ? t('tournament-seed-line', { seed: one.seed.slice(0, 16) }) : nothing}
    </p>
  </section>`;
}
