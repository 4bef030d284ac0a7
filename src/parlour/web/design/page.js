/** The template of the page: all boards on the left, panels on the right, time at the foot. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { icon, logo } from '../components/icons.js';
import { changeSettings, isDark } from '../components/settings.js';
import { botsPanel } from './bots_panel.js';
import { controls } from './controls.js';
import { failureBox } from './failure.js';
import { stepMarks } from './highlights.js';
import { lawsPanel } from './laws_panel.js';
import { lensPanel } from './lens_panel.js';
import { matchPanel } from './match_panel.js';
import { savesPanel } from './saves_panel.js';
/** @typedef {import('./place.js').Place} Place */
/** @typedef {import('./types').PackageFailure} PackageFailure */

/**
 * What the page shows. `refusal`: the reason why there is no position; `selected`: the path of the
 * field that the lens explains; `level`: the level of the bots; `boards`: the element of the boards.
 * @typedef {{
 *   game: string,
 *   place: Place,
 *   card: import('../types').GameCard | undefined,
 *   status: import('./types').Status | undefined,
 *   position: import('./types').Position | null,
 *   refusal: PackageFailure | null,
 *   isConnected: boolean,
 *   saves: import('./saves_panel.js').Save[],
 *   lens: import('./types').Lens | null,
 *   selected: string,
 *   level: string,
 *   isPlaying: boolean,
 *   boards: HTMLElement,
 * }} PageState
 */
/**
 * @typedef {{
 *   go: (change: Partial<Place>) => void,
 *   play: () => void,
 *   look: (seat: number | null) => void,
 *   select: (path: string) => void,
 *   goToViolation: () => void,
 *   chooseLevel: (level: string) => void,
 *   startBots: () => void,
 *   stopBots: () => void,
 *   openBotMatch: (match: import('./types').BotMatch) => void,
 * }} PageActions
 */

const PANES = [
  ['seats', 'Seats'],
  ['match', 'Match'],
  ['laws', 'Laws'],
  ['lens', 'Leak lens'],
  ['bots', 'Bots'],
];

/** @param {PageState} state */
function statusText({ isConnected, status }) {
  if (!isConnected) return 'Server stopped';
  if (!status || status.load_ms === null) return 'Loading…';
  if (status.failure) return 'Not loaded';
  return status.save ? `Reloaded ${status.saved_at}` : 'Loaded';
}

/** @param {PageState} state */
function problemTitle({ status, refusal, position }) {
  if (status?.failure) return 'The package could not be loaded';
  if (refusal) return 'This position cannot be shown';
  return position?.failure?.traceback
    ? 'The rules raised an error at the end of this match'
    : 'This match cannot be continued';
}

/**
 * @param {PageState} state
 * @param {PageActions} actions
 */
function panels({ card, status, place, position, saves, lens, selected }, actions) {
  return html`<div class="panels">
    ${
      card
        ? html`<section class="card panel pane-match" aria-label="Match">
            ${matchPanel(card, place, position, actions.go)}
          </section>`
        : nothing
    }
    ${
      status
        ? html`<section class="card panel pane-laws" aria-label="Laws">
            ${lawsPanel(status.laws, actions.goToViolation)}
          </section>`
        : nothing
    }
    ${
      card?.spec.has_hidden_information
        ? html`<section class="card panel pane-lens" aria-label="Leak lens">
            ${lensPanel(lens, position?.boards.map(board => board.seat) ?? [], selected, actions)}
          </section>`
        : nothing
    }
    <section class="card panel pane-match" aria-label="Last saves">${savesPanel(saves)}</section>
  </div>`;
}

/**
 * @param {PageState} state
 * @param {PageActions} actions
 */
export function pageTemplate(state, actions) {
  const { game, place, card, status, position, refusal, isConnected } = state;
  const problem = status?.failure ?? refusal ?? position?.failure ?? null;
  const isBad = !isConnected || Boolean(status?.failure);
  const paneButton = (/** @type {string[]} */ [id, label]) =>
    html`<button aria-pressed=${place.pane === id} @click=${() => actions.go({ pane: id })}>
      ${label}
    </button>`;
  return html`<header class="bench-top">
      <span class="logo" aria-hidden="true">${logo}</span>
      <h1>${card ? gameName(game) : game}</h1>
      <code class="command">parlour design ${game}</code>
      <span class="state ${isBad ? 'bad' : 'good'}" role="status">${statusText(state)}</span>
      <button class="btn plain sq" aria-label="Light or dark"
        @click=${() => changeSettings({ theme: isDark() ? 'light' : 'dark' })}>${icon('lamp')}</button>
    </header>
    <nav class="segmented panes" aria-label="Panels">${PANES.map(paneButton)}</nav>
    <main id="main" data-content="page" data-pane=${place.pane}>
      ${
        problem
          ? html`<div class="problem">${failureBox(problem, problemTitle(state))}</div>`
          : nothing
      }
      <div class="seats-and-bots">
        <div class="pane-seats">${state.boards}</div>
        ${
          card && status
            ? html`<section class="card panel pane-bots" aria-label="Bots">
                ${botsPanel(card, status.bots, state.level, actions)}
              </section>`
            : nothing
        }
      </div>
      ${panels(state, actions)}
    </main>
    <footer class="bench-foot" aria-label="Position">
      ${controls(
        place,
        position?.last_step ?? 0,
        stepMarks(status?.laws, place),
        state.isPlaying,
        actions,
      )}
    </footer>`;
}
