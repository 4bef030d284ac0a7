/** The small board for cards and lists. */

import { html, render } from '../../../web/board/templates.js';
import { picture } from './art.js';

/** A sample board for cards without a match. */
const SAMPLE = '0.1..01..0.1...0';

/**
 * Render a view, or a sample board, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  render(html`<span class="rowgame-mini">${picture(view?.cells ?? SAMPLE)}</span>`, element);
}
