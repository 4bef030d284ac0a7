/** Checks whether a match is live, that is, played with a clock of minutes instead of days. */
/** @typedef {import('../types').Frame} Frame */

/**
 * Whether the clocks of a frame count minutes instead of days.
 * @param {Frame} frame
 */
export const hasLiveClock = ({ clocks }) =>
  Boolean(clocks?.left?.length) && clocks?.rule?.clock !== 'correspondence';

/**
 * Whether a live clock is running.
 * @param {Frame} frame
 */
export const isLive = frame => frame.phase === 'playing' && !frame.paused && hasLiveClock(frame);
