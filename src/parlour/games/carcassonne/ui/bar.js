/** What is asked of the reader, what a draft would do, and the buttons that send it or take it back. */

import { counts, ways } from './squares.js';
import { namesOf, previewWords } from './words.js';

/** @typedef {import('./board.js').Board} Board */

/** @param {Board} board @returns {import('../../../web/types').ActionBar} */
export function bar(board) {
  const { view, host, frame, draft } = board;
  const { t } = host;
  const names = namesOf(/** @type {any} */ (frame), view.awaited);
  if (!frame?.mine) return { prompt: t('carcassonne-wait', { name: names }) };
  const action = board.action();
  const run = () => {
    if (action) draft.send(/** @type {any} */ (action), () => board.draw());
  };
  const { laid, turns } = draft.value;
  const confirm =
    action && draft.isOpen ? { text: t('carcassonne-confirm', { phase: view.phase }), run } : null;
  const changed = laid || draft.value.chip !== null || draft.value.segment;
  const undo =
    changed && draft.isOpen ? { text: t('carcassonne-undo'), run: () => board.undo() } : null;
  const several = laid && ways(view, laid.x, laid.y).length > 1;
  const more =
    draft.isOpen && several ? [{ text: t('carcassonne-turn'), run: () => board.turn(1) }] : [];
  const fits = view.phase === 'place' ? t('carcassonne-fits', counts(view, turns)) : '';
  const why = laid ? previewWords(t, frame, board.preview) : fits;
  return {
    prompt: t('carcassonne-ask', { phase: laid ? 'meeple' : view.phase }),
    reason: why,
    confirm,
    undo,
    more,
  };
}
