/** The user's settings, which are stored in this browser and on the server. */
import { post } from './api.js';

const KEY = 'parlour-settings';
/**
 * `text` is a percentage, `level` the preferred bot level. `confirm` defines which moves need a
 * confirmation (`matters`: moves that cannot be taken back). An empty `language` means the
 * browser's language. `mistakes` contains the thresholds for the classes of decisions, by game.
 * @typedef {{ theme: 'system' | 'light' | 'dark', language: string, sound: boolean, legal:
 *   boolean, trace: boolean, premove: boolean,
 * motion: 'system' | 'still' | 'full', confirm: 'matters' | 'always' | 'never', text: number,
 * level: string,
 * mistakes: Record<string, number[]> }}
 *   Settings
 */
/** @type {Settings} */
const DEFAULTS = {
  theme: 'system',
  language: '',
  sound: false,
  legal: true,
  trace: true,
  premove: true,
  motion: 'system',
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
/** Whether animations are on. */
export const hasMotion = () =>
  current.motion === 'full' || (current.motion === 'system' && !prefersReducedMotion.matches);

function applySettings() {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  if (current.motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = current.motion;
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
