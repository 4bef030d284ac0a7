/** Vibrates a phone when it is the user's turn and when a move is refused. */
import { settings } from './settings.js';

/** The patterns, as durations in ms of vibrations and of the pauses between them. */
const PATTERNS = { turn: [70], refused: [30, 40, 30] };

/** Whether this device can vibrate. Browsers on a desktop have the function without the motor. */
export const canVibrate = () =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Whether vibration is on. Unless the user has chosen, it is on only at café tables.
 * @param {boolean} [isCafe]
 */
export const isVibrationOn = (isCafe = false) =>
  settings().vibration === 'on' || (isCafe && settings().vibration === 'cafe');

/**
 * Vibrate, if vibration is on and the device can.
 * @param {keyof typeof PATTERNS} event
 * @param {boolean} [isCafe] whether this page is a hand at a café table
 */
export function vibrate(event, isCafe) {
  if (isVibrationOn(isCafe) && canVibrate()) navigator.vibrate(PATTERNS[event]);
}
