/** The default content of the action bar. */
import { t } from '../components/strings.js';
import { turnSentence, outcome } from './names.js';
import { isSolo, openAnotherDeal } from './solo.js';
import { rematchBar } from './rematch.js';
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').TableInfo} TableInfo */
/**
 * What the action bar of a finished match offers: `rematch` requests a rematch, `toggleResult` opens
 * the result beside the board or closes it.
 * @typedef {object} EndActions
 * @property {() => void} rematch
 * @property {() => void} toggleResult
 * @property {() => unknown} share
 * @property {boolean} isResultOpen
 * @property {import('./tournament_link.js').TournamentLink} tournament
 */

const HOUR_MS = 3_600_000;

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
  const result = acts.isResultOpen
    ? { text: t('site-show-board'), icon: 'board', run: acts.toggleResult }
    : { text: t('site-result'), icon: 'cup', run: acts.toggleResult };
  const share = { text: t('site-share'), icon: 'share', run: acts.share, narrow: true };
  if (!table) return { prompt: ask, reason: why, more: [result, review] };
  if (isSolo(frame)) {
    const deal = { text: t('site-another-deal'), run: () => openAnotherDeal(frame) };
    return {
      prompt: ask,
      reason: frame.options.deal === 'daily' ? nextDealText() : why,
      more: [result, share, review],
      confirm: table.own_seats.length ? deal : null,
    };
  }
  const again = rematchBar(table, acts.rematch);
  return acts.tournament.bar({
    prompt: ask,
    reason: again.reason ?? why,
    more: [result, share, review, ...again.more],
    confirm: again.confirm,
  });
}

/** Return when the next deal of the day starts, which is at midnight UTC. */
function nextDealText() {
  const now = new Date();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return t('site-daily-next', { hours: Math.ceil((midnight - now.getTime()) / HOUR_MS) });
}
