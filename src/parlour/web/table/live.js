/** Whether a match is live: its clock counts minutes, and it runs. */
/** @typedef {import('../types').Frame} Frame */

/**
 * Whether the clocks of a frame count minutes, not days.
 * @param {Frame} frame
 */
export const hasLiveClock = ({ clocks }) =>
  Boolean(clocks?.left?.length) && clocks?.rule?.clock !== 'correspondence';

/**
 * Whether a live clock runs.
 * @param {Frame} frame
 */
export const isLive = frame => frame.phase === 'playing' && !frame.paused && hasLiveClock(frame);
