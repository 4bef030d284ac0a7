/** The texts of the action bar. */

import { lastPlay, seatName, refusalText, wordScores, tileText } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */

/**
 * Return the prompt for accepting or challenging an opponent's play.
 * @param {any} frame
 * @param {Words} t
 */
export function challengePrompt(frame, t) {
  const play = lastPlay(frame.view);
  return {
    prompt: t('betapet-ask-challenge', {
      name: seatName(frame, frame.view.doubted ?? 0, t),
      words: (play?.words ?? [])
        .map((/** @type {any} */ { text }) => text.toUpperCase())
        .join(', '),
      points: play?.points ?? 0,
    }),
    reason: t(`betapet-why-challenge-${frame.view.options.words}`),
  };
}

/**
 * @param {any} frame
 * @param {Words} t
 * @param {{ laid: number, found: any, held: string | null, picking: boolean, sending: boolean,
 *   blank: boolean, tight: boolean }} now `tight`: the word list is hidden, so the bar shows every
 *   word
 */
export function actionPrompt(frame, t, { laid, found, held, picking, sending, blank, tight }) {
  const { view } = frame;
  if (sending) return { prompt: t('betapet-ask-sending') };
  if (picking) return { prompt: t('betapet-ask-joker'), reason: t('betapet-why-joker') };
  if (held !== null)
    return {
      prompt: t('betapet-ask-held', { tile: tileText(t, held, view.values) }),
      reason: t('betapet-why-held'),
    };
  if (!laid)
    return {
      prompt: t(view.board.some(Boolean) ? 'betapet-ask-play' : 'betapet-ask-first'),
      // A touch device has no keyboard, so the text must not mention typing.
      reason: t(
        matchMedia('(pointer: coarse)').matches ? 'betapet-why-play-touch' : 'betapet-why-play',
      ),
    };
  if (blank) return { prompt: t('betapet-ask-joker'), reason: t('betapet-why-blank') };
  if (!found) return { prompt: t('betapet-counting') };
  if (found.problem)
    return { prompt: refusalText(t, found.problem, found.details), reason: t('betapet-why-laid') };
  const word = found.words[0].text.toUpperCase();
  if (tight && found.words.length > 1)
    return { prompt: `${wordScores(found.words)} = ${found.points}` };
  return {
    prompt: t(found.bingo ? 'betapet-ask-bingo' : 'betapet-ask-points', {
      word,
      points: found.points,
    }),
    reason:
      found.words.length > 1 || found.bingo
        ? wordScores(found.words) + (found.bingo ? ` · ${t('betapet-bingo')} 50` : '')
        : '',
  };
}
