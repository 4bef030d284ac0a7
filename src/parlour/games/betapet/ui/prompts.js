/** What the action bar says at each moment. */

import { lastPlay, nameOf, reason, sums, tileWords } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */

/** Somebody else's play waits for my answer. @param {any} frame @param {Words} t */
export function challenge(frame, t) {
  const play = lastPlay(frame.view);
  return {
    ask: t('betapet-ask-challenge', {
      name: nameOf(frame, frame.view.doubted ?? 0, t),
      words: (play?.words ?? [])
        .map((/** @type {any} */ { text }) => text.toUpperCase())
        .join(', '),
      points: play?.points ?? 0,
    }),
    why: t(`betapet-why-challenge-${frame.view.options.words}`),
  };
}

/**
 * @param {any} frame @param {Words} t
 * @param {{ laid: number, found: any, held: string | null, picking: boolean, sending: boolean, blank: boolean, tight:
 *   boolean }} now `tight`: there is no slip, so the bar tells every word
 */
export function ask(frame, t, { laid, found, held, picking, sending, blank, tight }) {
  const { view } = frame;
  if (sending) return { ask: t('betapet-ask-sending') };
  if (picking) return { ask: t('betapet-ask-joker'), why: t('betapet-why-joker') };
  if (held !== null)
    return {
      ask: t('betapet-ask-held', { tile: tileWords(t, held, view.values) }),
      why: t('betapet-why-held'),
    };
  if (!laid)
    return {
      ask: t(view.board.some(Boolean) ? 'betapet-ask-play' : 'betapet-ask-first'),
      // A phone has no keys to type with.
      why: t(
        matchMedia('(pointer: coarse)').matches ? 'betapet-why-play-touch' : 'betapet-why-play',
      ),
    };
  if (blank) return { ask: t('betapet-ask-joker'), why: t('betapet-why-blank') };
  if (!found) return { ask: t('betapet-counting') };
  if (found.problem)
    return { ask: reason(t, found.problem, found.details), why: t('betapet-why-laid') };
  const word = found.words[0].text.toUpperCase();
  if (tight && found.words.length > 1) return { ask: `${sums(found.words)} = ${found.points}` };
  return {
    ask: t(found.bingo ? 'betapet-ask-bingo' : 'betapet-ask-points', {
      word,
      points: found.points,
    }),
    why:
      found.words.length > 1 || found.bingo
        ? sums(found.words) + (found.bingo ? ` · ${t('betapet-bingo')} 50` : '')
        : '',
  };
}
