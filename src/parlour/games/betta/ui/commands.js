/** Cards of Betta as they are laid by typing: `1r 6` or `card 1 turn 1 tank 6`. */

/** How a card is turned, as it is typed: as it is, right, upside down, left. */
const TURNED = ['', 'r', 'rr', 'l'];

/**
 * What can be typed.
 * @param {import('./shapes').Table} frame
 * @param {import('./draft.js').Decision} decision
 * @param {import('./words.js').Words} t
 * @returns {import('../../../web/types').Command[]}
 */
export function commands(frame, decision, t) {
  const { hand } = frame.view;
  return [...decision.found.values()].map(({ action, preview }) => {
    const card = hand.findIndex(({ id }) => id === action.card) + 1;
    const tank = action.display + 1;
    const text = `${card}${TURNED[action.turns]} ${tank}`;
    const said = { ...action, card, tank };
    return {
      text,
      description: t('betta-do-place', said),
      aliases: [
        t('betta-command', said),
        ...(action.turns ? [] : [`${t('betta-command-straight', said)}`]),
      ],
      action: /** @type {any} */ (action),
      points: preview.points ?? 0,
    };
  });
}
