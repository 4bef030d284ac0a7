/** What the action bar says at each moment, and the words for what was done last. */

import { nameOf } from './players.js';
import { fishWords } from './words.js';

/** @typedef {import('./shapes').Table} Table */
/** @typedef {import('./words.js').Words} Words */

/**
 * The last card that was laid, as a sentence; nobody has laid one: who begins.
 * @param {Table} frame
 * @param {Words} t
 */
export function lastWords(frame, t) {
  const { view } = frame;
  const last = view.placed.at(-1);
  if (!last) return t('betta-news-began', { name: nameOf(frame, view.first, t) });
  const what = last.pattern ? 'pattern' : last.points ? 'first' : 'laid';
  return t(`betta-news-${what}`, {
    name: nameOf(frame, last.seat, t),
    display: last.display,
    points: last.points,
    pattern: last.pattern ?? '',
    card: last.card,
  });
}

/** Why the game is over and who has won it. @param {Table} frame @param {Words} t */
function ending(frame, t) {
  const { view, ranking: standing } = frame;
  const winners = (standing?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const total = view.totals[winners[0] ?? 0];
  const over = t(`betta-over-${view.over}`);
  if (view.options.mode === 'solo')
    return {
      prompt: t('betta-ask-rated', { total, rating: t(`betta-rating-${view.rating}`) }),
      reason: over,
    };
  const names = winners.map(seat => nameOf(frame, seat, t));
  if (winners.length === 1 && winners[0] === view.seat)
    return { prompt: t('betta-ask-won', { total }), reason: over };
  return {
    prompt: t('betta-ask-winners', { names: names.join(', '), count: winners.length, total }),
    reason: over,
  };
}

/**
 * What an aimed card would bring, first at once and then at the end.
 * @param {import('./shapes').View} view
 * @param {import('./shapes').Found} found
 * @param {number} display
 * @param {Words} t
 */
function drafted(view, found, display, t) {
  const { preview } = found;
  const hidden = preview.covered.map(cell => view.displays[display][cell]).join('');
  const ask = t(preview.pattern ? 'betta-ask-pattern' : 'betta-ask-points', {
    display,
    points: preview.points,
    pattern: preview.pattern ?? '',
  });
  const covers = hidden
    ? t('betta-why-covers', { fish: fishWords(t, hidden) })
    : t('betta-why-bare');
  const later = preview.gain
    ? t(preview.gain > 0 ? 'betta-why-gain' : 'betta-why-loss', { points: Math.abs(preview.gain) })
    : t('betta-why-same');
  return { prompt: ask, reason: `${covers} ${later}` };
}

/**
 * What is wanted of whoever plays for the first time, before their first card.
 * @param {import('./shapes').View} view
 * @param {Words} t
 */
function goal(view, t) {
  const colour = view.seat === null ? null : view.colours[view.seat];
  return colour
    ? t('betta-why-first-staff', { colour })
    : t(view.options.mode === 'betty' ? 'betta-why-first-betty' : 'betta-why-first-alone');
}

/**
 * The sentence and its reason, without buttons.
 * @param {Table} frame
 * @param {import('./draft.js').Decision} decision
 * @param {import('./draft.js').Choice} choice
 * @param {Words} t
 */
export function ask(frame, decision, choice, t) {
  const { view } = frame;
  if (view.over) return ending(frame, t);
  const turns = view.seat === null ? '' : t('betta-why-turns', { turns: view.turns[view.seat] });
  if (frame.past) return { prompt: lastWords(frame, t), reason: '' };
  if (!decision.open)
    return {
      prompt:
        view.mover === null
          ? lastWords(frame, t)
          : t('betta-ask-wait', { name: nameOf(frame, view.mover, t) }),
      reason: turns,
    };
  if (choice.card === null)
    return {
      prompt: t('betta-ask-card'),
      reason: view.placed.some(({ seat }) => seat === view.seat) ? turns : goal(view, t),
    };
  const found = decision.on(choice, choice.display);
  return found && choice.display !== null
    ? drafted(view, found, choice.display, t)
    : { prompt: t('betta-ask-display'), reason: t('betta-why-display') };
}
