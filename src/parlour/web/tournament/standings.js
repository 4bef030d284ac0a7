/** The standings: points per round, and the tie-breaks. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { language, t } from '../components/strings.js';
import { entrantBadge, formatPoints } from './labels.js';
/** @typedef {import('../types').Tournament} Tournament */

/** @param {number} number */
const formatTenths = number =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number);

/** @param {Tournament} tournament */
export function standingsTable(tournament) {
  const rounds = tournament.terms.form === 'arena' ? [] : tournament.rounds;
  const hasShares = tournament.standings.some(entry => entry.score_share > 0);
  const rows = tournament.standings.map((entry, index) => {
    const entrant = tournament.entrants[entry.entrant];
    return html`<tr class=${entrant.mine ? 'me' : ''}>
      <td class="rank num">${index + 1}</td>
      <th scope="row">
        <span class="who"
          >${avatar(entrant.name, false, 'sm')}<span class="ellipsis">${entrant.name}</span>${entrantBadge(entrant)}
          ${
            entrant.present || tournament.phase === 'over'
              ? nothing
              : html`<span class="tag">${t('tournament-away')}</span>`
          }</span
        >
      </th>
      <td class="num big">${formatPoints(entry.points)}</td>
      ${rounds.map(({ tables }, roundIndex) => {
        const roundPoints = entry.rounds[roundIndex];
        const isPlaying = tables.some(
          pod => !pod.places.length && pod.entrants.includes(entry.entrant),
        );
        return html`<td class="num muted wide">${
          isPlaying ? '…' : roundPoints === null ? '' : formatPoints(roundPoints)
        }</td>`;
      })}
      <td class="num">${formatPoints(entry.opponent_points)}</td>
      ${hasShares ? html`<td class="num wide">${formatTenths(entry.score_share)}</td>` : nothing}
      <td class="num wide">${entry.first_places}</td>
    </tr>`;
  });
  return html`<section class="sec" aria-labelledby="h-standings">
    <h2 id="h-standings">${t(tournament.phase === 'over' ? 'tournament-final-standings' : 'tournament-standings')}</h2>
    <div class="card flush">
      <div class="scroll" tabindex="0" role="group" aria-labelledby="h-standings">
        <table class="book">
          <thead>
            <tr>
              <th class="num"><span class="visually-hidden">${t('tournament-place')}</span></th>
              <th scope="col">${t('tournament-name')}</th>
              <th scope="col" class="num">${t('tournament-points')}</th>
              ${rounds.map(
                (_, roundIndex) =>
                  html`<th scope="col" class="num wide" aria-label=${t('tournament-round', { round: roundIndex + 1 })}>
                    ${roundIndex + 1}
                  </th>`,
              )}
              <th scope="col" class="num">${t('tournament-met')}</th>
              ${hasShares ? html`<th scope="col" class="num wide">${t('tournament-share')}</th>` : nothing}
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
      ${t('tournament-points-line', { most: tournament.terms.seats - 1 })}
      ${t(tournament.terms.form === 'knockout' ? 'tournament-tie-breaks-knockout' : 'tournament-tie-breaks')}
      ${tournament.seed ? t('tournament-seed-line', { seed: tournament.seed.slice(0, 16) }) : nothing}
    </p>
  </section>`;
}
