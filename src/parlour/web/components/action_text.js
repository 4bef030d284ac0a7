/** Actions as text, from the strings of their game. */
import { hasMessage, t } from './strings.js';
/** @typedef {import('../types').Action} Action */

/**
 * Return an action as text.
 * @param {string} game
 * @param {Action} action
 */
export function actionText(game, action) {
  const id = `${game}-do-${action.do}`;
  const { do: _, ...fields } = action;
  if (hasMessage(id)) return t(id, fields);
  const fieldTexts = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${JSON.stringify(value).replaceAll('"', '')}`);
  return [action.do, ...fieldTexts].join(', ');
}
