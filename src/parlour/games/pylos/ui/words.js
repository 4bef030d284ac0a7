/** Labels of the cells and texts of the action bar. */

import { HOLLOW, isFree, isSupported } from './geometry.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */

/**
 * The facts from which the labels of cells are derived. `own`: the viewer's colour; `mine`: the viewer's seat, null for
 * spectators.
 * @typedef {{balls: import('./geometry.js').Balls, own: string, mine: number|null, choice:
 *   import('./draft.js').Choice, draft: import('./draft.js').Draft, isPremoving: boolean}} Facts
 */

/**
 * Return the label of a cell: its name, its content and the action that is possible there.
 * @param {Words} t
 * @param {Facts} facts
 * @param {string} cell
 */
export function cellLabel(t, { balls, own, mine, choice, draft, isPremoving }, cell) {
  const { level } = HOLLOW[cell];
  const colour = balls[cell];
  const lies = colour
    ? colour === own && mine !== null
      ? 'own'
      : colour === 'w'
        ? 'light'
        : 'dark'
    : isSupported(balls, cell)
      ? 'free'
      : 'shut';
  let can = '';
  if (isPremoving && draft.cell && [draft.cell, draft.source].includes(cell)) can = 'premoved';
  else if (draft.balls.includes(cell)) can = 'taken';
  else if (cell === draft.cell) can = 'drafted';
  else if (cell === draft.source) can = 'picked';
  else if (isPremoving && choice.hollows.has(cell)) can = 'premove-here';
  else if (choice.hollows.has(cell)) can = draft.source ? 'raise-here' : 'place-here';
  else if (choice.balls.has(cell)) can = choice.phase === 'take' ? 'may-take' : 'may-raise';
  else if (colour && !isFree(balls, cell)) can = 'carries';
  return [t('pylos-cell', { cell, level }), t(`pylos-lies-${lies}`), can && t(`pylos-can-${can}`)]
    .filter(Boolean)
    .join(', ');
}

/**
 * Return the reason why a cell cannot be used now.
 * @param {Words} t
 * @param {Facts} facts
 * @param {string} cell
 */
export function refusalText(t, { balls, own, choice, draft }, cell) {
  const { source } = draft;
  const colour = balls[cell];
  if (colour && colour !== own) return t('pylos-error-not-your-ball', { cell });
  if (colour && !isFree(balls, cell)) return t('pylos-error-not-free', { cell });
  if (choice.phase === 'take') return t('pylos-error-one-or-two');
  if (colour) return t('pylos-why-higher');
  if (source && HOLLOW[cell].below.includes(source))
    return t('pylos-error-own-support', { source, cell });
  if (source && HOLLOW[cell].level <= HOLLOW[source].level)
    return t('pylos-error-not-higher', { source, cell });
  if (!source && choice.phase && !choice.hollows.size && isSupported(balls, cell))
    return t('pylos-error-reserve-empty');
  return t('pylos-error-not-open', { cell });
}

/**
 * Return the name of the player in a seat.
 * @param {Words} t
 * @param {Frame} frame
 * @param {number} seat
 */
const seatName = (t, frame, seat) =>
  frame.seats?.[seat]?.name || t(seat === 0 ? 'pylos-light' : 'pylos-dark');

/**
 * Return the label of a seat's reserve.
 * @param {Words} t
 * @param {Frame} frame
 * @param {number} seat
 * @param {number} count
 */
export const reserveLabel = (t, frame, seat, count) =>
  t('pylos-reserve', {
    count,
    wood: seat === 0 ? 'light' : 'dark',
    name: seatName(t, frame, seat),
  });

/**
 * Return the texts of the action bar: the prompt, the reason below it, and the confirm button.
 * @param {Words} t
 * @param {Frame} frame
 * @param {import('./draft.js').Choice} choice
 * @param {import('./draft.js').Draft} draft
 * @param {{bonus: boolean, made: string[]}|null} preview
 * @returns {{prompt: string, reason: string, confirm?: string}}
 */
export function barWords(t, frame, choice, draft, preview) {
  const view = /** @type {any} */ (frame.view);
  const { action, phase } = choice;
  const left = view.reserve[frame.seat ?? view.to_move];
  if (phase === 'take') {
    const count = draft.balls.length;
    const more = count === 1 && choice.balls.size > 0;
    return {
      prompt:
        count === 0
          ? t('pylos-ask-take', { made: view.made.length })
          : t(more ? 'pylos-ask-second' : 'pylos-ask-home', {
              count,
              balls: draft.balls.join(', '),
            }),
      reason: t(count < 2 && (count === 0 || more) ? 'pylos-why-ringed' : 'pylos-why-put-back'),
      confirm: action ? t('pylos-do-confirm-take', { count }) : '',
    };
  }
  if (action) {
    const said =
      action.do === 'raise'
        ? t('pylos-ask-raised', { source: action.source, cell: action.cell })
        : t('pylos-ask-placed', { cell: /** @type {any} */ (action).cell });
    return {
      prompt: said,
      reason: preview?.bonus ? t('pylos-why-bonus') : t('pylos-why-draft'),
      confirm: t(action.do === 'raise' ? 'pylos-do-confirm-raise' : 'pylos-do-confirm-place'),
    };
  }
  if (draft.source)
    return {
      prompt: t('pylos-ask-where', { source: draft.source }),
      reason: t('pylos-why-higher'),
    };
  const raises = choice.balls.size;
  const places = choice.hollows.size;
  return {
    prompt: t(!places ? 'pylos-ask-raise' : raises ? 'pylos-ask-move' : 'pylos-ask-place'),
    reason: left ? t('pylos-why-open', { places, left }) : t('pylos-why-empty'),
  };
}
