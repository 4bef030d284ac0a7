/** The default content of the action bar. */
import { t } from '../components/strings.js';
import { turnSentence, outcome } from './names.js';
import { rematchBar } from './rematch.js';
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').TableInfo} TableInfo */
/**
 * What the action bar of a finished match offers: `rematch` requests a rematch, `result` shows the
 * score breakdown.
 * @typedef {object} EndActions
 * @property {() => void} rematch
 * @property {() => void} result
 * @property {import('./tournament_link.js').TournamentLink} tournament
 */

/**
 * @param {Frame} frame
 * @param {TableInfo | null} table
 * @param {EndActions} acts
 * @returns {ActionBar}
 */
export function defaultBar(frame, table, acts) {
  if (frame.phase === 'over') return matchEndBar(frame, table, acts);
  if (frame.paused) return { prompt: t('correspondence-paused') };
  if (frame.mine) return { prompt: t('site-your-turn') };
  const gone = frame.seat !== null && frame.seats[frame.seat]?.out;
  return {
    prompt: turnSentence(frame),
    reason: gone ? t('site-you-left') : frame.seat === null ? t('site-you-spectate') : '',
  };
}

/**
 * @param {Frame} frame
 * @param {TableInfo | null} table
 * @param {EndActions} acts
 * @returns {ActionBar}
 */
function matchEndBar(frame, table, acts) {
  const { title: ask, reason: why } = outcome(frame, table?.own_seats ?? []);
  const review = {
    text: t('site-analysis'),
    icon: 'eye',
    run: () => location.assign(`/t/${frame.match}/analysis`),
  };
  const result = { text: t('site-result'), icon: 'cup', run: acts.result, narrow: true };
  if (!table || frame.options.deal === 'daily')
    return { prompt: ask, reason: why, more: [result, review] };
  const again = rematchBar(table, acts.rematch);
  return acts.tournament.bar({
    prompt: ask,
    reason: again.reason ?? why,
    more: [result, review, ...again.more],
    confirm: again.confirm,
  });
}
