/** Log rows for a placed tile with its claim, and for a scored feature. */

import { html } from '../../../web/board/templates.js';
import { BUILT_IN, symbols } from './sheet.js';

/** @type {readonly string[]} */
const FEATURES = ['city', 'road', 'monastery', 'field'];

/** Return a tile picture at text size. @param {string} tile */
const tileIcon = tile => {
  const [, , symbolId] = symbols(BUILT_IN, tile, 0) ?? [];
  return symbolId
    ? html`<svg class="cc-row" viewBox="0 0 100 100"
        aria-hidden="true" focusable="false"><use href=${symbolId} /></svg>`
    : '';
};

/**
 * @param {import('../../../web/types').LogEntry} news
 * @param {import('../../../web/types').Words} t
 * @returns {import('../../../web/types').LogRow | null}
 */
export function logRow({ what, details }, t) {
  if (what === 'placed') {
    const { meeple, tile } = details;
    const text =
      meeple === 'none' ? t('carcassonne-row-tile') : t('carcassonne-segment', { kind: meeple });
    return {
      glyph: tileIcon(String(tile)),
      text,
      note: meeple === 'none' ? '' : t('carcassonne-row-claimed'),
    };
  }
  const kind = what.replace('-unfinished', '');
  if (!FEATURES.includes(kind)) return null;
  const note =
    kind === 'field' ? t('carcassonne-row-cities', details) : t('carcassonne-tiles', details);
  return { text: t('carcassonne-segment', { kind }), note };
}
