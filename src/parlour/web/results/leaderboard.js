/** A leaderboard: people and bots on one scale, the highest first. */
import { html, nothing } from '../vendor/lit.js';
import { botName, gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { userLink } from '../components/user_link.js';
import { withSpokenText } from '../components/screen_reader.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Leaderboard} Leaderboard */
/** @typedef {import('../types').BoardLine} BoardLine */

/** A bot's name without its manner. @param {string} game @param {string} level */
export const shortName = (game, level) => botName(game, level).split(/[,，:–]/)[0];
/** A bot's manner without its name. @param {string} game @param {string} level */
export function manner(game, level) {
  const words = botName(game, level);
  const name = shortName(game, level);
  return words === name ? '' : words.slice(name.length).replace(/^[,，:–\s]+/, '');
}

/** By how much a rating changed. @param {number | null} by */
export function delta(by) {
  if (by === null || by === undefined) return nothing;
  const [look, sign, words] =
    by > 0 ? ['up', '▲', 'site-up-by'] : by < 0 ? ['dn', '▼', 'site-down-by'] : ['', '', ''];
  if (!look) return html`<span class="delta">±0</span>`;
  const points = Math.abs(by);
  return html`<span class="delta ${look}"
    >${withSpokenText(html`<span aria-hidden="true">${sign}</span>${points}`, t(words, { points }))}</span
  >`;
}

/** The last results as bars: full for a win, low for another. @param {boolean[]} form */
function lately(form) {
  if (!form.length) return nothing;
  const words = t('site-form', {
    results: form.map(won => t(won ? 'site-result-won' : 'site-result-lost')),
  });
  return html`<span class="forms" role="img" aria-label=${words}
    >${form.map(won => html`<i class=${won ? 'won' : 'lost'}></i>`)}</span
  >`;
}

/** @param {BoardLine} line @param {boolean} own whether the game has a formula of its own */
function row(line, own) {
  const provisional = line.rank === null;
  return html`<tr class=${line.mine ? 'me' : ''}>
    <td class="rank num">${line.rank ?? nothing}</td>
    <th scope="row">
      <span class="who"
        ><span class="ell">${userLink(line.id, line.name)}</span>${
          line.mine ? html`<span class="tag">${t('site-you')}</span>` : nothing
        }</span
      >
    </th>
    <td class="num"><b class="big">${line.rating.value}${provisional ? '?' : ''}</b></td>
    <td class="num muted wide">± ${line.rating.margin}</td>
    ${own ? html`<td class="num wide">${line.own_rating ?? '–'}</td>` : nothing}
    <td class="num">${delta(line.week_change)}</td>
    <td class="num wide">${line.games}</td>
    <td class="num wide">${t('site-percent', { share: Math.round((100 * line.won) / line.games) })}</td>
    <td class="num wide">${lately(line.recent_wins)}</td>
  </tr>`;
}

/** @param {string} game @param {import('../types').Anchor} anchor @param {boolean} own */
const mark = (game, { bot, rating }, own) =>
  html`<tr class="anchor">
    <td class="rank num">${icon('bot')}</td>
    <th scope="row">
      <span class="who"
        ><span class="ell">${shortName(game, bot)}</span><span class="tag">${t('site-bot-rating')}</span></span
      >
    </th>
    <td class="num"><b class="big">${rating.value}</b></td>
    <td class="num muted wide">${t('site-fixed-rating')}</td>
    ${own ? html`<td class="wide"></td>` : nothing}
    <td></td>
    <td class="muted wide xs" colspan="3">${manner(game, bot)}</td>
  </tr>`;

/** @param {Leaderboard} board */
export function leaderboard(board) {
  const own = board.entries.some(line => line.own_rating !== null);
  const span = own ? 9 : 8;
  const settled = board.entries.filter(line => line.rank !== null);
  const fresh = board.entries.filter(line => line.rank === null);
  const rows = [
    ...settled.map(line => ({ at: line.rating.value, row: row(line, own) })),
    ...board.bots.map(anchor => ({
      at: anchor.rating.value,
      row: mark(board.game, anchor, own),
    })),
  ].sort((a, b) => b.at - a.at);
  const head = (/** @type {string} */ id, look = 'num') =>
    html`<th scope="col" class=${look}>${t(`site-column-${id}`)}</th>`;
  return html`<section class="card flush" aria-label=${gameName(board.game)}>
    <div class="scroll-x" tabindex="0" role="group" aria-label=${t('site-nav-ratings')}>
      <table class="book">
        <thead>
          <tr>
            <th scope="col" class="num"><abbr title=${t('site-column-place')}>#</abbr></th>
            ${head('name', '')}${head('rating')}
            ${head('sure', 'num wide')}${own ? head('own', 'num wide') : nothing}${head('week')}
            ${head('games', 'num wide')}${head('won', 'num wide')}${head('form', 'num wide')}
          </tr>
        </thead>
        <tbody>
          ${rows.map(({ row }) => row)}
          ${
            fresh.length
              ? html`<tr class="part">
                  <td colspan=${span}>${t('site-provisional', { games: board.provisional_matches })}</td>
                </tr>`
              : nothing
          }${fresh.map(line => row(line, own))}
          ${
            board.entries.length
              ? nothing
              : html`<tr class="part">
                  <td colspan=${span}>${t('site-no-ratings')}</td>
                </tr>`
          }
        </tbody>
      </table>
    </div>
  </section>`;
}
