/** The way to a step of a lesson: what the others do is seen one after the other. */
import { hasMotion } from '../components/settings.js';
/** @typedef {import('../types').Moment} Moment */

/** How long each is looked at, in milliseconds. */
const BEAT = 900;

/**
 * Show moments one after the other, then arrive; where the reader wants stillness, without waiting in between.
 * @param {Moment[]} moments @param {(moment: Moment) => void} see @param {() => void} arrive
 * @returns {() => void} stops on the way
 */
export function walk(moments, see, arrive) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  let at = 0;
  const step = () => {
    see(moments[at]);
    at += 1;
    if (at === moments.length) arrive();
    else if (hasMotion()) next = setTimeout(step, BEAT);
    else step();
  };
  step();
  return () => clearTimeout(next);
}
