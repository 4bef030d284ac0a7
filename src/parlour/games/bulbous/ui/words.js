/** Texts of cards, specimens and bids, from the messages in strings/. */

import { read } from './cards.js';

/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('../../../web/types').Frame} Frame */

/** Return the name of a seat's player. @param {Frame} frame @param {number} seat */
export const nameOf = (frame, seat) => frame.seats[seat]?.name ?? '';

/** Return the names of several seats, separated by commas. @param {Frame} frame @param {readonly number[]} seats */
export const namesOf = (frame, seats) => seats.map(seat => nameOf(frame, seat)).join(', ');

/** Return the spoken name of a card. @param {Words} t @param {string} id */
export function cardWords(t, id) {
  const { colour, value, symbol } = read(id);
  if (colour === null) return t('bulbous-card-wild', { symbol: t('bulbous-symbol', { symbol }) });
  const named = t('bulbous-colour', { colour });
  return value === 'x2'
    ? t('bulbous-card-double', { colour: named })
    : t('bulbous-card', { colour: named, value });
}

/** Return the majority points of a specimen and their seats. @param {Words} t @param {Frame} frame @param {any} one */
export function majorityWords(t, frame, one) {
  if (!one.leaders.length) return t('bulbous-no-leader');
  const said = { name: namesOf(frame, one.leaders), points: one.pays };
  return t(one.leaders.length > 1 ? 'bulbous-leaders' : 'bulbous-leader', said);
}

/**
 * Return a spoken description of a specimen: size, owners of the lit bulbs and leaders.
 * @param {Words} t @param {Frame} frame @param {any} one
 */
export function specimenWords(t, frame, one) {
  const bulbs = one.bulbs.map((/** @type {number} */ seat) => nameOf(frame, seat)).join(', ');
  const said = { colour: one.colour, size: one.size, lit: one.bulbs.length, bulbs };
  const lit = t(one.bulbs.length ? 'bulbous-specimen-lit' : 'bulbous-specimen-dark', said);
  return `${lit} ${majorityWords(t, frame, one)}`;
}

/** Return the sum of a bid as text. @param {Words} t @param {any} bid numbers, doubled, wild, value */
export function sumWords(t, { numbers, doubled, wild, value }) {
  if (wild) return t('bulbous-sum-wild');
  return doubled ? t('bulbous-sum-doubled', { numbers, value }) : t('bulbous-sum', { value });
}

/**
 * Return why a seat won the turn, or why none did.
 * @param {Words} t
 * @param {Frame} frame
 * @param {any} shown the reveal
 */
export function resultWords(t, frame, { result, winner, tied, space, colour, size, turned }) {
  const best = turned[winner ?? tied[0] ?? 0];
  const said = {
    name: winner === null ? '' : nameOf(frame, winner),
    colour,
    size,
    value: best?.value ?? 0,
    wild: best?.wild ? 1 : 0,
    bulb: space === null ? 0 : space + 1,
  };
  return t(`bulbous-news-${result}`, said);
}

/** Return an action as text, with spoken cards and colours. @param {Words} t @param {any} action */
export function actionWords(t, action) {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'unit' });
  const cards = list.format(
    (action.cards ?? []).map((/** @type {string} */ id) => cardWords(t, id)),
  );
  const named = (/** @type {string} */ colour) => t('bulbous-colour', { colour });
  const colours = list.format((action.colours ?? []).map(named));
  if (action.do === 'add' && !action.card) return t('bulbous-add-none');
  const card = action.card ? cardWords(t, action.card) : '';
  return t(`bulbous-do-${action.do}`, { ...action, cards, colours, card });
}

/**
 * Return another seat's likely choice as text, without its secret cards.
 * @param {Words} t @param {Frame} frame @param {any} choice
 */
export const likelyWords = (t, frame, choice) =>
  t(`bulbous-likely-${choice.do}`, { ...choice, name: nameOf(frame, choice.seat) });
