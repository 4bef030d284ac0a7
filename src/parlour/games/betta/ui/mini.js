/** The small living board on home cards and lists: three tanks on a shelf. */

import { render } from '../../../web/board/templates.js';
import { preparePaint, tank } from './art.js';

const SAMPLE = ['gyrbbrygr', 'rb.rrybgr', 'brbgrry.b'];

/** The fish of the liveliest displays, the newest in the middle. @param {import('./shapes').View} view */
function shown(view) {
  /** @param {number} display */
  const fish = display => [...view.displays[display]].filter(cell => cell !== '.').length;
  const newest = view.placed.at(-1)?.display ?? 0;
  const rest = view.displays
    .map((_, display) => display)
    .filter(display => display !== newest)
    .sort((a, b) => fish(b) - fish(a));
  return [rest[0] ?? newest, newest, rest[1] ?? newest].map(display => view.displays[display]);
}

/** @param {HTMLElement} element @param {import('./shapes').View | null} view null for a scene that looks nice */
export default function mini(element, view) {
  preparePaint();
  element.classList.add('bm');
  render(
    (view ? shown(view) : SAMPLE).map((cells, i) => tank(cells, i + 1)),
    element,
  );
}
