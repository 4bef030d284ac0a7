/** Requests and accepts rematches, and opens the new table for all users at the table. */
import { get, post } from '../components/api.js';
import { requestCommitment } from '../components/shuffle_commitment.js';
import { playSound } from '../components/sound.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { seatName } from './names.js';
/** @typedef {import('../types').TableInfo} TableInfo */

/** Time in milliseconds for which the announcement is shown before the next table opens. */
const OPEN_AFTER_MS = 900;

/**
 * Request or accept a rematch and return the updated table, or null if the server refused.
 * @param {string} match
 */
export async function requestRematch(match) {
  try {
    await post(`/api/tables/${match}/rematch`, { nonce: (await requestCommitment(match)).nonce });
    return /** @type {TableInfo} */ (await get(`/api/tables/${match}`));
  } catch (refusal) {
    showError(refusal);
    return null;
  }
}

export class Rematch {
  /** @param {(table: TableInfo) => void} onTable called with the updated table after a request */
  constructor(onTable) {
    this.onTable = onTable;
    /** The last known status of the rematch; undefined before the first update. */
    this.status = /** @type {'none' | 'asked' | 'begun' | undefined} */ (undefined);
  }

  /**
   * Request or accept the rematch.
   * @param {string} match
   */
  async request(match) {
    const table = await requestRematch(match);
    if (table) this.onTable(table);
  }

  /**
   * Update the table: announce a requested rematch, and open the new table when the rematch starts.
   * @param {TableInfo} table
   */
  update(table) {
    if (table.phase !== 'over') return;
    const { rematch: next } = table;
    const before = this.status;
    this.status = next ? (next.started ? 'begun' : 'asked') : 'none';
    if (before === undefined || before === this.status || !next) return;
    if (next.started) {
      announce(t('site-rematch-begins'));
      setTimeout(() => location.assign(`/t/${next.match}`), OPEN_AFTER_MS);
    } else if (!hasAccepted(table)) {
      playSound('turn');
      announce(requestSentence(table));
    }
  }
}

/** @param {TableInfo} table */
const hasAccepted = ({ own_seats: mine, rematch: next }) =>
  mine.length > 0 && mine.every(seat => next?.accepted_by.includes(seat));

/**
 * Return a sentence with the names of the players who have requested a rematch.
 * @param {TableInfo} table
 */
function requestSentence({ seats: occupants, rematch: next }) {
  const names = occupants.flatMap((occupant, seat) =>
    occupant && !occupant.bot && next?.accepted_by.includes(seat)
      ? [seatName(occupants, seat)]
      : [],
  );
  return t('site-rematch-asked', {
    name: new Intl.ListFormat(document.documentElement.lang).format(names),
  });
}

/**
 * Return the parts of the action bar for a rematch: a reason, the main button and further buttons.
 * @param {TableInfo} table
 * @param {() => void} ask
 * @returns {{ reason?: string, confirm: import('../types').Button | null, more:
 *   import('../types').Button[] }}
 */
export function rematchBar(table, ask) {
  const { rematch: next, own_seats: mine, seats: occupants } = table;
  const there = next ? () => location.assign(`/t/${next.match}`) : ask;
  if (!next)
    return { confirm: mine.length ? { text: t('site-rematch'), run: ask } : null, more: [] };
  if (next.started) {
    const text = t(mine.length ? 'site-join-rematch' : 'site-watch-rematch');
    return { reason: t('site-rematch-begins'), confirm: { text, run: there }, more: [] };
  }
  if (!hasAccepted(table) && next.changed)
    return {
      reason: t('site-rematch-changed'),
      confirm: mine.length ? { text: t('site-rematch-see'), run: there } : null,
      more: [],
    };
  if (!hasAccepted(table))
    return {
      reason: requestSentence(table),
      confirm: mine.length ? { text: t('site-accept-rematch'), run: ask } : null,
      more: [],
    };
  const awaited = occupants.flatMap((_, seat) =>
    next.accepted_by.includes(seat) ? [] : [seatName(occupants, seat)],
  );
  const names = new Intl.ListFormat(document.documentElement.lang).format(awaited);
  return {
    reason: t('site-rematch-waits', { names }),
    confirm: null,
    more: [{ text: t('site-rematch-table'), icon: 'gear', run: there }],
  };
}
