/** The page of `parlour design`: a game package, seen from all seats while it is written. */
import { html, nothing, render } from '../vendor/lit.js';
import { get, post } from '../components/api.js';
import { fetchGameCards, gameName } from '../components/games.js';
import { nearestSeatCount } from '../components/game_options.js';
import { icon, logo } from '../components/icons.js';
import { changeSettings, isDark, onSettingsChange } from '../components/settings.js';
import { loadStrings } from '../components/strings.js';
import { Boards } from './boards.js';
import { controls } from './controls.js';
import { failureBox } from './failure.js';
import { lawsPanel } from './laws_panel.js';
import { lensPanel } from './lens_panel.js';
import { matchPanel } from './match_panel.js';
import { placeQuery, readPlace, writePlace } from './place.js';
import { savesPanel } from './saves_panel.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('./place.js').Place} Place */
/** @typedef {import('./types').PackageFailure} PackageFailure */
/** @typedef {import('./types').Position} Position */
/** @typedef {import('./types').Status} Status */

/** The time (ms) for which each position is shown during playback. */
const PLAY_INTERVAL_MS = 700;
/** The time (ms) between attempts to reach a server that does not answer. */
const RETRY_MS = 1000;
/** The number of saves that are listed. */
const MAX_SAVES = 6;

const game = /** @type {string} */ (document.documentElement.dataset.game);
const PANES = [
  ['seats', 'Seats'],
  ['match', 'Match'],
  ['laws', 'Laws'],
  ['lens', 'Leak lens'],
];

const root = document.createElement('div');
root.className = 'frame';
document.body.prepend(root);
const boards = new Boards(game);
/** @type {Place} */
let place = readPlace();
/** @type {GameCard | undefined} */
let card;
/** @type {Status | undefined} */
let status;
/** @type {Position | null} */
let position = null;
/** @type {PackageFailure | null} the reason why there is no position */
let refusal = null;
let isConnected = true;
/** @type {import('./saves_panel.js').Save[]} */
const saves = [];
/** @type {import('./types').Lens | null} */
let lens = null;
/** The seat whose view the lens examines. @type {number | null} */
let viewer = 0;
/** The path of the field that the lens explains. */
let selected = '';
let requests = 0;
let lensRequests = 0;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;

/** @param {Partial<Place>} change */
function go(change) {
  if ('seed' in change || 'seats' in change || 'options' in change) stopPlaying();
  place = { ...place, ...change };
  writePlace(place);
  draw();
  if (Object.keys(change).some(name => name !== 'pane')) void loadPosition();
}

function stopPlaying() {
  clearInterval(playing);
  playing = undefined;
}

function play() {
  if (playing) stopPlaying();
  else {
    if (position && place.step >= position.last_step) go({ step: 0 });
    playing = setInterval(() => {
      if (!position || place.step >= position.last_step) stopPlaying();
      else go({ step: place.step + 1 });
      draw();
    }, PLAY_INTERVAL_MS);
  }
  draw();
}

/** Load the position of the place; an answer to an earlier place is dropped. */
async function loadPosition() {
  if (!card) return;
  requests += 1;
  const request = requests;
  try {
    const found = await get(`/api/position?${placeQuery(place)}`);
    if (request !== requests) return;
    if (!found.boards) {
      refusal = found.failure;
      draw();
      return;
    }
    position = found;
    refusal = null;
    place = { ...place, step: found.step };
    writePlace(place);
    draw();
    void checkLaws();
    void loadLens();
    boards.show(found.boards, JSON.stringify([place.seats, place.seed, place.options]));
  } catch (error) {
    if (request !== requests) return;
    refusal = { summary: String(error.message), traceback: '' };
    draw();
  }
}

/** Check the laws along the match of the place; the server ignores a repeated question. */
async function checkLaws() {
  const { seats, seed, options } = place;
  try {
    await post('/api/laws', { seats, seed, step: 0, options: JSON.stringify(options) });
  } catch (error) {
    console.warn('the laws cannot be checked', error);
  }
}

/** Load which secrets change the view of the viewer. */
async function loadLens() {
  if (viewer !== null && viewer >= place.seats) viewer = 0;
  lensRequests += 1;
  const request = lensRequests;
  const query = placeQuery(place);
  if (viewer !== null) query.set('viewer', String(viewer));
  try {
    const found = await get(`/api/lens?${query}`);
    if (request !== lensRequests) return;
    lens = found.fields ? found : null;
    draw();
  } catch (error) {
    console.warn('the leak lens has no answer', error);
  }
}

/** @param {number | null} seat */
function look(seat) {
  viewer = seat;
  void loadLens();
}

/** @param {string} path */
function select(path) {
  selected = path;
  draw();
}

/** Show the position of the violated law. */
function goToViolation() {
  const { report, match } = /** @type {Status} */ (status).laws;
  if (!report?.failed || report.failed.step === null || !match) return;
  go({
    seats: match.seats,
    seed: match.seed,
    options: JSON.parse(match.options),
    step: report.failed.step,
    pane: 'seats',
  });
}

/** The description of a game without the sample position, which depends on the rules. */
const cardKey = (/** @type {GameCard | undefined} */ found) =>
  JSON.stringify({ ...found, sample_layout: Boolean(found?.sample_layout) });

/** Load the description of the game after a save, and the page again if the board needs it. */
async function loadCard() {
  const [found] = await get('/api/games');
  if (!found) return;
  if (card && cardKey(found) !== cardKey(card)) {
    location.reload();
    return;
  }
  if (card) return;
  [card] = await fetchGameCards();
  if (!card) location.reload();
  else if (!card.seat_counts.includes(place.seats))
    place = { ...place, seats: nearestSeatCount(card.seat_counts, place.seats || 2) };
}

/** Follow the saves of the package. */
async function followStatus() {
  for (;;) {
    try {
      const found = /** @type {Status} */ (
        await get(`/api/status?after=${isConnected && status ? status.version : -1}`)
      );
      const wasConnected = isConnected;
      isConnected = true;
      await showStatus(found, wasConnected);
    } catch {
      isConnected = false;
      draw();
      await new Promise(resolve => setTimeout(resolve, RETRY_MS));
    }
  }
}

/**
 * @param {Status} found
 * @param {boolean} wasConnected whether the server has answered since the last status
 */
async function showStatus(found, wasConnected) {
  const before = status;
  status = found;
  if (before && (found.page_save !== before.page_save || found.version < before.version)) {
    location.reload();
    return;
  }
  const hasLoaded = found.load_ms !== null && !found.failure;
  const isNew = !before || before.save !== found.save || before.load_ms === null || !wasConnected;
  if (found.load_ms !== null && isNew && found.save)
    saves.unshift({
      time: found.saved_at,
      files: found.files,
      failed: Boolean(found.failure),
    });
  saves.splice(MAX_SAVES);
  draw();
  if (hasLoaded && isNew) {
    await loadCard();
    await loadPosition();
  }
}

function statusText() {
  if (!isConnected) return 'Server stopped';
  if (!status || status.load_ms === null) return 'Loading…';
  if (status.failure) return 'Not loaded';
  return status.save ? `Reloaded ${status.saved_at}` : 'Loaded';
}

const isBad = () => !isConnected || Boolean(status?.failure);

/** @param {string[]} pane */
const paneButton = ([id, label]) =>
  html`<button aria-pressed=${place.pane === id} @click=${() => go({ pane: id })}>${label}</button>`;

function draw() {
  const failure = status?.failure ?? null;
  const problem = failure ?? refusal ?? position?.failure ?? null;
  const problemTitle = failure
    ? 'The package could not be loaded'
    : refusal
      ? 'This position cannot be shown'
      : 'The rules raised an error at the end of this match';
  render(
    html`<header class="bench-top">
        <span class="logo" aria-hidden="true">${logo}</span>
        <h1>${card ? gameName(game) : game}</h1>
        <code class="command">parlour design ${game}</code>
        <span class="state ${isBad() ? 'bad' : 'good'}" role="status">${statusText()}</span>
        <button class="btn plain sq" aria-label="Light or dark"
          @click=${() => changeSettings({ theme: isDark() ? 'light' : 'dark' })}>${icon('lamp')}</button>
      </header>
      <nav class="segmented panes" aria-label="Panels">${PANES.map(paneButton)}</nav>
      <main id="main" data-pane=${place.pane}>
        ${problem ? html`<div class="problem">${failureBox(problem, problemTitle)}</div>` : nothing}
        <div class="pane-seats">${boards.root}</div>
        <div class="panels">
          ${
            card
              ? html`<section class="card panel pane-match" aria-label="Match">
                  ${matchPanel(card, place, position, go)}
                </section>`
              : nothing
          }
          ${
            status
              ? html`<section class="card panel pane-laws" aria-label="Laws">
                  ${lawsPanel(status.laws, goToViolation)}
                </section>`
              : nothing
          }
          ${
            card?.spec.has_hidden_information
              ? html`<section class="card panel pane-lens" aria-label="Leak lens">
                  ${lensPanel(lens, position?.boards.map(board => board.seat) ?? [], selected, {
                    look,
                    select,
                  })}
                </section>`
              : nothing
          }
          <section class="card panel pane-match" aria-label="Last saves">${savesPanel(saves)}</section>
        </div>
      </main>
      <footer class="bench-foot" aria-label="Position">
        ${controls(place, position?.last_step ?? 0, Boolean(playing), { go, play })}
      </footer>`,
    root,
  );
}

draw();
await loadStrings('site', game);
onSettingsChange(draw);
void followStatus();
