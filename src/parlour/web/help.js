/** The help page. */
import { html, nothing, render } from './vendor/lit.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { mountShell, setTitle } from './components/shell.js';
import { t } from './components/strings.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const CHAPTERS = ['play', 'friends', 'device', 'keys', 'line', 'clock', 'fairness', 'privacy'];
const KEYS = ['move', 'choose', 'send', 'undo', 'turn', 'tabs', 'review'];
/** @type {import('./types').GameCard[]} */
let cards = [];

/** @param {string} key */
const keyRow = key =>
  html`<dt>${t(`site-key-${key}`)}</dt>
    <dd>${t(`site-key-${key}-does`)}</dd>`;
/** @param {string} id */
const chapter = id =>
  html`<section class="card padded-card" id=${id}>
    <h2>${t(`site-help-${id}`)}</h2>
    <div class="prose">
      ${t(`site-help-${id}-text`)
        .split('\n\n')
        .map(text => html`<p>${text}</p>`)}
      ${id === 'keys' ? html`<dl class="keys">${KEYS.map(keyRow)}</dl>` : nothing}
    </div>
  </section>`;
function rulesList() {
  if (!cards.length) return nothing;
  const gameLink = (/** @type {import('./types').GameCard} */ { spec: { id } }) =>
    html`<li><a class="btn" href="/rules/${id}">${icon('book')}${gameName(id)}</a></li>`;
  const forum = html`<li><a class="btn" href="/forum">${icon('chat')}${t('site-forum')}</a></li>`;
  return html`<section class="card padded-card">
    <h2>${t('site-rules')}</h2>
    <ul class="links">
      ${cards.map(gameLink)}${forum}
    </ul>
  </section>`;
}
function draw() {
  render(
    html`<h1>${t('site-nav-help')}</h1>
      ${rulesList()}${CHAPTERS.map(chapter)}`,
    main,
  );
}
await mountShell({ page: 'help' });
setTitle(t('site-nav-help'));
cards = await loadGames().catch(() => []);
draw();
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
