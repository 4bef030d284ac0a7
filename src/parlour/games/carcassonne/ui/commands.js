/**
 * Decisions as they are typed: a square, how the tile is turned, who stands on it (`1 -1 270 c0`), `bet 3/4`, `bet -`.
 */

import { kindOf } from './land.js';
import { asked, chipLabel, choiceWords } from './words.js';

/** @typedef {import('../../../web/types').Command} Command */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./types').View} View */

/**
 * Every way to lay the tile, with and without a meeple. @param {View} view @param {Words} t
 * @returns {Command[]}
 */
function placements(view, t) {
  return view.placements.flatMap(({ x, y, turns, free }) =>
    [null, ...(free ? free.split(' ') : [])].map(meeple => {
      const degrees = turns * 90;
      const kind = meeple ? kindOf(meeple) : 'none';
      const stand = meeple ? ` ${meeple}` : '';
      return {
        text: `${x} ${y} ${degrees}${stand}`,
        description: t('carcassonne-move-place', { x, y, degrees, kind }),
        aliases: [`${view.drawn}(${x},${y})${degrees}${stand}`],
        action: { do: 'place', x, y, turns, meeple },
        points: null,
      };
    }),
  );
}

/**
 * What can be typed now, as the notation of the rules page has it. @param {View} view @param {Words} t
 * @returns {Command[]}
 */
export function commands(view, t) {
  if (view.phase === 'place') return placements(view, t);
  if (view.phase === 'bet') {
    const one = (/** @type {string | null} */ chip) => ({
      text: `bet ${chip ? chipLabel(view, chip) : '-'}`,
      description: chip
        ? t('carcassonne-move-bet', { chip: chipLabel(view, chip) })
        : t('carcassonne-no-chip'),
      action: { do: 'bet', chip },
    });
    return [null, ...view.chips].map(one);
  }
  const question = asked(view);
  return (question?.choices ?? []).map(choice => ({
    text: `${view.phase} ${question?.tile} ${choice.segment}`,
    description: choiceWords(t, choice),
    action: { do: view.phase, tile: question?.tile, segment: choice.segment },
  }));
}
