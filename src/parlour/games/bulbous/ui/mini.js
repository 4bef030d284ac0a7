/** The small board for cards and lists, which shows the active specimens. */

import { html, render } from '../../../web/board/templates.js';
import { creature, preparePaints } from './creature.js';
import { COLOURS } from './glyphs.js';

/** A sample shelf for cards without a match. */
const SAMPLE = [
  { colour: 'red', size: 2, bulbs: [1, 3] },
  { colour: 'blue', size: 3, bulbs: [2, 1] },
  { colour: 'green', size: 1, bulbs: [] },
  { colour: 'yellow', size: 4, bulbs: [3, 3, 0] },
];

/**
 * Render a view, or a sample shelf, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  preparePaints();
  const standing = view?.active?.length ? view.active : SAMPLE;
  const one = (/** @type {any} */ specimen) =>
    creature({
      ...specimen,
      bulbs: specimen.bulbs.map((/** @type {number} */ seat) => COLOURS[seat]),
      mood: specimen.colour === (view?.contested ?? 'blue') ? 'awake' : 'sleepy',
    });
  render(html`<span class="bu-mini">${standing.map(one)}</span>`, element);
}
