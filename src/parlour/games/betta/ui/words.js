/** Texts of cards, displays and drafts for labels and screen readers, from strings/. */

import { COLOURS, fishCells, rotatedCells } from './art.js';

/** @typedef {import('../../../web/types').Words} Words */

/**
 * Return fish counted by colour: "2 red, 1 blue".
 * @param {Words} t
 * @param {string} cells
 */
export function fishText(t, cells) {
  return COLOURS.map(colour => ({
    colour,
    count: [...cells].filter(cell => cell === colour).length,
  }))
    .filter(({ count }) => count)
    .map(({ colour, count }) => t('betta-fish', { colour, count }))
    .join(', ');
}

/**
 * Return the fish of a rotated card: "red top left, red top right, blue bottom middle".
 * @param {Words} t
 * @param {string} cells
 */
export const cardText = (t, cells, turns = 0) =>
  fishCells(rotatedCells(cells, turns))
    .map(({ colour, cell }) => t('betta-fish-at', { colour, cell }))
    .join(', ');

/**
 * Return a card of the hand with its position and fish.
 * @param {Words} t
 * @param {string} cells
 * @param {number} number
 * @param {number} count
 * @param {number} turns
 */
export const handCardText = (t, cells, number, count, turns) =>
  t('betta-say-card', { number, count, fish: cardText(t, cells, turns), turns });

/**
 * Return the effect of a drafted card: points, pattern, covered fish.
 * @param {Words} t
 * @param {import('./shapes').Draft} preview
 * @param {string} cells
 */
export function previewText(t, preview, cells) {
  const covered = preview.covered.map(cell => cells[cell]).join('');
  return [
    t(preview.pattern ? 'betta-say-draft-pattern' : 'betta-say-draft', {
      points: preview.points,
      pattern: preview.pattern ?? '',
    }),
    ...(covered ? [t('betta-say-covers', { fish: fishText(t, covered) })] : []),
  ].join(', ');
}

/**
 * Return a display's fish and the effect of the chosen card.
 * @param {Words} t
 * @param {{number: number, cells: string, preview: import('./shapes').Draft | null, aimed: boolean,
 *   ownPoints: number | null, last: string}} scene
 */
export function displayText(t, { number, cells, preview, aimed, ownPoints, last }) {
  const count = [...cells].filter(cell => cell !== '.').length;
  return [
    t(count ? 'betta-say-display' : 'betta-say-empty', {
      display: number,
      count,
      fish: fishText(t, cells),
    }),
    ...(count === 9 ? [t('betta-say-full')] : []),
    ...(ownPoints === null ? [] : [t('betta-say-worth', { points: ownPoints })]),
    ...(preview ? [previewText(t, preview, cells)] : []),
    ...(aimed ? [t('betta-say-aimed')] : []),
    ...(last ? [last] : []),
  ].join('; ');
}

/**
 * Return the nine cells row by row, for screen readers.
 * @param {Words} t
 * @param {string} cells
 */
export const rowsText = (t, cells) =>
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
 * Return all displays where the rotated card scores.
 * @param {Words} t
 * @param {{display: number, preview: import('./shapes').Draft}[]} found
 */
export const placementsText = (t, found) =>
  found
    .filter(({ preview }) => preview.points)
    .map(({ display, preview }) => t('betta-say-there', { display, points: preview.points }))
    .join(', ') || t('betta-say-nowhere');
