/** A leaderboard of users and bots on one scale, from the highest rating to the lowest. */
import { html, nothing } from '../vendor/lit.js';
import { botName, gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { userLink } from '../components/user_link.js';
import { withSpokenText } from '../components/screen_reader.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Leaderboard} Leaderboard */
/** @typedef {import('../types').BoardLine} BoardLine */

/** Return a bot's name without its style. @param {string} game @param {string} level */
export const botShortName = (game, level) => botName(game, level).split(/[,，:–]/)[0];
/** Return a bot's style without its name. @param {string} game @param {string} level */
export function botStyle(game, level) {
  const words = botName(game, level);
  const name = botShortName(game, level);
  return words === name ? '' : words.slice(name.length).replace(/^[,，:–\s]+/, '');
}

/** Return a rating change with an arrow. @param {number | null} change */
export function ratingDelta(change) {
  if (change === null || change === undefined) return nothing;
  const [classes, arrow, words] =
    change > 0
      ? ['up', '▲', 'site-up-by']
      : change < 0
        ? ['dn', '▼', 'site-down-by']
        : ['', '', ''];
  if (!classes) return html`<span class="delta">±0</span>`;
  const points = Math.abs(change);
  return html`<span class="delta ${classes}"
    >${withSpokenText(html`<span aria-hidden="true">${arrow}</span>${points}`, t(words, { points }))}</span
  >`;
}

/** Return the recent results as bars: high for a win, low otherwise. @param {boolean[]} form */
function recentResults(form) {
  if (!form.length) return nothing;
  const words = t('site-form', {
    results: form.map(won => t(won ? 'site-result-won' : 'site-result-lost')),
  });
  return html`<span class="forms" role="img" aria-label=${words}
    >${form.map(won => html`<i class=${won ? 'won' : 'lost'}></i>`)}</span
  >`;
}

/**
 * @param {BoardLine} entry
 * @param {boolean} hasOwnRating whether the game has its own rating formula
 */
function entryRow(entry, hasOwnRating) {
  const provisional = entry.rank === null;
  return html`<tr class=${entry.mine ? 'me' : ''}>
    <td class="rank num">${entry.rank ?? nothing}</td>
    <th scope="row">
      <span class="who"
        ><span class="ellipsis">${userLink(entry.id, entry.name)}</span>${
          entry.mine ? html`<span class="tag">${t('site-you')}</span>` : nothing
        }</span
      >
    </th>
    <td class="num"><b class="big">${entry.rating.value}${provisional ? '?' : ''}</b></td>
    <td class="num muted wide">± ${entry.rating.margin}</td>
    ${hasOwnRating ? html`<td class="num wide">${entry.own_rating ?? '–'}</td>` : nothing}
    <td class="num">${ratingDelta(entry.week_change)}</td>
    <td class="num wide">${entry.games}</td>
    <td class="num wide">${t('site-percent', { share: Math.round((100 * entry.won) / entry.games) })}</td>
    <td class="num wide">${recentResults(entry.recent_wins)}</td>
  </tr>`;
}

/** @param {string} game @param {import('../types').Anchor} anchor @param {boolean} hasOwnRating */
const anchorRow = (game, { bot, rating }, hasOwnRating) =>
  html`<tr class="bot-anchor">
    <td class="rank num">${icon('bot')}</td>
    <th scope="row">
      <span class="who"
        ><span class="ellipsis">${botShortName(game, bot)}</span><span class="tag">${t('site-bot-rating')}</span></span
      >
    </th>
    <td class="num"><b class="big">${rating.value}</b></td>
    <td class="num muted wide">${t('site-fixed-rating')}</td>
    ${hasOwnRating ? html`<td class="wide"></td>` : nothing}
    <td></td>
    <td class="muted wide xs" colspan="3">${botStyle(game, bot)}</td>
  </tr>`;

/** @param {Leaderboard} board @param {boolean} ofBots whether bot accounts are ranked */
export function leaderboard(board, ofBots) {
  const hasOwnRating = board.entries.some(entry => entry.own_rating !== null);
  const span = hasOwnRating ? 9 : 8;
  const ranked = board.entries.filter(entry => entry.rank !== null);
  const provisionalEntries = board.entries.filter(entry => entry.rank === null);
  const rows = [
    ...ranked.map(entry => ({ at: entry.rating.value, row: entryRow(entry, hasOwnRating) })),
    ...board.bots.map(anchor => ({
      at: anchor.rating.value,
      row: anchorRow(board.game, anchor, hasOwnRating),
    })),
  ].sort((a, b) => b.at - a.at);
  const columnHeader = (/** @type {string} */ id, classes = 'num') =>
    html`<th scope="col" class=${classes}>${t(`site-column-${id}`)}</th>`;
  return html`<section class="card flush" aria-label=${gameName(board.game)}>
    <div class="scroll-x" tabindex="0" role="group" aria-label=${t('site-nav-ratings')}>
      <table class="book">
        <thead>
          <tr>
            <th scope="col" class="num"><abbr title=${t('site-column-place')}>#</abbr></th>
            ${columnHeader('name', '')}${columnHeader('rating')}
            ${columnHeader('sure', 'num wide')}${
              hasOwnRating ? columnHeader('own', 'num wide') : nothing
            }${columnHeader('week')}
            ${columnHeader('games', 'num wide')}${columnHeader('won', 'num wide')}${columnHeader('form', 'num wide')}
          </tr>
        </thead>
        <tbody>
          ${rows.map(({ row: entryRow }) => entryRow)}
          ${
            provisionalEntries.length
              ? html`<tr class="part">
                  <td colspan=${span}>${t('site-provisional', { games: board.provisional_matches })}</td>
                </tr>`
              : nothing
          }${provisionalEntries.map(entry => entryRow(entry, hasOwnRating))}
          ${
            board.entries.length
              ? nothing
              : html`<tr class="part">
                  <td colspan=${span}>${t(ofBots ? 'site-no-ratings-bots' : 'site-no-ratings')}</td>
                </tr>`
          }
        </tbody>
      </table>
    </div>
  </section>`;
}
