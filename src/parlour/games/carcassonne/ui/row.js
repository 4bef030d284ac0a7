/** A line of the log: the tile that was laid and what was claimed with it, or a feature that was scored. */

import { html } from '../../../web/board/templates.js';
import { HOUSE, symbols } from './sheet.js';

/** @type {readonly string[]} */
const FEATURES = ['city', 'road', 'monastery', 'field'];

/** A tile as small as a letter. @param {string} tile */
const picture = tile => {
  const [, , whole] = symbols(HOUSE, tile, 0) ?? [];
  return whole
    ? html`<svg class="cc-row" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href=${whole} /></svg>`
    : '';
};

/**
 * @param {import('../../../web/types').LogEntry} news @param {import('../../../web/types').Words} t
 * @returns {import('../../../web/types').LogRow | null}
 */
export function row({ what, details }, t) {
  if (what === 'placed') {
    const { meeple, tile } = details;
    const claimed =
      meeple === 'none' ? t('carcassonne-row-tile') : t('carcassonne-segment', { kind: meeple });
    return {
      glyph: picture(String(tile)),
      text: claimed,
      note: meeple === 'none' ? '' : t('carcassonne-row-claimed'),
    };
  }
  const kind = what.replace('-unfinished', '');
  if (!FEATURES.includes(kind)) return null;
  const note =
    kind === 'field' ? t('carcassonne-row-cities', details) : t('carcassonne-tiles', details);
  return { text: t('carcassonne-segment', { kind }), note };
}
