/** Log rows: the glyph of a specimen, its name, and the event. */

import { glyph } from './glyphs.js';

/** @type {readonly string[]} events of a specimen, shown with its name */
const ABOUT = ['brought', 'won', 'no-bulb', 'tie', 'pending', 'no-bid', 'complete'];
/** @type {readonly string[]} choices of a seat, shown with the glyph of the contested specimen */
const DEEDS = ['bid', 'swap', 'pass'];

/**
 * @param {import('../../../web/types').LogEntry} news @param {import('../../../web/types').Words} t
 * @returns {import('../../../web/types').LogRow | null}
 */
export function row({ what, details, places = [] }, t) {
  const colour = /** @type {import('./glyphs.js').Colour | undefined} */ (
    details.colour ?? places[0]
  );
  if (!colour) return null;
  const mark = glyph(colour, 18);
  if (ABOUT.includes(what))
    return {
      glyph: mark,
      text: t('bulbous-row-specimen', details),
      note: t(`bulbous-row-${what}`, details),
    };
  return DEEDS.includes(what) ? { glyph: mark, text: t(`bulbous-row-${what}`, details) } : null;
}
