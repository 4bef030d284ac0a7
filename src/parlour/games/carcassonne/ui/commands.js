/**
 * Typed commands: a placement by square, rotation in degrees and segment (`1 -1 270 c0`), or a bet
 * (`bet 3/4`, `bet -`).
 */

import { kindOf } from './land.js';
import { openQuestion, chipLabel, choiceText } from './words.js';

/** @typedef {import('../../../web/types').Command} Command */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./types').View} View */

/**
 * Return a command for every placement, with and without a meeple.
 * @param {View} view
 * @param {Words} t
 * @returns {Command[]}
 */
function placementCommands(view, t) {
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
 * Return the commands that can be typed now, in the notation of the rules page.
 * @param {View} view
 * @param {Words} t
 * @returns {Command[]}
 */
export function typedCommands(view, t) {
  if (view.phase === 'place') return placementCommands(view, t);
  if (view.phase === 'bet') {
    const betCommand = (/** @type {string | null} */ chip) => ({
      text: `bet ${chip ? chipLabel(view, chip) : '-'}`,
      description: chip
        ? t('carcassonne-move-bet', { chip: chipLabel(view, chip) })
        : t('carcassonne-no-chip'),
      action: { do: 'bet', chip },
    });
    return [null, ...view.chips].map(betCommand);
  }
  const question = openQuestion(view);
  return (question?.choices ?? []).map(choice => ({
    text: `${view.phase} ${question?.tile} ${choice.segment}`,
    description: choiceText(t, choice),
    action: { do: view.phase, tile: question?.tile, segment: choice.segment },
  }));
}
