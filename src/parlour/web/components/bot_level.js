/** Which bot sits down with me: a level for each game, chosen with a tap, and moved by how the last games went. */
import { botName } from './games.js';
import { settings } from './settings.js';
import { t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {Record<string, { level: string, lost: number }>} Kept by game: the level, and games lost in a row */

const KEY = 'parlour-levels';
/** So many lost in a row call for an easier bot. */
const LOSSES_BEFORE_EASIER = 2;

/** @returns {Kept} */
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
    /* a private window keeps nothing */
  }
}

/** The level I play against, where the game has it. @param {GameCard} card */
export function preferredLevel(card) {
  const level = storedLevels()[card.spec.id]?.level ?? settings().level;
  return card.levels.includes(level) ? level : card.levels[0];
}

/** @param {GameCard} card @param {string} level */
export const setPreferredLevel = (card, level) => storeLevel(card.spec.id, { level, lost: 0 });

/** The next bot in turn sits down. @param {GameCard} card */
export function cycleLevel(card) {
  const { levels } = card;
  setPreferredLevel(card, levels[(levels.indexOf(preferredLevel(card)) + 1) % levels.length]);
}

/**
 * A game against bots of one level is over: who won meets a stronger one, who lost twice an easier one.
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

/** A bot's name and level in few words: Oona, casual. @param {string} game @param {string} level */
export const botLabel = (game, level) =>
  t('site-bot-level', {
    name: botName(game, level)
      .split(/[,，(]/)[0]
      .trim(),
    level: t(`site-level-${level}`),
  });
