/** The texts of tiles, squares and drafts. */

import { bonusOf, isJoker, squareName } from './art.js';

/** @typedef {import('../../../web/types').Words} Words */

/**
 * Return the letters of a tile set in alphabetical order, with the joker last.
 * @param {Record<string, number>} values
 */
export const tileLetters = values => [...Object.keys(values).filter(letter => letter !== '?'), '?'];

/**
 * Return the screen reader text of a tile.
 * @param {Words} t
 * @param {string} letter
 * @param {Record<string, number>} values
 */
export function tileText(t, letter, values) {
  if (letter === '?') return t('betapet-joker');
  return isJoker(letter)
    ? t('betapet-tile-joker', { letter: letter.toUpperCase() })
    : t('betapet-tile', { letter, value: values[letter] ?? 0 });
}

/**
 * Return the screen reader text of a square, such as "E, 1 point, h8, start square, double word".
 * @param {Words} t
 * @param {any} view
 * @param {number} square
 * @param {string} letter the letter on the square
 * @param {string[]} details
 */
export function squareText(t, view, square, letter, details) {
  const bonus = bonusOf(view.premiums[square]);
  return [
    letter ? tileText(t, letter, view.values) : '',
    squareName(square),
    bonus ? t(`betapet-bonus-${bonus}`) : '',
    ...details,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Return the words of a play with their points, such as "RAFT 15 · HA 5".
 * @param {{ text: string, points: number }[]} words
 */
export const wordScores = words =>
  words.map(({ text, points }) => `${text.toUpperCase()} ${points}`).join(' · ');

/**
 * Return the text of an error code of the rules.
 * @param {Words} t
 * @param {string} code
 * @param {Record<string, unknown>} details
 */
export const refusalText = (t, code, details) => t(code.replace('.', '-error-'), details);

/**
 * @param {any} frame
 * @param {number} seat
 * @param {Words} t
 */
export const seatName = (frame, seat, t) =>
  frame.seats[seat]?.name ?? t('site-seat', { number: seat + 1 });

/** Return the last play, or null if it was withdrawn. @param {any} view */
export function lastPlay(view) {
  const index = view.entries.findLastIndex(
    (/** @type {any} */ { kind }) => kind === 'play' || kind === 'withdrawn',
  );
  return index >= 0 && view.entries[index].kind === 'play' ? view.entries[index] : null;
}
