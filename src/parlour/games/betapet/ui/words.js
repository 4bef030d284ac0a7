/** The words for tiles, squares and drafts. */

import { bonusOf, isJoker, squareName } from './art.js';

/** @typedef {import('../../../web/types').Words} Words */

/**
 * The letters of a set of tiles in the order of their language, the joker last.
 * @param {Record<string, number>} values
 */
export const lettersOf = values => [...Object.keys(values).filter(letter => letter !== '?'), '?'];

/** A tile for the ear. @param {Words} t @param {string} letter @param {Record<string, number>} values */
export function tileWords(t, letter, values) {
  if (letter === '?') return t('betapet-joker');
  return isJoker(letter)
    ? t('betapet-tile-joker', { letter: letter.toUpperCase() })
    : t('betapet-tile', { letter, value: values[letter] ?? 0 });
}

/**
 * A square for the ear: E, 1 point, h8, start square, double word.
 * @param {Words} t
 * @param {any} view
 * @param {number} square
 * @param {string} letter what lies there
 * @param {string[]} more
 */
export function squareWords(t, view, square, letter, more) {
  const bonus = bonusOf(view.premiums[square]);
  return [
    letter ? tileWords(t, letter, view.values) : '',
    squareName(square),
    bonus ? t(`betapet-bonus-${bonus}`) : '',
    ...more,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The words of a play with their points: RAFT 15 · HA 5. @param {{ text: string, points: number }[]} words */
export const sums = words =>
  words.map(({ text, points }) => `${text.toUpperCase()} ${points}`).join(' · ');

/**
 * A reason the rules gave, as a sentence.
 * @param {Words} t
 * @param {string} code
 * @param {Record<string, unknown>} details
 */
export const reason = (t, code, details) => t(code.replace('.', '-error-'), details);

/** @param {any} frame @param {number} seat @param {Words} t */
export const nameOf = (frame, seat, t) =>
  frame.seats[seat]?.name ?? t('site-seat', { number: seat + 1 });

/** The last play that still lies on the board, or null. @param {any} view */
export function lastPlay(view) {
  const index = view.entries.findLastIndex(
    (/** @type {any} */ { kind }) => kind === 'play' || kind === 'withdrawn',
  );
  return index >= 0 && view.entries[index].kind === 'play' ? view.entries[index] : null;
}
