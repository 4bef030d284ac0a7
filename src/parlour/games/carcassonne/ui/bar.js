/** The action bar: prompt, effect of the draft, and the confirm and undo buttons. */

import { betKind } from './betting.js';
import { fitCounts, rotationsAt } from './squares.js';
import { namesOf, previewText } from './words.js';

/** @typedef {import('./board.js').Board} Board */

/**
 * @param {Board} board
 * @returns {import('../../../web/types').ActionBar}
 */
export function actionBar(board) {
  const { view, host, frame, draft, drafting } = board;
  const { t } = host;
  const names = namesOf(/** @type {any} */ (frame), view.awaited);
  if (!frame?.mine) return { prompt: t('carcassonne-wait', { name: names }) };
  const action = drafting.action();
  const run = () => {
    if (action) draft.send(/** @type {any} */ (action), () => board.draw());
  };
  const { tile, turns } = draft.value;
  const confirm =
    action && draft.isOpen ? { text: t('carcassonne-confirm', { phase: view.phase }), run } : null;
  const hasDraft = tile || draft.value.chip !== null || draft.value.segment;
  const undo =
    hasDraft && draft.isOpen ? { text: t('carcassonne-undo'), run: () => board.undo() } : null;
  const canRotate = tile && rotationsAt(view, tile.x, tile.y).length > 1;
  const buttons =
    draft.isOpen && canRotate
      ? [{ text: t('carcassonne-turn'), run: () => drafting.rotate(1) }]
      : [];
  const fitText = view.phase === 'place' ? t('carcassonne-fits', fitCounts(view, turns)) : '';
  const isBet = view.phase === 'bet';
  const betText = isBet && betKind(view) === 'both' ? t('carcassonne-ask-bet-both') : fitText;
  return {
    prompt: isBet
      ? t('carcassonne-ask-bet', { kind: betKind(view) })
      : t('carcassonne-ask', { phase: tile ? 'meeple' : view.phase }),
    reason: tile ? previewText(t, frame, drafting.preview) : betText,
    confirm,
    undo,
    more: buttons,
  };
}
