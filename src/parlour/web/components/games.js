/** The games that the server offers, with their cards, strings, style sheets and boards. */
import { assetUrl } from './asset_urls.js';
import { get } from './api.js';
import { hasMessage, loadStrings, t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/** @type {Promise<GameCard[]> | undefined} */
let cardsRequest;
/** Fetch the cards of all games, once per page. @returns {Promise<GameCard[]>} */
export function fetchGameCards() {
  cardsRequest ??= get(assetUrl('/api/games')).catch(refusal => {
    cardsRequest = undefined;
    throw refusal;
  });
  return cardsRequest;
}
/** Load the cards and the strings of all games. @returns {Promise<GameCard[]>} */
export async function loadGames() {
  const cards = await fetchGameCards();
  await loadStrings(...cards.map(card => card.spec.id));
  return cards;
}
/** Load one game's card and strings. @param {string} id */
export async function loadGame(id) {
  const [cards] = await Promise.all([fetchGameCards(), loadStrings(id)]);
  return cards.find(card => card.spec.id === id);
}

/** @param {string} game */
export const gameName = game =>
  hasMessage(`${game}-name`) ? t(`${game}-name`) : game[0].toUpperCase() + game.slice(1);
/** @param {string} game */
export const gameTagline = game => (hasMessage(`${game}-line`) ? t(`${game}-line`) : '');
/**
 * Return the name and style of a game's bot at a level.
 * @param {string} game
 * @param {string} level
 */
export const botName = (game, level) =>
  hasMessage(`${game}-bot-${level}`) ? t(`${game}-bot-${level}`) : t(`site-level-${level}`);

/** @type {Map<string, Promise<unknown>>} */
const stylesheets = new Map();
/** Load a style sheet once. @param {string} path */
export function loadStylesheet(path) {
  const href = assetUrl(path);
  // The page already contains the style sheet of its own board.
  if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`))
    return Promise.resolve();
  if (!stylesheets.has(href))
    stylesheets.set(
      href,
      new Promise(resolve => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.onload = link.onerror = resolve;
        document.head.append(link);
      }),
    );
  return /** @type {Promise<unknown>} */ (stylesheets.get(href));
}

/**
 * Load a game's UI module, or the one that draws its layouts; return null if it has neither.
 * @param {string} game
 * @returns {Promise<import('../types').GameUI | null>}
 */
export async function loadGameUI(game) {
  try {
    const cards = await fetchGameCards();
    if (cards.find(card => card.spec.id === game)?.sample_layout) return await loadLayoutUI();
    const [module] = await Promise.all([
      import(`/games/${game}/ui/index.js`),
      loadStylesheet(`/games/${game}/ui/style.css`),
    ]);
    return module.default;
  } catch (error) {
    console.info(`${game} has no board`, error);
    return null;
  }
}

/** Load the board that is drawn from the layouts of a game. */
async function loadLayoutUI() {
  const [{ layoutUI }] = await Promise.all([
    import('../board/layout_board.js'),
    loadStylesheet('/web/board/layout.css'),
  ]);
  return layoutUI;
}
