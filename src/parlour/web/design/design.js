/** The page of `parlour design`: a game package, seen from all seats while it is written. */
import { render } from '../vendor/lit.js';
import { get, post, remove } from '../components/api.js';
import { fetchGameCards } from '../components/games.js';
import { nearestSeatCount } from '../components/game_options.js';
import { onSettingsChange } from '../components/settings.js';
import { loadStrings } from '../components/strings.js';
import { showError } from '../components/toast.js';
import { Boards } from './boards.js';
import { firstLevel } from './bots_panel.js';
import { highlightedParts } from './highlights.js';
import { pageTemplate } from './page.js';
import { placeQuery, placeQuestion, readPlace, writePlace } from './place.js';
import { Playback } from './playback.js';
import { seatActions } from './seat_actions.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('./place.js').Place} Place */
/** @typedef {import('./types').PackageFailure} PackageFailure */
/** @typedef {import('./types').Position} Position */
/** @typedef {import('./types').Status} Status */

/** The time (ms) between attempts to reach a server that does not answer. */
const RETRY_MS = 1000;
/** The number of saves that are listed. */
const MAX_SAVES = 6;

const game = /** @type {string} */ (document.documentElement.dataset.game);
const root = document.createElement('div');
root.className = 'frame';
document.body.prepend(root);
/** @type {Place} */
let place = readPlace();
const boards = new Boards(
  game,
  seatActions(() => place, go),
);
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
/** The level of the bots that play beside the boards; empty until the game is known. */
let level = '';
const playback = new Playback(() => {
  const hasNext = Boolean(position && place.step < position.last_step);
  if (hasNext) go({ step: place.step + 1 });
  else draw();
  return hasNext;
});

/** Show another position. Another seed, number of seats or option starts its random match.
 * @param {Partial<Place>} change */
function go(change) {
  const isOtherMatch = ['seed', 'seats', 'options', 'decisions'].some(name => name in change);
  if (isOtherMatch) {
    playback.stop();
    place.decisions = '';
  }
  place = { ...place, ...change };
  writePlace(place);
  draw();
  if (Object.keys(change).some(name => name !== 'pane')) void loadPosition();
}

function play() {
  if (playback.isPlaying) playback.stop();
  else {
    if (position && place.step >= position.last_step) go({ step: 0 });
    playback.start();
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
    highlight();
  } catch (error) {
    if (request !== requests) return;
    refusal = { summary: String(error.message), traceback: '' };
    draw();
  }
}

/** Check the laws along the match of the place; the server ignores a repeated question. */
async function checkLaws() {
  try {
    await post('/api/laws', placeQuestion({ ...place, step: 0, decisions: '' }));
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
  const { viewer: named, step } = report.failed;
  if (named !== null) viewer = named === 'spectators' ? null : named;
  go({
    seats: match.seats,
    seed: match.seed,
    options: JSON.parse(match.options),
    step,
    pane: 'seats',
  });
}

function startBots() {
  const { seats, options } = place;
  post('/api/bots', { seats, options: JSON.stringify(options), level }).catch(showError);
}

/** Show a match that bots have played. @param {import('./types').BotMatch} match */
function openBotMatch({ seed, decisions, length }) {
  const { seats, options } = /** @type {NonNullable<import('./types').BotsStatus['question']>} */ (
    /** @type {Status} */ (status).bots.question
  );
  go({ seats, options: JSON.parse(options), seed, decisions, step: length, pane: 'seats' });
}

/** Highlight the parts of the boards that the lens or a violated law concerns. */
function highlight() {
  boards.highlight(index => {
    const seat = position?.boards[index]?.seat ?? null;
    return highlightedParts(seat, lens, selected, status?.laws, place);
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
  if (!card) {
    location.reload();
    return;
  }
  level = firstLevel(card);
  if (!card.seat_counts.includes(place.seats))
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

function draw() {
  const state = {
    ...{ game, place, card, status, position, refusal, isConnected, saves, lens, selected, level },
    isPlaying: playback.isPlaying,
    boards: boards.root,
  };
  render(pageTemplate(state, pageActions), root);
  highlight();
}

/** @type {import('./page.js').PageActions} */
const pageActions = {
  go,
  play,
  look,
  select,
  goToViolation,
  chooseLevel: chosen => {
    level = chosen;
    draw();
  },
  startBots,
  stopBots: () => void remove('/api/bots').catch(showError),
  openBotMatch,
};

draw();
await loadStrings('site', game);
onSettingsChange(draw);
void followStatus();
