/** The games of the house: their cards, their words, their art. */
import { assetUrl } from './asset_urls.js';
import { get } from './api.js';
import { hasMessage, loadStrings, t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/** @type {Promise<GameCard[]> | undefined} */
let asked;
/** Every game that is here, asked for once. @returns {Promise<GameCard[]>} */
export function fetchGameCards() {
  asked ??= get(assetUrl('/api/games')).catch(refusal => {
    asked = undefined;
    throw refusal;
  });
  return asked;
}
/** Every game that is here, their strings learnt. @returns {Promise<GameCard[]>} */
export async function loadGames() {
  const found = await fetchGameCards();
  await loadStrings(...found.map(card => card.spec.id));
  return found;
}
/** One game, its strings learnt. @param {string} id */
export async function loadGame(id) {
  const [found] = await Promise.all([fetchGameCards(), loadStrings(id)]);
  return found.find(card => card.spec.id === id);
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
const styles = new Map();
/** Link a style sheet once. @param {string} sheet */
export function loadStylesheet(sheet) {
  const href = assetUrl(sheet);
  // The sheet of the board that a page was asked for came with it.
  if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`))
    return Promise.resolve();
  if (!styles.has(href))
    styles.set(
      href,
      new Promise(done => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.onload = link.onerror = done;
        document.head.append(link);
      }),
    );
  return /** @type {Promise<unknown>} */ (styles.get(href));
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
  } catch (reason) {
    console.info(`${game} has no board of its own here`, reason);
    return null;
  }
}
