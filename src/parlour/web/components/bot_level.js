/**
 * The preferred bot level of each game, which the user chooses and which results against bots
 * adjust.
 */
import { botName } from './games.js';
import { settings } from './settings.js';
import { t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */
/**
 * @typedef {Record<string, { level: string, lost: number }>} StoredLevels by game: level,
 *   consecutive losses
 */

const KEY = 'parlour-levels';
/** The number of consecutive losses after which an easier bot is chosen. */
const LOSSES_BEFORE_EASIER = 2;

/** @returns {StoredLevels} */
function storedLevels() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} game @param {{ level: string, lost: number }} next */
function storeLevel(game, next) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...storedLevels(), [game]: next }));
  } catch {
    /* Storage is not available in a private window. */
  }
}

/**
 * Return the preferred level if the game has it, or the game's first level.
 * @param {GameCard} card
 */
export function preferredLevel(card) {
  const level = storedLevels()[card.spec.id]?.level ?? settings().level;
  return card.levels.includes(level) ? level : card.levels[0];
}

/** Choose the level to play against. @param {GameCard} card @param {string} level */
export const setPreferredLevel = (card, level) => storeLevel(card.spec.id, { level, lost: 0 });

/** Choose the next level, or the first after the last. @param {GameCard} card */
export function cycleLevel(card) {
  const { levels } = card;
  setPreferredLevel(card, levels[(levels.indexOf(preferredLevel(card)) + 1) % levels.length]);
}

/**
 * Raise the level after a win against bots, or lower it after two consecutive losses.
 * @param {GameCard} card
 * @param {string} level
 * @param {boolean} won
 */
export function adaptLevel(card, level, won) {
  const { levels } = card;
  const index = levels.indexOf(level);
  if (index < 0 || level !== preferredLevel(card)) return;
  const lost = won ? 0 : (storedLevels()[card.spec.id]?.lost ?? 0) + 1;
  const step = won ? 1 : lost >= LOSSES_BEFORE_EASIER ? -1 : 0;
  const next = levels[Math.max(0, Math.min(levels.length - 1, index + step))];
  storeLevel(card.spec.id, { level: next, lost: step < 0 ? 0 : lost });
}

/**
 * Return a bot's name and level, such as "Oona, casual".
 * @param {string} game
 * @param {string} level
 */
export const botLabel = (game, level) =>
  t('site-bot-level', {
    name: botName(game, level)
      .split(/[,，(]/)[0]
      .trim(),
    level: t(`site-level-${level}`),
  });
