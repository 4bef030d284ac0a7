/** Small icons of a city and a road. */

import { html } from '../../../web/board/templates.js';

const KIND_PATHS = {
  city: 'M3 17V8h2V5h2v2h2V5h2v2h2V5h2v3h2v9h-5v-4h-4v4Z',
  road: 'M7 3h2L6 17H2ZM11 3h2l5 14h-4ZM9.600 4h.8v3h-.8ZM9.400 9h1.200v3H9.400ZM9.200 14h1.600v3H9.200Z',
};

/** Return a small icon of a city or road. @param {string} kind */
export const kindIcon = kind =>
  html`<svg class="cc-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${KIND_PATHS[/** @type {'city' | 'road'} */ (kind)] ?? ''} />
  </svg>`;
