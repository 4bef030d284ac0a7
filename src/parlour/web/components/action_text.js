/** Actions as text, from the strings of their game. */
import { hasMessage, t } from './strings.js';
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Frame} Frame */

/**
 * Return the names of the players of seats: `target-name` for a field `target` with a seat. Which
 * numbers are seats is not known, so every number has a name.
 * @param {Record<string, unknown>} fields
 * @param {Frame['seats']} occupants
 */
const playerNames = (fields, occupants) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => Number.isInteger(value))
      .map(([field, value]) => [
        `${field}-name`,
        occupants[Number(value)]?.name || t('site-seat', { number: Number(value) + 1 }),
      ]),
  );

/**
 * Return an action as text.
 * @param {string} game
 * @param {Action} action
 * @param {Frame['seats']} [occupants] the occupants of the seats
 */
export function actionText(game, action, occupants = []) {
  const id = `${game}-do-${action.do}`;
  const { do: _, ...fields } = action;
  if (hasMessage(id)) return t(id, { ...fields, ...playerNames(fields, occupants) });
  const fieldTexts = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${JSON.stringify(value).replaceAll('"', '')}`);
  return [action.do, ...fieldTexts].join(', ');
}
