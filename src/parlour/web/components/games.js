/** The games of the house: their cards, their words, their art. */
import { assetUrl } from './asset_urls.js';
import { get } from './api.js';
import { hasMessage, loadStrings, t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/** @type {Promise<GameCard[]> | undefined} */
let cardsRequest;
/** Every game that is here, asked for once. @returns {Promise<GameCard[]>} */
export function fetchGameCards() {
  cardsRequest ??= get(assetUrl('/api/games')).catch(refusal => {
    cardsRequest = undefined;
    throw refusal;
  });
  return cardsRequest;
}
/** Every game that is here, their strings learnt. @returns {Promise<GameCard[]>} */
export async function loadGames() {
  const cards = await fetchGameCards();
  await loadStrings(...cards.map(card => card.spec.id));
  return cards;
}
/** One game, its strings learnt. @param {string} id */
export async function loadGame(id) {
  const [cards] = await Promise.all([fetchGameCards(), loadStrings(id)]);
  return cards.find(card => card.spec.id === id);
}

/** @param {string} game */
export const gameName = game =>
  hasMessage(`${game}-name`) ? t(`${game}-name`) : game[0].toUpperCase() + game.slice(1);
/** @param {string} game */
export const gameTagline = game => (hasMessage(`${game}-line`) ? t(`${game}-line`) : '');
/** A bot's name and manner at a level. @param {string} game @param {string} level */
export const botName = (game, level) =>
  hasMessage(`${game}-bot-${level}`) ? t(`${game}-bot-${level}`) : t(`site-level-${level}`);

/** @type {Map<string, Promise<unknown>>} */
const stylesheets = new Map();
/** Link a style sheet once. @param {string} path */
export function loadStylesheet(path) {
  const href = assetUrl(path);
  // The sheet of the board that a page was asked for came with it.
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
 * A game's board for the table, or null when it has none yet.
 * @param {string} game
 * @returns {Promise<import('../types').GameUI | null>}
 */
export async function loadGameUI(game) {
  try {
    const [module] = await Promise.all([
      import(`/games/${game}/ui/index.js`),
      loadStylesheet(`/games/${game}/ui/style.css`),
    ]);
    return module.default;
  } catch (error) {
    console.info(`${game} has no board of its own here`, error);
    return null;
  }
}
