/** The rules page of a game, in the user's language or in the language of the URL. */
import { html, nothing, render, unsafeHTML } from './vendor/lit.js';
import { gameFacts } from './components/game_facts.js';
import { mountFindBar } from './components/find_in_page.js';
import { gameTagline, gameName, loadGame } from './components/games.js';
import { icon } from './components/icons.js';
import { miniBoard } from './components/mini_board.js';
import { playBots } from './components/play_bots.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { language, loadStrings, t } from './components/strings.js';
import { fetchRules } from './table/panel.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const game = location.pathname.split('/')[2];
const userLanguage = language();
const requestedLanguage = new URLSearchParams(location.search).get('language');
await Promise.all([mountShell({ page: 'help' }), loadStrings('find')]);
const [{ page, language: pageLanguage }, card] = await Promise.all([
  fetchRules(game, requestedLanguage ?? userLanguage),
  loadGame(game).catch(() => undefined),
]);
setTitle(t('site-rules-of', { game: gameName(game) }));
const back =
  requestedLanguage && pageLanguage !== userLanguage
    ? html`<p><a href="/rules/${game}" lang=${userLanguage}>${new Intl.DisplayNames(userLanguage, {
        type: 'language',
      }).of(userLanguage)}</a></p>`
    : nothing;
const lesson = card?.lesson
  ? html`<a class="btn" href="/learn/${game}">${icon('bulb')}${t('site-learn')}</a>`
  : nothing;
const rooms = card?.rooms ?? [];
const links = html`<p class="links">
  ${card?.faq ? html`<a class="btn" href="/faq/${game}">${icon('question')}${t('site-faq')}</a>` : nothing}
  <a class="btn" href="/forum?board=${game}">${icon('chat')}${t('site-forum')}</a>
  ${rooms.map(room => html`<a class="btn" href="/rooms/${game}/${room.id}">${icon('door')}${room.name}</a>`)}
</p>`;
render(
  html`<header class="who-plays">
      <span class="pic">${card ? miniBoard(game) : nothing}</span>
      <div class="grow">
        <h1>${gameName(game)}</h1>
        <p class="muted">${gameTagline(game)}</p>
        <p class="meta muted xs">${card ? gameFacts(card) : nothing}</p>
      </div>
      ${
        card
          ? html`<button class="btn main" @click=${() => playBots(card).catch(showError)}>
              ${icon('play')}${t('site-play')}
            </button>`
          : nothing
      }${lesson}
    </header>
    ${links}${back}
    <div id="find"></div>
    <nav class="contents" aria-label=${t('find-contents')} hidden></nav>
    <article class="card padded-card prose" lang=${page ? pageLanguage : nothing}>
      ${page ? unsafeHTML(page) : html`<p>${t('site-no-rules')}</p>`}
    </article>`,
  main,
);

const article = /** @type {HTMLElement} */ (main.querySelector('article'));
const chapters = [...article.querySelectorAll('h2')].map((head, number) => {
  head.id = `chapter-${number + 1}`;
  return { head, name: head.textContent ?? '' };
});

/** Return the number of search matches in each chapter. */
function matchCounts() {
  const found = chapters.map(() => 0);
  const follows = (/** @type {Node} */ head, /** @type {Node} */ mark) =>
    head.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (const mark of article.querySelectorAll('mark')) {
    const chapter = chapters.findLastIndex(({ head }) => follows(head, mark));
    if (chapter >= 0) found[chapter]++;
  }
  return found;
}

/** Draw the table of contents, with the number of search matches per chapter. */
function drawContents() {
  const list = /** @type {HTMLElement} */ (main.querySelector('.contents'));
  const found = matchCounts();
  list.hidden = chapters.length < 2;
  render(
    chapters.map(
      ({ head, name }, number) =>
        html`<a class="chip" href="#${head.id}">${name}${found[number] ? html`<b>${found[number]}</b>` : nothing}</a>`,
    ),
    list,
  );
}

drawContents();
const field = /** @type {HTMLElement} */ (document.getElementById('find'));
if (page) mountFindBar(field, article, t('find-rules'), drawContents);
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
