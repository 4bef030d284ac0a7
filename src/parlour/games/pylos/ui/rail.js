/** A reserve: a wooden rail with room for fifteen balls. */

import { ball } from './wood.js';

const ROOM = 15;
/** The middle of a place on the rail, in the rail's own drawn units (1600 by 140). */
const middle = place => 79 + place * 103;

/** The rail as SVG: balls that lie there, then those about to leave it, then those about to come home. */
export function rail(colour, count, leaving = 0, coming = 0) {
  let drawn = '<rect x="3" y="8" width="1594" height="124" rx="62" class="py-rail"/><rect x="22" y="28" width="1556" height="84" rx="42" class="py-groove"/>';
  for (let place = 0; place < ROOM; place++) {
    const x = middle(place), seed = place * 5 + 1;
    if (place < count - leaving) drawn += `<ellipse cx="${x + 6}" cy="104" rx="48" ry="16" fill="url(#py-shadow)"/><g transform="translate(${x} 66) scale(.98)" data-place="${place}">${ball(colour, seed)}</g>`;
    else if (place < count) drawn += `<g transform="translate(${x} 68)" data-place="${place}"><circle r="44" class="py-leaving"/></g>`;
    else if (place < count + coming) drawn += `<g transform="translate(${x} 66)" data-place="${place}"><g opacity=".6">${ball(colour, seed)}</g><circle r="50" class="py-handring"/></g>`;
    else drawn += `<g transform="translate(${x} 70)" data-place="${place}"><circle r="11" class="py-peg"/></g>`;
  }
  return `<svg viewBox="0 0 1600 140" aria-hidden="true" focusable="false">${drawn}</svg>`;
}
