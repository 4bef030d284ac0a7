/** Plays back the moves of other players before a lesson step. */
import { animationTime, hasMotion } from '../components/settings.js';
/** @typedef {import('../types').Moment} Moment */

/** Duration of each moment at normal speed, in milliseconds. */
const MOMENT_MS = 900;

/**
 * Show moments one after the other, without waiting between them if animations are off.
 * @param {Moment[]} moments
 * @param {(moment: Moment) => void} show
 * @param {() => void} onEnd called after the last moment
 * @returns {() => void} a function that stops the playback
 */
export function playMoments(moments, show, onEnd) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let index = 0;
  const step = () => {
    show(moments[index]);
    index += 1;
    if (index === moments.length) onEnd();
    else if (hasMotion()) timer = setTimeout(step, animationTime(MOMENT_MS));
    else step();
  };
  step();
  return () => clearTimeout(timer);
}
