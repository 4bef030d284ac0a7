/** The speed of animations: the factor of their durations, and the choice between speed and off. */
/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {'slow' | 'normal' | 'fast'} Speed */

/** The factor of every duration, by speed. `tokens.css` contains the same factors as `--pace`. */
export const FACTORS = { slow: 2, normal: 1, fast: 0.5 };
/** The choices of the user, from slow to off. */
export const SPEED_CHOICES = /** @type {const} */ (['slow', 'normal', 'fast', 'off']);

/**
 * Return the factor for durations at a speed; an unknown speed counts as normal.
 * @param {Settings['speed']} speed
 */
export const speedFactor = speed => FACTORS[speed] ?? FACTORS.normal;

/**
 * Whether animations are shown. The preference of the system applies unless the user overrides it.
 * @param {Pick<Settings, 'motion'>} settings
 * @param {boolean} prefersReduced whether the system asks for reduced motion
 */
export const isAnimated = ({ motion }, prefersReduced) =>
  motion === 'full' || (motion === 'system' && !prefersReduced);

/**
 * Return the choice that is in effect.
 * @param {Pick<Settings, 'motion' | 'speed'>} settings
 * @param {boolean} prefersReduced
 * @returns {typeof SPEED_CHOICES[number]}
 */
export function currentChoice(settings, prefersReduced) {
  if (!isAnimated(settings, prefersReduced)) return 'off';
  return settings.speed in FACTORS ? settings.speed : 'normal';
}

/**
 * Return the settings that put a choice into effect. Only a speed that is chosen while the system
 * asks for reduced motion overrides the system.
 * @param {typeof SPEED_CHOICES[number]} choice
 * @param {Pick<Settings, 'motion'>} settings
 * @param {boolean} prefersReduced
 * @returns {Partial<Settings>}
 */
export function choiceChanges(choice, settings, prefersReduced) {
  if (choice === 'off') return { motion: 'still' };
  if (isAnimated(settings, prefersReduced)) return { speed: choice };
  return { speed: choice, motion: prefersReduced ? 'full' : 'system' };
}
