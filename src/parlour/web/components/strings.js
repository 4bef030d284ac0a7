/** The Fluent messages of the site and its games, in the user's language or in English. */
import { FluentBundle, FluentResource } from '../vendor/fluent.js';
import { assetUrl } from './asset_urls.js';
import { settings } from './settings.js';
/** @typedef {import('../vendor/fluent.js').Argument} Argument */

/** The languages of the site; games may have more. */
export const LANGUAGES = ['en', 'fr', 'it', 'es', 'de', 'sv'];

/** Return the language of the user interface. @returns {string} */
export function language() {
  const wanted = [settings().language, ...navigator.languages]
    .filter(Boolean)
    .map(tag => tag.toLowerCase().split('-')[0]);
  return wanted.find(tag => LANGUAGES.includes(tag)) ?? 'en';
}

const locale = language();
document.documentElement.lang = locale;
const bundle = new FluentBundle(locale, { useIsolating: false });
/** @type {Map<string, Promise<unknown>>} */
const loading = new Map();

/** @param {string[]} names */
async function fetchSource(names) {
  try {
    const response = await fetch(
      `/strings/${locale}/${names.join('+')}.ftl?of=${assetUrl('strings')}`,
    );
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/** @param {string[]} names */
async function loadBundle(names) {
  bundle.addResource(new FluentResource(await fetchSource(names)), { allowOverrides: true });
}

/** Load the strings of the site or of games, each once. @param {...string} names */
export async function loadStrings(...names) {
  const missing = names.filter(name => !loading.has(name));
  const request = missing.length ? loadBundle(missing) : undefined;
  for (const name of missing) loading.set(name, request ?? Promise.resolve());
  await Promise.all(names.map(name => loading.get(name)));
}

/** Whether a message exists. @param {string} id */
export const hasMessage = id => bundle.hasMessage(id);

/**
 * Convert a value to a Fluent argument. Lists are joined, and null becomes an empty text.
 * @param {unknown} value
 * @returns {Argument}
 */
function formatValue(value) {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return new Intl.ListFormat(locale, { type: 'unit' }).format(
      value.map(item => String(formatValue(item))),
    );
  if (typeof value === 'object') return Object.values(value).map(formatValue).join(' ');
  return String(value);
}

/**
 * Format a message.
 * @param {string} id
 * @param {Record<string, unknown>} [args]
 * @returns {string} the text, or the id if there is no such message
 */
export function t(id, args = {}) {
  const values = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, formatValue(value)]),
  );
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values, []) : id;
}

/**
 * Return the message of an error: the localized one, or the server's English one.
 * @param {{ code?: string, details?: Record<string, unknown>, message?: string }} refusal
 */
export function errorText(refusal) {
  const [namespace, ...rest] = (refusal.code ?? 'core.failed').split('.');
  const id = `${namespace}-error-${rest.join('-')}`;
  return hasMessage(id) ? t(id, refusal.details) : (refusal.message ?? t('core-error-failed'));
}
