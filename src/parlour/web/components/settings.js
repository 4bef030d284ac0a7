/** The user's settings, which are stored in this browser and on the server. */
import { isAnimated, speedFactor } from './animation_speed.js';
import { post } from './api.js';

const KEY = 'parlour-settings';
/**
 * `text` is a percentage, `level` the preferred bot level. `confirm` defines which moves need a
 * confirmation (`matters`: moves that cannot be taken back). An empty `language` means the
 * browser's language. `mistakes` contains the thresholds for the classes of decisions, by game.
 * `volume` is a percentage. `vibration` is `cafe` until the user chooses: on at café tables only.
 * @typedef {{ theme: 'system' | 'light' | 'dark', language: string, sound: boolean, volume: number,
 *   legal: boolean, trace: boolean, premove: boolean,
 * motion: 'system' | 'still' | 'full', speed: 'slow' | 'normal' | 'fast',
 * vibration: 'cafe' | 'on' | 'off',
 * confirm: 'matters' | 'always' | 'never', text: number, level: string,
 * mistakes: Record<string, number[]> }}
 *   Settings
 */
/** @type {Settings} */
const DEFAULTS = {
  theme: 'system',
  language: '',
  sound: false,
  volume: 80,
  legal: true,
  trace: true,
  premove: true,
  motion: 'system',
  speed: 'normal',
  vibration: 'cafe',
  confirm: 'matters',
  text: 100,
  level: 'casual',
  mistakes: {},
};
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** @returns {Partial<Settings>} */
function storedSettings() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
/** @type {Settings} */
let current = { ...DEFAULTS, ...storedSettings() };
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const settings = () => current;
export const isDark = () =>
  current.theme === 'dark' || (current.theme === 'system' && prefersDark.matches);
/** Whether the system asks for reduced motion. */
export const prefersReduced = () => prefersReducedMotion.matches;
/** Whether animations are on. */
export const hasMotion = () => isAnimated(current, prefersReduced());
/** Return the duration of an animation at the chosen speed. @param {number} ms at normal speed */
export const animationTime = ms => ms * speedFactor(current.speed);

function applySettings() {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  if (current.motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = current.motion;
  root.dataset.speed = current.speed;
  root.style.setProperty('--reading', `${current.text}%`);
  for (const listener of listeners) listener(current);
}

/** Change settings, store them and send them to the server. @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    /* Storage is not available in a private window. */
  }
  applySettings();
  post('/api/me', { settings: current }).catch(() => {
    /* The settings are stored in this browser. */
  });
}

/**
 * Apply the settings from the server, except those that this browser stores itself.
 * @param {Record<string, unknown>} saved
 */
export function mergeServerSettings(saved) {
  const stored = storedSettings();
  const defaults = new Map(Object.entries(DEFAULTS));
  const isNew = (/** @type {[string, unknown]} */ [name, value]) =>
    defaults.has(name) && !(name in stored) && typeof value === typeof defaults.get(name);
  const additions = Object.fromEntries(Object.entries(saved ?? {}).filter(isNew));
  if (!Object.keys(additions).length) return;
  current = { ...current, ...additions };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    /* Storage is not available in a private window. */
  }
  applySettings();
}

/**
 * Call a listener when the settings change.
 * @param {(settings: Settings) => void} listener
 * @returns {() => void} a function that removes the listener
 */
export function onSettingsChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Return a setting that a game's UI may read. @param {'legal' | 'trace' | 'motion'} name */
export const gameSetting = name => (name === 'motion' ? hasMotion() : current[name]);

prefersDark.addEventListener('change', applySettings);
prefersReducedMotion.addEventListener('change', applySettings);
addEventListener('storage', event => {
  if (event.key === KEY) {
    current = { ...DEFAULTS, ...storedSettings() };
    applySettings();
  }
});
