/** The miniature board for cards and lists, drawn with less detail. */

import { html, render } from '../../../web/board/templates.js';
import { eye, ballsOf, pyramidDrawing, addSharedWood, staticPicture, trayDrawing } from './art.js';

/** The sample position for cards without a match, with the first ball on the third level. */
const SAMPLE = 'wbwbbwbwwbwbbwwb' + 'wbbwwb.bw' + 'w...' + '.';

/**
 * Render a view, or an animated sample, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  addSharedWood();
  const look = eye();
  const [x, y, width, height] = look.box;
  const trace = view?.last ? { ...view.last, source: null, taken: [] } : null;
  const picture = {
    ...staticPicture(ballsOf(view?.cells ?? SAMPLE)),
    trace,
    crowned: view?.over === 'apex',
  };
  const box = [x - 24, y - 14, width + 48, height + 34].join(' ');
  render(
    html`<span class="pylos-mini"><svg viewBox=${box} aria-hidden="true" focusable="false">${trayDrawing(look, true)}
      ${pyramidDrawing(look, picture, true)}</svg></span>`,
    element,
  );
  if (!view) element.querySelector('[data-at="3a1"] .py-body')?.classList.add('drop');
}
