/** A line of the log: the glyph of a specimen, its name, and what was done about it. */

import { glyph } from './glyphs.js';

/** @type {readonly string[]} what is told by the specimen it is about */
const ABOUT = ['brought', 'won', 'no-bulb', 'tie', 'pending', 'no-bid', 'complete'];
/** @type {readonly string[]} what a seat does about a specimen that others need not see */
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
