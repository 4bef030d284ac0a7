/** The small board of cards and lists: the same art with little detail. */

import { html, render } from '../../../web/board/templates.js';
import { eye, laid, pile, prepareWood, still, tray } from './art.js';

/** A scene for cards without a match: the third level begins. */
const SAMPLE = 'wbwbbwbwwbwbbwwb' + 'wbbwwb.bw' + 'w...' + '.';

/**
 * Draw a view, or a sample scene that lives a little, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  prepareWood();
  const look = eye();
  const [x, y, width, height] = look.box;
  const trace = view?.last ? { ...view.last, source: null, taken: [] } : null;
  const picture = { ...still(laid(view?.cells ?? SAMPLE)), trace, crowned: view?.over === 'apex' };
  const box = [x - 24, y - 14, width + 48, height + 34].join(' ');
  render(
    html`<span class="pylos-mini"><svg viewBox=${box} aria-hidden="true" focusable="false">${tray(look, true)}
      ${pile(look, picture, true)}</svg></span>`,
    element,
  );
  if (!view) element.querySelector('[data-at="3a1"] .py-body')?.classList.add('drop');
}
