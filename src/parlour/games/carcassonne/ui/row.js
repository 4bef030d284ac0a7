/** Log rows for a placed tile with its claim, for a scored feature, and for all bets of a turn. */

import { html } from '../../../web/board/templates.js';
import { seatMark } from './figures.js';
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

/** The log entries about secret decisions, which share one row. @type {readonly string[]} */
const SECRETS = ['decided', 'laid', 'no-chips'];

/** @param {import('../../../web/types').LogEntry} entry */
export const logGroup = ({ what }) => (SECRETS.includes(what) ? 'secret' : null);

/**
 * Return one row for the secret decisions of all players: the seats that have decided so far, and
 * then the seats that have placed a bet.
 * @param {import('../../../web/types').LogEntry[]} entries
 * @param {import('../../../web/types').Words} t
 * @returns {import('../../../web/types').LogRow}
 */
export function groupRow(entries, t) {
  const seatsOf = (/** @type {string} */ what) =>
    entries.filter(entry => entry.what === what).map(entry => entry.seat ?? 0);
  const laid = seatsOf('laid');
  const isOver = laid.length > 0 || entries.some(entry => entry.what === 'no-chips');
  const seats = isOver ? laid : seatsOf('decided');
  const state = laid.length ? 'placed' : isOver ? 'none' : 'decided';
  const marks = seats.sort((first, second) => first - second);
  return {
    glyph: html`<span class="cc-row-seats">${marks.map(seat => seatMark(BUILT_IN, seat))}</span>`,
    text: t('carcassonne-row-bets', { state, count: seats.length }),
  };
}
