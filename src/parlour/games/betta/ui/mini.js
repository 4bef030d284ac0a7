/** The small board of cards and lists: three tanks on a shelf. */

import { render } from '../../../web/board/templates.js';
import { addSharedPaint, tankPicture } from './art.js';

const SAMPLE = ['gyrbbrygr', 'rb.rrybgr', 'brbgrry.b'];

/**
 * Return the fullest displays, with the newest in the middle.
 * @param {import('./shapes').View} view
 */
function sampleDisplays(view) {
  /** @param {number} display */
  const fish = display => [...view.displays[display]].filter(cell => cell !== '.').length;
  const newest = view.placed.at(-1)?.display ?? 0;
  const others = view.displays
    .map((_, display) => display)
    .filter(display => display !== newest)
    .sort((a, b) => fish(b) - fish(a));
  return [others[0] ?? newest, newest, others[1] ?? newest].map(display => view.displays[display]);
}

/**
 * @param {HTMLElement} element
 * @param {import('./shapes').View | null} view null for a sample
 */
export default function mini(element, view) {
  addSharedPaint();
  element.classList.add('bm');
  render(
    (view ? sampleDisplays(view) : SAMPLE).map((cells, i) => tankPicture(cells, i + 1)),
    element,
  );
}
