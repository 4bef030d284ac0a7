/** What the bar says when no game says otherwise. */
import { t } from '../house/words.js';
import { awaited, outcome } from './names.js';
import { rematch, showResult } from './result.js';
/** @typedef {import('../types').Bar} Bar */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Table} Table */

/** @param {Frame} frame @param {Table | null} table @param {import('../types').Entry[]} entries @returns {Bar} */
export function usualBar(frame, table, entries) {
  if (frame.phase === 'over') return overBar(frame, table, entries);
  if (frame.mine) return { ask: t('house-your-turn') };
  const gone = frame.seat !== null && frame.chairs[frame.seat]?.gone;
  return { ask: awaited(frame), why: gone ? t('house-you-left') : frame.seat === null ? t('house-you-watch') : '' };
}

/** @param {Frame} frame @param {Table | null} table @param {import('../types').Entry[]} entries @returns {Bar} */
function overBar(frame, table, entries) {
  const mine = table?.seats_mine ?? [];
  const { title: ask, reason: why } = outcome(frame, mine);
  const more = [{ text: t('house-review'), icon: 'eye', run: () => location.assign(`/t/${frame.match}/review`) }];
  if (table) more.push({ text: t('house-result'), icon: 'cup', run: () => showResult(frame, entries, table, mine) });
  if (frame.options.deal === 'daily')
    return {
      ask,
      why,
      more: more.slice(0, 1),
      confirm: table ? { text: t('house-result'), run: () => showResult(frame, entries, table, mine) } : null,
    };
  if (mine.length)
    return {
      ask,
      why,
      more,
      confirm: { text: t(table?.next ? 'house-join-rematch' : 'house-rematch'), run: () => rematch(frame.match) },
    };
  return {
    ask,
    why,
    more,
    confirm: table?.next ? { text: t('house-watch-rematch'), run: () => location.assign(`/t/${table.next}`) } : null,
  };
}
