/** The profile page of a user: relationship, games, statistics, tables, results and friends. */
import { html, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { avatar } from './components/avatar.js';
import { botBadge } from './components/bot_badge.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { onHomeChange } from './components/session.js';
import { miniBoard } from './components/mini_board.js';
import { userLink } from './components/user_link.js';
import { mountShell, setTitle } from './components/shell.js';
import { tableStatus } from './components/table_summary.js';
import { showError } from './components/toast.js';
import { language, loadStrings, t } from './components/strings.js';
import { resultRow } from './results/result_rows.js';
import { challengeButtons } from './user/challenge.js';
import { relationshipButtons, friendshipButton, presenceText } from './user/relationship.js';
import { mountStatistics } from './user/statistics.js';
/** @typedef {import('./types').Profile} Profile */
/** @typedef {import('./types').Regard} Regard */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
/** @type {Profile | null} */
let profile = null;
/** @type {import('./types').ClubReference[]} */
let clubs = [];
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {import('./types').Home | null} */
let home = null;

/** @param {Regard} regard */
function updateRelationship(regard) {
  if (profile) profile = { ...profile, relationship: regard };
  draw();
  // Reload the profile, since the relationship determines whether the server reveals the user's
  // presence.
  load().catch(showError);
}
/** @param {string} game @param {boolean} isFavourite */
async function setFavourite(game, isFavourite) {
  try {
    const { games: favourites } = await post(`/api/favourites/${game}`, { marked: isFavourite });
    if (profile) profile = { ...profile, favourites };
    draw();
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {Profile} found */
const blockNotice = ({ name, relationship: regard }) =>
  html`<p class="note clay">${t(regard.blocks ? 'social-you-block' : 'social-not-accepting', { name })}</p>`;

/** @param {Profile} found */
function header(found) {
  const since = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' }).format(
    new Date(found.joined_at),
  );
  const line = [
    found.bot_owner ? t('social-bot-by', { name: found.bot_owner.name }) : '',
    t('social-since', { role: found.role, since }),
    found.mine ? '' : presenceText(found, found.playing ? gameName(found.playing) : ''),
    found.relationship.friendship === 'friends' ? t('social-friend') : '',
  ];
  return html`<header class="card padded-card">
    <div class="name-row">
      ${avatar(found.name, found.role !== 'guest', 'lg')}
      <div class="grow">
        <h1>${found.name}${botBadge(found.id)}</h1>
        <p class="sub">${line.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
    ${
      found.mine
        ? html`<div class="row wrapping">
            <a class="btn" href="/account">${icon('gear')}${t('social-your-account')}</a>
            <a class="btn" href="/people">${t('social-contacts')}</a>
          </div>`
        : html`<div class="row wrapping">${challengeButtons(found, home)}${friendshipButton(
            found,
            updateRelationship,
          )}</div>
            <div class="row wrapping">${relationshipButtons(found, updateRelationship)}</div>
            ${found.relationship.unblocked ? nothing : blockNotice(found)}`
    }
  </header>`;
}

/** @param {string} name @param {unknown} body @param {unknown} [more] */
const section = (name, body, more = nothing) =>
  html`<section class="sec" aria-label=${name}>
    <div class="row">
      <h2>${name}</h2>
      ${more}
    </div>
    ${body}
  </section>`;

/** @param {Profile} found */
function favourites(found) {
  const chip = (/** @type {string} */ game) =>
    html`<li><a class="chip" href="/rules/${game}">${icon('star')}${gameName(game)}</a></li>`;
  const toggle = (/** @type {string} */ game) => {
    const isFavourite = found.favourites.includes(game);
    return html`<li>
      <button class="chip" aria-pressed=${isFavourite} @click=${() => setFavourite(game, !isFavourite)}>
        ${icon('star')}${gameName(game)}
      </button>
    </li>`;
  };
  if (!found.mine && !found.favourites.length) return nothing;
  const all = found.mine ? cards.map(card => toggle(card.spec.id)) : found.favourites.map(chip);
  return section(
    t('social-favourites'),
    html`<ul class="chips">
      ${all}
    </ul>`,
  );
}

/** @param {Profile} found */
function gamesSection(found) {
  const ids = [
    ...new Set([...found.games.map(one => one.game), ...found.ratings.map(one => one.game)]),
  ];
  const one = (/** @type {string} */ game) => {
    const record = found.games.find(each => each.game === game);
    const rated = found.ratings
      .filter(each => each.game === game)
      .sort((a, b) => b.games - a.games);
    return html`<li class="card rated-game">
      <span class="game-icon">${miniBoard(game)}</span>
      <div class="grow">
        <b>${gameName(game)}</b>
        <small>${record ? t('social-played-won', { games: record.matches, won: record.won }) : nothing}</small>
      </div>
      ${rated.slice(0, 2).map(
        rating =>
          html`<div class="num">
              <b class="figure">${rating.rating.value}${rating.provisional ? '?' : ''}</b
              ><small class="muted">${t(`site-pace-of-${rating.pace}`)}</small>
            </div>`,
      )}
    </li>`;
  };
  const none = html`<p class="muted">${t('social-no-games')}</p>`;
  return section(
    t('social-games'),
    ids.length
      ? html`<ul class="rated-games">
          ${ids.map(one)}
        </ul>`
      : none,
  );
}

/** @param {Profile} found */
const tablesSection = found =>
  found.tables.length
    ? section(
        t('social-tables'),
        html`<ul class="card rows">
          ${found.tables.map(
            table =>
              html`<li>
                <span class="game-icon">${miniBoard(table.game, table.public_view, table.public_layout)}</span>
                <div class="grow">
                  <div class="t ellipsis">${gameName(table.game)}</div>
                  <div class="d ellipsis">${tableStatus(table)}</div>
                </div>
                <a class="btn sm" href="/t/${table.match}"
                  >${found.mine ? t('site-go-to-table') : html`${icon('eye')}${t('site-watch')}`}</a
                >
              </li>`,
          )}
        </ul>`,
      )
    : nothing;

/** @param {Profile} found */
const resultsSection = found =>
  found.results.length
    ? section(
        t('social-results'),
        html`<ul class="card results">
          ${found.results.map(one => resultRow(one, cards))}
        </ul>`,
        found.mine ? html`<a href="/results">${t('site-all-results')}</a>` : nothing,
      )
    : nothing;

/** @param {Profile} found */
const friendsSection = found =>
  found.friends
    ? section(
        t('social-friends'),
        found.friends.length
          ? html`<ul class="card lines pad">
              ${found.friends.map(
                one =>
                  html`<li>
                    ${avatar(one.name, one.member, 'sm')}<span class="grow"
                      ><b>${userLink(one.id, one.name)}</b>${
                        found.mine
                          ? html`<span class="d">${presenceText(one, one.playing ? gameName(one.playing) : '')}</span>`
                          : nothing
                      }</span
                    >
                  </li>`,
              )}
            </ul>`
          : html`<p class="muted">${t('social-no-friends')}</p>`,
      )
    : nothing;

const clubsSection = () =>
  clubs.length
    ? section(
        t('social-clubs'),
        html`<ul class="chips">
          ${clubs.map(
            club =>
              html`<li>
                <a class="chip" href="/clubs/${club.id}">${icon('seal')}<span class="ellipsis">${club.name}</span></a>
              </li>`,
          )}
        </ul>`,
      )
    : nothing;

const statisticsSection = document.createElement('section');
statisticsSection.className = 'sec numbers';
statisticsSection.id = 'statistics';

function draw() {
  render(
    profile
      ? html`${header(profile)}
          <div class="split">
            <div class="col">${tablesSection(profile)}${gamesSection(profile)}${statisticsSection}${resultsSection(
              profile,
            )}</div>
            <div class="col">${favourites(profile)}${clubsSection()}${friendsSection(profile)}</div>
          </div>`
      : html`<p class="muted wait" role="status">${t('site-loading')}</p>`,
    main,
  );
}

async function load() {
  const first = !profile;
  const path = `/api/people/${encodeURIComponent(id)}`;
  const [found, foundClubs] = await Promise.all([get(path), get(`${path}/clubs`)]);
  clubs = foundClubs;
  // The statistics are loaded first, since they would shift the sections below them.
  if (first) await mountStatistics(statisticsSection, found).catch(showError);
  profile = found;
  setTitle(found.name);
  draw();
  if (first && location.hash === `#${statisticsSection.id}`) statisticsSection.scrollIntoView();
}

onHomeChange(seen => {
  home = seen;
  draw();
});
await Promise.all([mountShell({ page: 'people' }), loadStrings('social')]);
draw();
try {
  cards = await loadGames();
  await load();
} catch (refusal) {
  showError(refusal);
}
