/**
 * The reference panel: each charm card as discarded, in the viewer's hand or unseen, and the points so far by source.
 */

import { html, nothing } from '../../../web/board/templates.js';
import { creature } from './creature.js';
import { COLOURS, glyph } from './glyphs.js';
import { hue } from './shelf.js';
import { cardWords, nameOf } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./glyphs.js').Colour} Colour */

const VALUES = ['3', '4', '5', '6', '7', '8', '9', 'x2'];

/** Return all cards by colour and number, with their state. @param {Words} t @param {any} view */
export function discards(t, view) {
  const known = new Set([...view.discard, ...view.unseen, ...view.hand]);
  const hidden = (/** @type {string} */ id) => (view.unseen.includes(id) ? 'unseen' : 'gone');
  const state = (/** @type {string} */ id) => (view.hand.includes(id) ? 'own' : hidden(id));
  const one = (/** @type {string} */ id, /** @type {string} */ face) =>
    html`<li class=${`bu-${state(id)}`}>
      <span aria-hidden="true">${face}</span>
      <span class="visually-hidden">${cardWords(t, id)}: ${t(`bulbous-card-${state(id)}`)}</span>
    </li>`;
  const row = (/** @type {Colour} */ colour) =>
    html`<ul class=${`bu-cards bu-${colour}`}>
      <li class="bu-head" aria-hidden="true">${glyph(colour, 16)}</li>
      ${VALUES.map(value => one(`${colour}-${value}`, value === 'x2' ? '×2' : value))}
    </ul>`;
  const wild = (/** @type {string} */ symbol) =>
    one(`wild-${symbol}`, cardWords(t, `wild-${symbol}`));
  const rows = COLOURS.filter(colour => VALUES.some(value => known.has(`${colour}-${value}`)));
  return html`<section class="bu-box bu-discards">
    <h2>
      ${t('bulbous-charm-cards')}
      <small>${t('bulbous-discards', { count: view.discard.length, deck: view.deck })}</small>
    </h2>
    ${rows.map(row)}
    <ul class="bu-cards bu-wilds">
      ${wild('circle')}${wild('triangle')}
    </ul>
    <p class="bu-key" aria-hidden="true">
      ${['own', 'gone', 'unseen'].map(
        name => html`<span><i class=${`bu-${name}`}></i>${t(`bulbous-card-${name}`)}</span>`,
      )}
    </p>
  </section>`;
}

/** The sources of points; collections are shown only once they score. */
const PARTS = ['bulbs', 'majorities', 'colours', 'sizes'];

/** Return the points so far and the completed specimens. @param {Words} t @param {Frame} frame */
export function points(t, frame) {
  const view = /** @type {any} */ (frame.view);
  const parts = (/** @type {any} */ score) => {
    const found = PARTS.filter((part, at) => at < 2 || score[part]);
    return found.map(part => t(`bulbous-score-${part}`, { points: score[part] })).join(' · ');
  };
  const row = (/** @type {any} */ score, /** @type {number} */ seat) => {
    const home = view.completed.filter((/** @type {any} */ one) => one.owner === seat);
    const left = view.owned[seat].filter(
      (/** @type {string} */ colour) => view.reserve[colour].length,
    );
    const sizes = left
      .map((/** @type {string} */ colour) => view.reserve[colour].join(' '))
      .join(' · ');
    const rest =
      view.phase === 'over'
        ? nothing
        : html`<small>${t('bulbous-reserve', { sizes: sizes || '–' })}</small>`;
    return html`<li>
      <i class=${`bu-chip bu-${hue(seat)}`}>${glyph(hue(seat), 15)}</i>
      <span><b>${nameOf(frame, seat)}</b><small>${parts(score)}</small>${rest}</span>
      <span class="bu-home" aria-hidden="true"
        >${home.map((/** @type {any} */ one) => creature({ ...one, bulbs: one.bulbs.map(hue), mood: 'happy' }))}</span
      >
      <strong>${score.total}</strong>
    </li>`;
  };
  return html`<section class="bu-box bu-points">
    <h2>${t(view.phase === 'over' ? 'bulbous-points-made' : 'bulbous-points-so-far')}</h2>
    <ul>
      ${view.scores.map(row)}
    </ul>
  </section>`;
}

/** Return the specimens that the player may bring in. @param {Words} t @param {any} view of a seated player */
export function reserve(t, view) {
  const active = view.active.map((/** @type {any} */ one) => one.colour);
  const free = view.owned[view.seat].filter(
    (/** @type {string} */ colour) => !active.includes(colour),
  );
  const one = (/** @type {Colour} */ colour, /** @type {number} */ size) =>
    html`<li>
      <button
        type="button"
        data-bring=${`${colour}-${size}`}
        data-place=${`bring:${colour}-${size}`}
        aria-label=${`${t('bulbous-do-bring', { colour, size })}, ${t('bulbous-spaces', { size })}`}
      >
        ${creature({ colour, size })}
        <b>${t('bulbous-size', { size })}</b>
        <small>${t('bulbous-spaces', { size })}</small>
      </button>
    </li>`;
  const choices = free.flatMap((/** @type {Colour} */ colour) =>
    view.reserve[colour].map((/** @type {number} */ size) => one(colour, size)),
  );
  return html`<section class="bu-reserve" aria-label=${t('bulbous-ask-bring')}>
    <ul style=${`--count: ${choices.length}`}>
      ${choices}
    </ul>
  </section>`;
}
