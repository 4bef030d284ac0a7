/**
 * Typed commands in the notation of the rules: `bid 4 6 x2`, `swap r7 y8`, `pass`, `bring b3`, `order r b g y`,
 * `add b5`. A bid is typed card by card: the completions are the typed cards, alone and with one more.
 */

import { read } from './cards.js';
import { counts } from './hand.js';
import { actionWords } from './words.js';

/** @typedef {import('../../../web/types').Command} Command */
/** @typedef {import('../../../web/types').Words} Words */

/** Return the short name of a card: `b4`, `bx2`, `wc`. @param {string} id */
export function shortName(id) {
  const { colour, value, symbol } = read(id);
  return colour === null ? `w${symbol[0]}` : `${colour[0]}${value}`;
}

/** Return all notations of a card; those without a letter are of the contested colour. @param {any} view */
const waysOf = view => (/** @type {string} */ id) => {
  const { colour, value } = read(id);
  const bare = counts(id, view.contested) ? (value === 'x2' ? ['x2', 'x'] : [value]) : [];
  return [shortName(id), ...bare, ...(colour !== null && value === 'x2' ? [`${colour[0]}x`] : [])];
};

/**
 * Return the cards typed after the first word, up to the first word that is not a card.
 * @param {any} view @param {string} typed
 * @returns {{ named: string[], said: string }} `said` is their text as typed
 */
function namedCards(view, typed) {
  const ways = waysOf(view);
  const words = typed
    .toLowerCase()
    .trim()
    .split(/[\s,+]+/)
    .slice(1);
  /** @type {string[]} */
  const named = [];
  /** @type {string[]} */
  const said = [];
  for (const word of words) {
    const found = view.hand.find(
      (/** @type {string} */ id) => !named.includes(id) && ways(id).includes(word),
    );
    if (!found) break;
    named.push(found);
    said.push(word);
  }
  return { named, said: said.join(' ') };
}

/** Return all permutations of some colours. @param {readonly string[]} colours @returns {string[][]} */
const orders = colours =>
  colours.length < 2
    ? [[...colours]]
    : colours.flatMap(first =>
        orders(colours.filter(other => other !== first)).map(rest => [first, ...rest]),
      );

/**
 * Return bids or swaps of the typed cards, alone and with one more card.
 * @param {Words} t @param {any} view @param {string} typed @param {'bid' | 'swap'} kind
 * @returns {Command[]}
 */
function composed(t, view, typed, kind) {
  const { named, said } = new RegExp(`^\\s*${kind}\\b`, 'i').test(typed)
    ? namedCards(view, typed)
    : { named: [], said: '' };
  const fits = (/** @type {string} */ id) => kind === 'swap' || counts(id, view.contested);
  const more =
    kind === 'swap' && named.length > 1
      ? []
      : view.hand.filter((/** @type {string} */ id) => !named.includes(id) && fits(id));
  const one = (/** @type {string[]} */ cards, /** @type {string[]} */ written) => ({
    text: [kind, ...written].filter(Boolean).join(' '),
    description: actionWords(t, { do: kind, cards }),
    aliases: [`${kind} ${cards.map(shortName).join(' ')}`],
    action: { do: kind, cards },
  });
  const bare = (/** @type {string} */ id) =>
    kind === 'bid' ? (waysOf(view)(id).at(1) ?? shortName(id)) : shortName(id);
  const whole = named.length ? [one(named, [said])] : [];
  return [
    ...whole,
    ...more.map((/** @type {string} */ id) => one([...named, id], [said, bare(id)])),
  ];
}

/** @param {Words} t @param {any} view @returns {Command[]} */
function brought(t, view) {
  const active = view.active.map((/** @type {any} */ one) => one.colour);
  const free = view.owned[view.seat].filter(
    (/** @type {string} */ colour) => !active.includes(colour),
  );
  return free.flatMap((/** @type {string} */ colour) =>
    view.reserve[colour].map((/** @type {number} */ size) => {
      const action = { do: 'bring', colour, size };
      const also = free.length === 1 ? [`bring ${size}`] : [];
      return {
        text: `bring ${colour[0]}${size}`,
        description: actionWords(t, action),
        aliases: also,
        action,
        points: null,
      };
    }),
  );
}

/** @param {Words} t @param {any} view @returns {Command[]} */
function ordered(t, view) {
  const left = view.active
    .map((/** @type {any} */ one) => one.colour)
    .filter((/** @type {string} */ colour) => !view.order.includes(colour));
  const all =
    view.options.sequence === 'next'
      ? left.map((/** @type {string} */ colour) => [colour])
      : orders(left);
  return all.map((/** @type {string[]} */ colours) => {
    const action = { do: 'order', colours };
    return {
      text: `order ${colours.map(colour => colour[0]).join(' ')}`,
      description: actionWords(t, action),
      action,
      points: null,
    };
  });
}

/** @param {Words} t @param {any} view @returns {Command[]} */
function added(t, view) {
  const fits = view.hand.filter((/** @type {string} */ id) => read(id).colour === view.contested);
  return [null, ...fits].map(card => {
    const action = { do: 'add', card };
    const also = card ? [`add ${read(card).value}`] : [];
    return {
      text: card ? `add ${shortName(card)}` : 'add nothing',
      description: actionWords(t, action),
      aliases: also,
      action,
    };
  });
}

/**
 * Return the commands that complete the typed text.
 * @param {Words} t @param {any} view @param {string} typed @returns {Command[]}
 */
export function commands(t, view, typed) {
  switch (view.phase) {
    case 'bring':
      return brought(t, view);
    case 'order':
      return ordered(t, view);
    case 'add':
      return added(t, view);
    case 'bid': {
      const pass = {
        text: 'pass',
        description: actionWords(t, { do: 'pass' }),
        action: { do: 'pass' },
        points: null,
      };
      return [pass, ...composed(t, view, typed, 'bid'), ...composed(t, view, typed, 'swap')];
    }
    default:
      return [];
  }
}
