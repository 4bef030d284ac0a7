/** The drawings of the pieces, shared by boards, cards and lists. */

import { html, svg } from '../../../web/board/templates.js';

/** The path of each seat's token. Their shapes differ, so that players need not rely on colours. */
const SHAPES = [
  'M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z',
  'M0-42L42 0L0 42L-42 0Z',
  'M-34-34H34V34H-34Z',
  'M0-42L40 32H-40Z',
];

/** @param {number} seat */
export const token = seat =>
  svg`<path class="rowgame-token" d=${SHAPES[seat]} style="fill: var(--seat-${seat + 1})" />`;

/**
 * Return a picture of the whole board.
 * @param {string} cells
 */
export function picture(cells) {
  const side = Math.round(Math.sqrt(cells.length));
  const drawn = [...cells].map((cell, place) => {
    const x = 60 + 120 * (place % side);
    const y = 60 + 120 * Math.floor(place / side);
    const piece = cell === '.' ? '' : token(Number(cell));
    return svg`<g transform="translate(${x} ${y})">
      <rect class="rowgame-cell" x="-54" y="-54" width="108" height="108" rx="14" />${piece}</g>`;
  });
  return html`<svg class="rowgame-picture" viewBox="0 0 ${120 * side} ${120 * side}" aria-hidden="true">${drawn}</svg>`;
}
