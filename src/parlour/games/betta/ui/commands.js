/** Typed commands of Betta: `1r 6` or `card 1 turn 1 tank 6`. */

/** Rotations as typed: unrotated, right, upside down, left. */
const ROTATION_SUFFIX = ['', 'r', 'rr', 'l'];

/**
 * Return the commands that can be typed.
 * @param {import('./shapes').Table} frame
 * @param {import('./draft.js').Decision} decision
 * @param {import('./words.js').Words} t
 * @returns {import('../../../web/types').Command[]}
 */
export function typedCommands(frame, decision, t) {
  const { hand } = frame.view;
  return [...decision.previews.values()].map(({ action, preview }) => {
    const card = hand.findIndex(({ id }) => id === action.card) + 1;
    const tank = action.display + 1;
    const text = `${card}${ROTATION_SUFFIX[action.turns]} ${tank}`;
    const details = { ...action, card, tank };
    return {
      text,
      description: t('betta-do-place', details),
      aliases: [
        t('betta-command', details),
        ...(action.turns ? [] : [`${t('betta-command-straight', details)}`]),
      ],
      action: /** @type {any} */ (action),
      points: preview.points ?? 0,
    };
  });
}
