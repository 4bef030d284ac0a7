/** The games of the house: their cards, their words, their art. */
import { get } from './api.js';
import { has, learn, t } from './words.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('../types').Schema} Schema */

/** @type {Promise<GameCard[]> | undefined} */
let asked;
/** Every game that is here. @returns {Promise<GameCard[]>} */
const cards = () => (asked ??= get('/api/games'));
/** Every game that is here, their strings learnt. */
export async function games() {
  const found = await cards();
  await learn(...found.map(card => card.spec.id));
  return found;
}
/** One game, its strings learnt. @param {string} id */
export async function gameOf(id) {
  const [found] = await Promise.all([cards(), learn(id)]);
  return found.find(card => card.spec.id === id);
}

/** @param {string} game */
export const gameName = game => (has(`${game}-name`) ? t(`${game}-name`) : game[0].toUpperCase() + game.slice(1));
/** @param {string} game */
export const gameLine = game => (has(`${game}-line`) ? t(`${game}-line`) : '');
/** A bot's name and manner at a level. @param {string} game @param {string} level */
export const botName = (game, level) => (has(`${game}-bot-${level}`) ? t(`${game}-bot-${level}`) : t(`house-level-${level}`));

/** @typedef {{ name: string, label: string, kind: 'choice' | 'switch' | 'number', choices: { value: unknown, label: string }[], start: unknown, least?: number, most?: number }} Option */

/** @param {Schema} schema @param {Schema} [root] @returns {Schema} */
function resolved(schema, root = schema) {
  const found = schema.$ref ? { ...root.$defs?.[schema.$ref.split('/').at(-1) ?? ''], ...schema, $ref: undefined } : schema;
  return found;
}

/** The options of a game that a host may choose, as fields with words. @param {GameCard} card @returns {Option[]} */
export function options({ spec: { id }, options: schema }) {
  const root = resolved(schema), from = schema;
  /** @type {Option[]} */
  const fields = [];
  for (const [name, property] of Object.entries(root.properties ?? {})) {
    const found = resolved(property, from), label = t(`${id}-option-${name}`), start = property.default ?? found.default;
    if (!has(`${id}-option-${name}`)) continue;
    const choices = found.enum ?? found.anyOf?.flatMap(one => resolved(one, from).enum ?? (one.type === 'null' ? [null] : []));
    if (choices?.length) fields.push({ name, label, kind: 'choice', start: start ?? choices[0], choices: choices.map(value => ({ value, label: choiceName(id, name, value) })) });
    else if (found.type === 'boolean') fields.push({ name, label, kind: 'switch', start: start ?? false, choices: [] });
    else if (found.type === 'integer' || found.type === 'number') fields.push({ name, label, kind: 'number', start: start ?? found.minimum ?? 0, choices: [], least: found.minimum, most: found.maximum });
  }
  return fields;
}

/** @param {string} game @param {string} name @param {unknown} value */
function choiceName(game, name, value) {
  const id = `${game}-option-${name}-${value}`;
  return has(id) ? t(id) : String(value);
}

/** What makes this table's rules differ from the usual, in words. @param {GameCard | undefined} card @param {Record<string, unknown>} chosen @returns {string[]} */
export function optionWords(card, chosen) {
  if (!card) return [];
  return options(card).flatMap(({ name, label, kind, choices, start }, i) => {
    const value = chosen?.[name], usual = value === start;
    // The first choice names the variant and is always said; of the rest only what is unusual.
    if (value === undefined || (usual && (i > 0 || kind !== 'choice'))) return [];
    if (kind === 'choice') return [choices.find(choice => choice.value === value)?.label ?? String(value)];
    return kind === 'switch' ? (value ? [label] : []) : [`${label}: ${value}`];
  });
}

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();
/** Link a game's style sheet once. @param {string} game */
export function dress(game) {
  if (!styles.has(game)) styles.set(game, new Promise(done => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/games/${game}/ui/style.css` });
    link.onload = link.onerror = done;
    document.head.append(link);
  }));
  return /** @type {Promise<unknown>} */ (styles.get(game));
}

/** A game's board for the table, or null when it has none yet. @param {string} game @returns {Promise<import('../types').GameUI | null>} */
export async function loadUI(game) {
  try {
    const [module] = await Promise.all([import(`/games/${game}/ui/index.js`), dress(game)]);
    return module.default;
  } catch (reason) {
    console.info(`${game} has no board of its own here`, reason);
    return null;
  }
}
