/** The header of the analysis: the outcome, the seats, and buttons such as the rematch. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { analysisUrl } from '../components/share_tokens.js';
import { t } from '../components/strings.js';
import { showProof } from '../table/fairness.js';
import { seatName, outcome } from '../table/names.js';
import { requestRematch } from '../table/rematch.js';
import { share } from '../table/result.js';
import { seatCards } from '../table/seats.js';
/** @typedef {import('../types').Frame} Frame */

/**
 * Request a rematch, which starts immediately or waits for the other players.
 * @param {string} match
 */
async function startRematch(match) {
  const next = (await requestRematch(match))?.rematch;
  if (next) location.assign(`/t/${next.started ? next.match : match}`);
}

/**
 * @param {{ table: import('../types').TableInfo, last: Frame, shown: Frame, ended: boolean,
 *   entries: import('../types').MoveListEntry[], badge: import('../types').Badge | undefined,
 *   reader: unknown }} scene
 */
export function analysisHead({ table, last, shown, ended, entries, badge, reader }) {
  const { title: won, reason } = outcome(last, table.own_seats);
  const names = table.seats.map((_, seat) => seatName(table.seats, seat)).join(', ');
  const named = `${gameName(table.game)}: ${names}`;
  const moves = entries.filter(entry => entry.kind === 'moved').length;
  const first = entries[0]?.at ?? 0;
  const minutes = Math.max(1, Math.round(((entries.at(-1)?.at ?? first) - first) / 60000));
  const standing = ended
    ? shown.ranking
    : shown.ranking && { ...shown.ranking, ranks: shown.ranking.ranks.map(() => 0) };
  return html`<section class="result" aria-labelledby="h-result">
    <div>
      <h1 id="h-result">${won}</h1>
      <p class="how">${reason} ${t('site-moves-minutes', { moves, minutes })}</p>
    </div>
    <div class="only-desk">${seatCards(
      { ...shown, phase: 'over', ranking: standing },
      table.own_seats,
      badge,
    )}</div>
    ${reader}
    <div class="after">
      ${
        table.own_seats.length
          ? html`<button class="btn main" @click=${() => startRematch(table.match)}>${t('site-rematch')}</button>`
          : nothing
      }
      <button class="btn" @click=${() => share(analysisUrl(table.match, table.share_token) + location.hash, named)}>
        ${icon('share')}${t('site-share')}
      </button>
      <button class="btn" @click=${() => showProof(table.match)}>${icon('seal')}${t('site-fairness')}</button>
    </div>
  </section>`;
}
