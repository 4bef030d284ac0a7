/** Texts of the action bar, and of the last move. */

import { seatName } from './players.js';
import { displayValue } from './ticket.js';

/** @typedef {import('./shapes').Table} Table */
/** @typedef {import('./words.js').Words} Words */

/**
 * Return the last placement as a sentence, or who begins.
 * @param {Table} frame
 * @param {Words} t
 */
export function lastPlacementText(frame, t) {
  const { view } = frame;
  const last = view.placed.at(-1);
  if (!last) return t('betta-news-began', { name: seatName(frame, view.first, t) });
  const kind = last.pattern ? 'pattern' : last.points ? 'first' : 'laid';
  return t(`betta-news-${kind}`, {
    name: seatName(frame, last.seat, t),
    display: last.display,
    points: last.points,
    pattern: last.pattern ?? '',
    card: last.card,
  });
}

/**
 * Return why the game ended and who won.
 * @param {Table} frame
 * @param {Words} t
 */
function resultPrompt(frame, t) {
  const { view, ranking } = frame;
  const winners = (ranking?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const total = view.totals[winners[0] ?? 0];
  const reason = t(`betta-over-${view.over}`);
  if (view.options.mode === 'solo')
    return {
      prompt: t('betta-ask-rated', { total, rating: t(`betta-rating-${view.rating}`) }),
      reason,
    };
  const names = winners.map(seat => seatName(frame, seat, t));
  if (winners.length === 1 && winners[0] === view.seat)
    return { prompt: t('betta-ask-won', { total }), reason };
  return {
    prompt: t('betta-ask-winners', { names: names.join(', '), count: winners.length, total }),
    reason,
  };
}

/**
 * Return what the drafted placement scores now, and what its tank is then worth at game end: the
 * numbers above and below the tank.
 * @param {import('./shapes').View} view
 * @param {import('./shapes').Found} legal
 * @param {number} display
 * @param {Words} t
 */
function draftPrompt(view, legal, display, t) {
  const { points, gain } = legal.preview;
  const before = displayValue(view, display) ?? 0;
  return {
    prompt: t('betta-ask-now', { display, points }),
    reason: t(gain ? 'betta-why-end' : 'betta-why-end-same', { before, after: before + gain }),
  };
}

/**
 * Return the goal, shown to players before their first card.
 * @param {import('./shapes').View} view
 * @param {Words} t
 */
function goalText(view, t) {
  const colour = view.seat === null ? null : view.colours[view.seat];
  return colour
    ? t('betta-why-first-staff', { colour })
    : t(view.options.mode === 'betty' ? 'betta-why-first-betty' : 'betta-why-first-alone');
}

/**
 * Return the prompt and reason of the action bar, without buttons.
 * @param {Table} frame
 * @param {import('./draft.js').Decision} decision
 * @param {import('./draft.js').Choice} choice
 * @param {Words} t
 */
export function actionPrompt(frame, decision, choice, t) {
  const { view } = frame;
  if (view.over) return resultPrompt(frame, t);
  const turns = view.seat === null ? '' : t('betta-why-turns', { turns: view.turns[view.seat] });
  if (frame.past) return { prompt: lastPlacementText(frame, t), reason: '' };
  if (!decision.isAwaited)
    return {
      prompt:
        view.mover === null
          ? lastPlacementText(frame, t)
          : t('betta-ask-wait', { name: seatName(frame, view.mover, t) }),
      reason: turns,
    };
  if (choice.card === null)
    return {
      prompt: t('betta-ask-card'),
      reason: view.placed.some(({ seat }) => seat === view.seat) ? turns : goalText(view, t),
    };
  const legal = decision.previewFor(choice, choice.display);
  return legal && choice.display !== null
    ? draftPrompt(view, legal, choice.display, t)
    : { prompt: t('betta-ask-display'), reason: t('betta-why-display') };
}
