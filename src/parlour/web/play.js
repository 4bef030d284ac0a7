/** The play page of a game: against bots, with friends, or matchmaking. */
import { html, nothing, render } from './vendor/lit.js';
import { tableCodeForm } from './components/table_code.js';
import { gameFacts } from './components/game_facts.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { miniBoard } from './components/mini_board.js';
import { NewTableForm } from './components/new_table.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t } from './components/strings.js';
import { Matchmaking } from './play/matchmaking.js';
import { botPane } from './play/bots.js';
/** @typedef {import('./types').GameCard} GameCard */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const TABS = /** @type {const} */ (['bots', 'friends', 'people']);
const requestedTab = new URLSearchParams(location.search).get('tab');
/** @type {typeof TABS[number]} */
let tab = TABS.find(one => one === requestedTab) ?? 'people';
/** @type {GameCard | undefined} */
let card;
/** @type {NewTableForm | undefined} */
let form;
/** @type {Matchmaking | undefined} */
let matchmaking;

/** @param {typeof TABS[number]} next */
function selectTab(next) {
  tab = next;
  window.history.replaceState(null, '', `?tab=${next}`);
  draw();
}
/** @param {KeyboardEvent} event */
function handleKey(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const open = tabs();
  selectTab(open[(open.indexOf(tab) + step + open.length) % open.length]);
  document.getElementById(`tab-${tab}`)?.focus();
}
const tabs = () => TABS.filter(one => one !== 'bots' || card?.levels.length);

function friendsPane() {
  return {
    body: html`<p class="sub">${t('social-friends-line')}</p>
      ${form?.template()}
      <section class="sec" aria-labelledby="h-code">
        <h2 id="h-code">${t('site-code-label')}</h2>
        ${tableCodeForm()}
      </section>`,
    foot: nothing,
  };
}

/** Return the links to the lesson, the rules and the FAQ. @param {GameCard} shown */
function helpLinks({ spec: { id }, lesson, faq }) {
  return html`<nav class="play-leads scroll-x" aria-label=${t('site-nav-help')}>
    ${lesson ? html`<a class="btn sm" href="/learn/${id}">${icon('bulb')}${t('site-learn')}</a>` : nothing}
    <a class="btn sm" href="/rules/${id}">${icon('book')}${t('site-rules')}</a>
    ${faq ? html`<a class="btn sm" href="/faq/${id}">${icon('question')}${t('site-faq')}</a>` : nothing}
  </nav>`;
}

/** @param {GameCard} shown */
function pageContent(shown) {
  const { id } = shown.spec;
  const { body, foot } =
    tab === 'bots'
      ? botPane(shown, draw)
      : tab === 'friends'
        ? friendsPane()
        : (matchmaking?.template() ?? friendsPane());
  // The other tabs are disabled during a search.
  const isSearching = Boolean(matchmaking?.search);
  return html`<div class="card play-sheet">
    <div class="play-head">
      <span class="pic">${miniBoard(id)}</span>
      <div>
        <h1>${t('social-play-game', { game: gameName(id) })}</h1>
        <div class="facts">${gameFacts(shown)}</div>
      </div>
      ${helpLinks(shown)}
    </div>
    <div class="tabs" role="tablist" aria-label=${t('site-play')} @keydown=${handleKey}>
      ${tabs().map(
        one =>
          html`<button
            role="tab"
            id="tab-${one}"
            aria-selected=${one === tab}
            aria-controls="pane"
            tabindex=${one === tab ? 0 : -1}
            ?disabled=${isSearching && one !== tab}
            @click=${() => selectTab(one)}
          >
            ${t(`social-tab-${one}`)}
          </button>`,
      )}
    </div>
    <div class="play-body" id="pane" role="tabpanel" aria-labelledby="tab-${tab}">${body}</div>
    ${foot === nothing ? nothing : html`<div class="play-foot">${foot}</div>`}
  </div>`;
}

function draw() {
  render(
    card ? pageContent(card) : html`<p class="muted wait" role="status">${t('site-loading')}</p>`,
    main,
  );
}

await Promise.all([mountShell({ page: 'home' }), loadStrings('social')]);
draw();
try {
  const cards = await loadGames();
  card = cards.find(one => one.spec.id === location.pathname.split('/')[2]) ?? cards[0];
  form = new NewTableForm(cards, draw, { game: card.spec.id, chooseGame: false });
  matchmaking = new Matchmaking(cards, card, draw);
  if (!tabs().includes(tab)) tab = tabs()[0];
  setTitle(t('social-play-game', { game: gameName(card.spec.id) }));
  draw();
} catch (refusal) {
  showError(refusal);
}
