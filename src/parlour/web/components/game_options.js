/** The options of a game, from its JSON schema and its strings. */
import { hasMessage, t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('../types').Schema} Schema */
/** @typedef {{ value: unknown, label: string }} Choice */
/**
 * @typedef {{ name: string, label: string, kind: 'choice' | 'switch' | 'number', choices:
 *   Choice[], defaultValue: unknown,
 *   least?: number, most?: number }} Option
 */

/** @param {Schema} schema @param {Schema} root @returns {Schema} */
const resolveRef = (schema, root) =>
  schema.$ref
    ? { ...root.$defs?.[schema.$ref.split('/').at(-1) ?? ''], ...schema, $ref: undefined }
    : schema;

/** @param {Schema} schema @param {Schema} root @returns {unknown[]} */
const enumValues = (schema, root) =>
  schema.enum ??
  (schema.anyOf ?? []).flatMap(
    variant => resolveRef(variant, root).enum ?? (variant.type === 'null' ? [null] : []),
  );

/**
 * Return an option, or null if it has no label. Users do not choose options without labels, such as
 * the hash of a word list.
 * @param {string} game
 * @param {string} name
 * @param {Schema} property
 * @param {Schema} root schema that contains the property
 * @returns {Option | null}
 */
function parseOption(game, name, property, root) {
  const schema = resolveRef(property, root);
  const id = `${game}-option-${name}`;
  const defaultValue = property.default ?? schema.default;
  if (!hasMessage(id)) return null;
  const label = t(id);
  const choices = enumValues(schema, root).map(value => ({
    value,
    label: hasMessage(`${id}-${value}`) ? t(`${id}-${value}`) : String(value),
  }));
  if (choices.length)
    return {
      name,
      label,
      kind: 'choice',
      defaultValue: defaultValue ?? choices[0].value,
      choices: choices,
    };
  if (schema.type === 'boolean')
    return { name, label, kind: 'switch', defaultValue: defaultValue ?? false, choices: [] };
  if (schema.type !== 'integer' && schema.type !== 'number') return null;
  return {
    name,
    label,
    kind: 'number',
    defaultValue: defaultValue ?? schema.minimum ?? 0,
    choices: [],
    least: schema.minimum,
    most: schema.maximum,
  };
}

/**
 * Return the options of a game that a host may choose.
 * @param {GameCard} card
 * @returns {Option[]}
 */
export function gameOptions({ spec: { id }, options: schema }) {
  const properties = resolveRef(schema, schema).properties ?? {};
  return Object.entries(properties)
    .map(([name, property]) => parseOption(id, name, property, schema))
    .filter(option => option !== null);
}

/**
 * Return the mode that the first option selects, with its seat counts and inactive options.
 * @param {GameCard} card
 * @param {Record<string, unknown>} chosen
 * @returns {import('../types').Mode}
 */
export function selectedMode(card, chosen) {
  const [name, property] =
    Object.entries(resolveRef(card.options, card.options).properties ?? {})[0] ?? [];
  const defaultValue = property?.default;
  return (
    card.modes[String(chosen[name ?? ''] ?? defaultValue)] ?? {
      seat_range: card.seat_range,
      seat_counts: card.seat_counts,
      inactive: [],
    }
  );
}

/**
 * Return the allowed seat count nearest to the wanted one.
 * @param {number[]} counts
 * @param {number} wanted
 */
export const nearestSeatCount = (counts, wanted) =>
  counts.reduce((best, count) =>
    Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best,
  );

/**
 * Return the options without those inactive in their mode, and the nearest allowed seat count.
 * @param {GameCard} card
 * @param {Record<string, unknown>} chosen
 * @param {number} seats
 */
export function fitOptions(card, chosen, seats) {
  const { inactive, seat_counts: counts } = selectedMode(card, chosen);
  return {
    options: Object.fromEntries(
      Object.entries(chosen).filter(([name]) => !inactive.includes(name)),
    ),
    seat_count: nearestSeatCount(counts, seats),
  };
}

/**
 * Return the labels of the options that differ from their defaults, and of the variant.
 * @param {GameCard | undefined} card
 * @param {Record<string, unknown>} chosen
 * @returns {string[]}
 */
export function optionLabels(card, chosen) {
  if (!card) return [];
  return gameOptions(card).flatMap(({ name, label, kind, choices, defaultValue }, i) => {
    const value = chosen?.[name];
    const isDefault = value === defaultValue;
    // The first choice names the variant and is always listed. Other options are listed only if
    // they differ from their defaults.
    if (value === undefined || (isDefault && (i > 0 || kind !== 'choice'))) return [];
    if (kind === 'choice')
      return [choices.find(choice => choice.value === value)?.label ?? String(value)];
    return kind === 'switch' ? (value ? [label] : []) : [`${label}: ${value}`];
  });
}
