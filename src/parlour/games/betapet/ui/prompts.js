/** What the action bar says at each moment. */

import { lastPlay, nameOf, reason, sums, tileWords } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */

/** Somebody else's play waits for my answer. @param {any} frame @param {Words} t */
export function challenge(frame, t) {
  const play = lastPlay(frame.view);
  return {
    prompt: t('betapet-ask-challenge', {
      name: nameOf(frame, frame.view.doubted ?? 0, t),
      words: (play?.words ?? [])
        .map((/** @type {any} */ { text }) => text.toUpperCase())
        .join(', '),
      points: play?.points ?? 0,
    }),
    reason: t(`betapet-why-challenge-${frame.view.options.words}`),
  };
}

/**
 * @param {any} frame @param {Words} t
 * @param {{ laid: number, found: any, held: string | null, picking: boolean, sending: boolean, blank: boolean, tight:
 *   boolean }} now `tight`: there is no slip, so the bar tells every word
 */
export function ask(frame, t, { laid, found, held, picking, sending, blank, tight }) {
  const { view } = frame;
  if (sending) return { prompt: t('betapet-ask-sending') };
  if (picking) return { prompt: t('betapet-ask-joker'), reason: t('betapet-why-joker') };
  if (held !== null)
    return {
      prompt: t('betapet-ask-held', { tile: tileWords(t, held, view.values) }),
      reason: t('betapet-why-held'),
    };
  if (!laid)
    return {
      prompt: t(view.board.some(Boolean) ? 'betapet-ask-play' : 'betapet-ask-first'),
      // A phone has no keys to type with.
      reason: t(
        matchMedia('(pointer: coarse)').matches ? 'betapet-why-play-touch' : 'betapet-why-play',
      ),
    };
  if (blank) return { prompt: t('betapet-ask-joker'), reason: t('betapet-why-blank') };
  if (!found) return { prompt: t('betapet-counting') };
  if (found.problem)
    return { prompt: reason(t, found.problem, found.details), reason: t('betapet-why-laid') };
  const word = found.words[0].text.toUpperCase();
  if (tight && found.words.length > 1) return { prompt: `${sums(found.words)} = ${found.points}` };
  return {
    prompt: t(found.bingo ? 'betapet-ask-bingo' : 'betapet-ask-points', {
      word,
      points: found.points,
    }),
    reason:
      found.words.length > 1 || found.bingo
        ? sums(found.words) + (found.bingo ? ` · ${t('betapet-bingo')} 50` : '')
        : '',
  };
}
