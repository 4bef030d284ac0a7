/** The action bar: prompt, effect of the draft, and the confirm and undo buttons. */

import { betQuestion, ownBetText } from './betting.js';
import { claimParts } from './claims.js';
import { fitCounts, rotationsAt } from './squares.js';
import { namesOf, previewText } from './words.js';

/** @typedef {import('./board.js').Board} Board */

/** The largest number of players whom a prompt names. */
const MAX_NAMES = 2;

/**
 * Return the bar of a player who waits for others, after a bet with the own bet.
 * @param {Board} board
 * @returns {import('../../../web/types').ActionBar}
 */
function waitingBar(board) {
  const { view, host, frame } = board;
  const { awaited } = view;
  const waiting =
    awaited.length > MAX_NAMES
      ? host.t('carcassonne-wait-several', { count: awaited.length })
      : host.t('carcassonne-wait', { name: namesOf(/** @type {any} */ (frame), awaited) });
  return view.phase === 'bet' && view.own_bet !== null
    ? { prompt: ownBetText(board), reason: waiting }
    : { prompt: waiting };
}

/**
 * Return what to do with the drawn tile and why, or the question about the bets of an office.
 * @param {Board} board
 */
function placeQuestion(board) {
  const { view, host, frame, draft, drafting } = board;
  const { t } = host;
  const { tile, turns } = draft.value;
  if (!tile) {
    const reason = view.phase === 'place' ? t('carcassonne-fits', fitCounts(view, turns)) : '';
    return { prompt: t('carcassonne-ask', { phase: view.phase }), reason };
  }
  const canClaim = claimParts(board).length > 0;
  const left = view.supply[view.mover] ?? 0;
  const hint = left ? t('carcassonne-why-meeple') : t('carcassonne-meeples-left', { count: left });
  const effect = previewText(t, /** @type {any} */ (frame), drafting.preview);
  return {
    prompt: t('carcassonne-ask', { phase: canClaim ? 'meeple' : 'place' }),
    reason: effect || (canClaim || !left ? hint : ''),
  };
}

/**
 * @param {Board} board
 * @returns {import('../../../web/types').ActionBar}
 */
export function actionBar(board) {
  const { view, host, frame, draft, drafting } = board;
  const { t } = host;
  if (!frame?.mine) return waitingBar(board);
  const action = drafting.action();
  const run = () => {
    if (action) draft.send(/** @type {any} */ (action), () => board.draw());
  };
  const { tile } = draft.value;
  const confirm =
    action && draft.isOpen ? { text: t('carcassonne-confirm', { phase: view.phase }), run } : null;
  // Another chip or answer replaces the chosen one, so only a tile can be undone.
  const undo =
    tile && draft.isOpen ? { text: t('carcassonne-undo'), run: () => board.undo() } : null;
  const canRotate = tile && rotationsAt(view, tile.x, tile.y).length > 1;
  const buttons =
    draft.isOpen && canRotate
      ? [{ text: t('carcassonne-turn'), run: () => drafting.rotate(1) }]
      : [];
  return {
    ...(view.phase === 'bet' ? betQuestion(t, view) : placeQuestion(board)),
    confirm,
    undo,
    more: buttons,
  };
}
