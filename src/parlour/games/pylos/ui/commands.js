/** Typed commands: a move (`3b2`, `1d4-2a1`), a removal (`x1a1x1b1`), or both (`3b2 -1a1`). */

/** @typedef {import('../../../web/types').Command} Command */
/** @typedef {import('./draft.js').Act} Act */

/** Matches a move followed by the balls to remove. */
const TURN = /^(.*?\S)\s*?(?:\s-|x)(.+)$/i;

const CELLS = /[1-4][a-d][1-4]/g;

/**
 * @param {Act} act
 * @param {import('../../../web/types').Words} t
 * @returns {Command}
 */
function moveCommand(act, t) {
  if (act.do === 'place')
    return { text: act.cell, description: t('pylos-do-place', act), action: act, points: null };
  if (act.do === 'raise') {
    const also = [`${act.source} ${act.cell}`, `${act.source}${act.cell}`];
    return {
      text: `${act.source}-${act.cell}`,
      description: t('pylos-do-raise', act),
      aliases: also,
      action: act,
      points: null,
    };
  }
  const { balls } = act;
  // The removed balls may be typed in any order.
  const also = [balls, balls.toReversed()].flatMap(way =>
    ['x', '-', ' '].map(sign => way.map(ball => sign + ball).join('')),
  );
  return {
    text: balls.map(ball => `x${ball}`).join(''),
    description: t('pylos-do-take', act),
    aliases: also,
    action: act,
    points: null,
  };
}

/**
 * Return the commands that can be typed now.
 * @param {Act[]} legal
 * @param {string} typed
 * @param {import('../../../web/types').Words} t
 * @returns {Command[]}
 */
export function commands(legal, typed, t) {
  const all = legal.map(act => moveCommand(act, t));
  const whole = legal.some(act => act.do !== 'take') ? TURN.exec(typed.trim()) : null;
  if (!whole) return all;
  // A turn with a removal consists of two actions, which can be typed as one command.
  const [, move, balls] = whole;
  const rest = (balls.toLowerCase().match(CELLS) ?? []).map(ball => `x${ball}`).join('');
  return all.map(command => ({
    ...command,
    text: `${command.text} ${rest}`,
    aliases: [command.text, ...(command.aliases ?? [])].map(way => typed.replace(move, way)),
    rest,
  }));
}
