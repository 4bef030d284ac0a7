/** What the board says of cards, specimens and bids; every sentence stands in strings/. */

import { read } from './cards.js';

/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('../../../web/types').Frame} Frame */

/** The name of who sits on a chair. @param {Frame} frame @param {number} seat */
export const nameOf = (frame, seat) => frame.seats[seat]?.name ?? '';

/** Names one after the other. @param {Frame} frame @param {readonly number[]} seats */
export const namesOf = (frame, seats) => seats.map(seat => nameOf(frame, seat)).join(', ');

/** A card as it is spoken. @param {Words} t @param {string} id */
export function cardWords(t, id) {
  const { colour, value, symbol } = read(id);
  if (colour === null) return t('bulbous-card-wild', { symbol: t('bulbous-symbol', { symbol }) });
  const named = t('bulbous-colour', { colour });
  return value === 'x2'
    ? t('bulbous-card-double', { colour: named })
    : t('bulbous-card', { colour: named, value });
}

/** What a specimen would bring, and to whom. @param {Words} t @param {Frame} frame @param {any} one */
export function majorityWords(t, frame, one) {
  if (!one.leaders.length) return t('bulbous-no-leader');
  const said = { name: namesOf(frame, one.leaders), points: one.pays };
  return t(one.leaders.length > 1 ? 'bulbous-leaders' : 'bulbous-leader', said);
}

/**
 * A specimen as it is spoken: size, whose bulbs are lit, who leads.
 * @param {Words} t @param {Frame} frame @param {any} one
 */
export function specimenWords(t, frame, one) {
  const bulbs = one.bulbs.map((/** @type {number} */ seat) => nameOf(frame, seat)).join(', ');
  const said = { colour: one.colour, size: one.size, lit: one.bulbs.length, bulbs };
  const lit = t(one.bulbs.length ? 'bulbous-specimen-lit' : 'bulbous-specimen-dark', said);
  return `${lit} ${majorityWords(t, frame, one)}`;
}

/** What a bid adds up to, written out. @param {Words} t @param {any} bid numbers, doubled, wild, value */
export function sumWords(t, { numbers, doubled, wild, value }) {
  if (wild) return t('bulbous-sum-wild');
  return doubled ? t('bulbous-sum-doubled', { numbers, value }) : t('bulbous-sum', { value });
}

/** Why somebody won, or nobody did. @param {Words} t @param {Frame} frame @param {any} shown what was revealed */
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

/** A decision in words, its cards and colours spoken. @param {Words} t @param {any} action */
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
 * What another seat likely does, as the table would see it.
 * @param {Words} t @param {Frame} frame @param {any} choice
 */
export const likelyWords = (t, frame, choice) =>
  t(`bulbous-likely-${choice.do}`, { ...choice, name: nameOf(frame, choice.seat) });
