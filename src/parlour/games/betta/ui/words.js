/** What cards, displays and drafts are called, for eyes and ears alike; every sentence comes from strings/. */

import { COLOURS, fishCells, turnedCells } from './art.js';

/** @typedef {import('../../../web/types').Words} Words */

/** Fish counted by colour: "2 red, 1 blue". @param {Words} t @param {string} cells */
export function fishWords(t, cells) {
  return COLOURS.map(colour => ({
    colour,
    count: [...cells].filter(cell => cell === colour).length,
  }))
    .filter(({ count }) => count)
    .map(({ colour, count }) => t('betta-fish', { colour, count }))
    .join(', ');
}

/**
 * The fish of a card as it lies: "red top left, red top right, blue bottom middle".
 * @param {Words} t
 * @param {string} cells
 */
export const cardWords = (t, cells, turns = 0) =>
  fishCells(turnedCells(cells, turns))
    .map(({ colour, cell }) => t('betta-fish-at', { colour, cell }))
    .join(', ');

/**
 * A card of the hand by its place and its fish.
 * @param {Words} t
 * @param {string} cells
 * @param {number} number
 * @param {number} count
 * @param {number} turns
 */
export const handWords = (t, cells, number, count, turns) =>
  t('betta-say-card', { number, count, fish: cardWords(t, cells, turns), turns });

/**
 * What a drafted card would make here: points, pattern, what it covers.
 * @param {Words} t
 * @param {import('./shapes').Draft} preview
 * @param {string} cells
 */
export function draftWords(t, preview, cells) {
  const hidden = preview.covered.map(cell => cells[cell]).join('');
  return [
    t(preview.pattern ? 'betta-say-draft-pattern' : 'betta-say-draft', {
      points: preview.points,
      pattern: preview.pattern ?? '',
    }),
    ...(hidden ? [t('betta-say-covers', { fish: fishWords(t, hidden) })] : []),
  ].join(', ');
}

/**
 * A display: its fish, and with a card in the hand what that would make.
 * @param {Words} t
 * @param {{number: number, cells: string, preview: import('./shapes').Draft | null, aimed: boolean, mine: number |
 *   null, last: string}} scene
 */
export function displayWords(t, { number, cells, preview, aimed, mine, last }) {
  const count = [...cells].filter(cell => cell !== '.').length;
  return [
    t(count ? 'betta-say-display' : 'betta-say-empty', {
      display: number,
      count,
      fish: fishWords(t, cells),
    }),
    ...(count === 9 ? [t('betta-say-full')] : []),
    ...(mine === null ? [] : [t('betta-say-worth', { points: mine })]),
    ...(preview ? [draftWords(t, preview, cells)] : []),
    ...(aimed ? [t('betta-say-aimed')] : []),
    ...(last ? [last] : []),
  ].join('; ');
}

/** The nine cells row by row, for those who cannot see them. @param {Words} t @param {string} cells */
export const rowWords = (t, cells) =>
  [0, 1, 2]
    .map(row =>
      t('betta-say-row', {
        row,
        fish: [...cells]
          .slice(row * 3, row * 3 + 3)
          .map(cell =>
            cell === '.' ? t('betta-say-nothing') : t('betta-colour', { colour: cell }),
          )
          .join(', '),
      }),
    )
    .join('; ');

/**
 * Where the turned card would make points, in one breath.
 * @param {Words} t
 * @param {{display: number, preview: import('./shapes').Draft}[]} found
 */
export const everywhere = (t, found) =>
  found
    .filter(({ preview }) => preview.points)
    .map(({ display, preview }) => t('betta-say-there', { display, points: preview.points }))
    .join(', ') || t('betta-say-nowhere');
