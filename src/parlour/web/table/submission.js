/**
 * Sends decisions. A message appears if the answer takes long or the server refuses the decision.
 */
import { playSound } from '../components/sound.js';
import { t, errorText } from '../components/strings.js';
import { vibrate } from '../components/vibration.js';
import { announce } from './announcer.js';
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Frame} Frame */

/**
 * Time without an answer after which the bar shows that the decision is being sent, in
 * milliseconds.
 */
const PATIENCE_MS = 250;

/**
 * @param {import('./table_store.js').TableStore} known
 * @param {import('./layout.js').Parts['send']} send
 * @param {() => void} redraw
 */
export function createSubmit(known, send, redraw) {
  /**
   * @param {Action} action
   * @param {Frame} at
   */
  return async (action, at) => {
    const before = known.bar;
    const sending = { prompt: t('site-sending') };
    const slow = setTimeout(() => {
      known.bar = sending;
      redraw();
    }, PATIENCE_MS);
    try {
      await send({ type: 'act', seat: at.seat, decision_id: at.decision_id, action });
    } catch (refusal) {
      playSound('refused');
      vibrate('refused');
      known.notice = errorText(refusal);
      announce(known.notice);
      throw refusal;
    } finally {
      clearTimeout(slow);
      if (known.bar === sending) {
        known.bar = before;
        redraw();
      }
    }
  };
}
