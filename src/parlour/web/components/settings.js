/** What each reader chose for themselves: kept in this browser, and with the player on the server. */
import { post } from './api.js';

const KEY = 'parlour-settings';
/**
 * `text` is a percentage, `level` the strength of bots I like; `confirm` says when a draft waits to be sent: where it
 *   matters is where nobody can take back at will; an empty `language` is the browser's.
 * `mistakes`: from how much lost a decision is called what, by game.
 * @typedef {{ theme: 'system' | 'light' | 'dark', language: string, sound: boolean, legal: boolean, trace: boolean,
 * motion: 'system' | 'still' | 'full', confirm: 'matters' | 'always' | 'never', text: number, level: string,
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
/** Whether things may move. */
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

/** @param {Partial<Settings>} changes */
export function changeSettings(changes) {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    /* a private window keeps nothing */
  }
  applySettings();
  post('/api/me', { settings: current }).catch(() => {
    /* kept in this browser at least */
  });
}

/**
 * Take over what the server remembers where this browser has never chosen.
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
    /* likewise */
  }
  applySettings();
}

/** @param {(settings: Settings) => void} listener @returns {() => void} a function that stops listening */
export function onSettingsChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a game's UI may ask. @param {'legal' | 'trace' | 'motion'} name */
export const gameSetting = name => (name === 'motion' ? hasMotion() : current[name]);

prefersDark.addEventListener('change', applySettings);
prefersReducedMotion.addEventListener('change', applySettings);
addEventListener('storage', event => {
  if (event.key === KEY) {
    current = { ...DEFAULTS, ...storedSettings() };
    applySettings();
  }
});
