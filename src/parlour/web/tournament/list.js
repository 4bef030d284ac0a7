/** A list of tournaments. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { miniBoard } from '../components/mini_board.js';
import { t } from '../components/strings.js';
import { formLabel, statusText } from './labels.js';
/** @typedef {import('../types').TournamentBrief} TournamentBrief */

/** @param {TournamentBrief} tournament */
const ownTag = tournament =>
  tournament.mine && tournament.phase !== 'over'
    ? html` <span class="tag">${t('tournament-you-are-in')}</span>`
    : nothing;

/** @param {TournamentBrief} tournament @param {boolean} showClub */
const tournamentRow = (tournament, showClub) =>
  html`<li>
    <span class="game-icon">${miniBoard(tournament.game)}</span
    ><span class="what"
      ><a href="/tournaments/${tournament.id}">${tournament.name}</a><small>${gameName(
        tournament.game,
      )}, ${formLabel(tournament)}</small></span
    >
    <span class="state muted"
      >${statusText(tournament)}${ownTag(tournament)}${
        showClub && tournament.is_club_only
          ? html` <span class="tag">${t('tournament-of-club')}</span>`
          : nothing
      }${tournament.admits_bots ? html` <span class="tag">${t('tournament-admits-bots')}</span>` : nothing}</span
    >
  </li>`;

/**
 * Return a list of tournaments.
 * @param {TournamentBrief[]} tournaments
 * @param {{ showClub: boolean }} look whether to mark the tournaments of clubs
 */
export const tournamentList = (tournaments, { showClub }) =>
  html`<ul class="card flush link-list tournament-list">
    ${tournaments.map(one => tournamentRow(one, showClub))}
  </ul>`;
