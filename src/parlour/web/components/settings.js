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
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
/** @type {Settings} */
let current = { ...DEFAULTS, ...kept() };
const night = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export const settings = () => current;
export const isDark = () =>
  current.theme === 'dark' || (current.theme === 'system' && night.matches);
/** Whether things may move. */
export const hasMotion = () =>
  current.motion === 'full' || (current.motion === 'system' && !calm.matches);

function show() {
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
  show();
  post('/api/me', { settings: current }).catch(() => {
    /* kept in this browser at least */
  });
}

/**
 * Take over what the server remembers where this browser has never chosen.
 * @param {Record<string, unknown>} remembered
 */
export function mergeServerSettings(remembered) {
  const mine = kept();
  const known = new Map(Object.entries(DEFAULTS));
  const fits = (/** @type {[string, unknown]} */ [name, value]) =>
    known.has(name) && !(name in mine) && typeof value === typeof known.get(name);
  const news = Object.fromEntries(Object.entries(remembered ?? {}).filter(fits));
  if (!Object.keys(news).length) return;
  current = { ...current, ...news };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    /* likewise */
  }
  show();
}

/** @param {(settings: Settings) => void} listener @returns {() => void} a function that stops listening */
export function onSettingsChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a game's UI may ask. @param {'legal' | 'trace' | 'motion'} name */
export const gameSetting = name => (name === 'motion' ? hasMotion() : current[name]);

night.addEventListener('change', show);
calm.addEventListener('change', show);
addEventListener('storage', event => {
  if (event.key === KEY) {
    current = { ...DEFAULTS, ...kept() };
    show();
  }
});
