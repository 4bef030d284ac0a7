/** The tray: the cards that each seat has bid face down, and all bids once they are revealed. */

import { html } from '../../../web/board/templates.js';
import { laid, laidDown } from './cards.js';
import { glyph } from './glyphs.js';
import { hue } from './shelf.js';
import { cardWords, nameOf, resultWords, sumWords } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */

/** Return whether the match ended before the turn did, for example by a resignation. @param {Frame} frame */
const hasEnded = frame => frame.phase === 'over' && !frame.past;

/** Return what is known of a seat's choice in this turn. @param {Words} t @param {Frame} frame @param {number} seat */
function decisionWords(t, frame, seat) {
  const choice = /** @type {any} */ (frame.view).choices[seat];
  if (choice?.do === 'bid') return t('bulbous-slot-bid', { count: choice.count });
  if (choice) return t(`bulbous-slot-${choice.do}`, { count: choice.count, drawn: choice.drawn });
  if (hasEnded(frame)) return '';
  const { awaited } = /** @type {any} */ (frame.view);
  return t(awaited.includes(seat) ? 'bulbous-slot-deciding' : 'bulbous-slot-waiting');
}

/** Return cards side by side, hidden from screen readers. @param {readonly unknown[]} cards @param {boolean} open */
const fan = (
  cards,
  open,
) => html`<div class=${`bu-fan bu-of-${cards.length} ${open ? 'bu-open' : ''}`}
  aria-hidden="true">${cards}</div>`;

/** Return a seat's slot before the reveal. @param {Words} t @param {Frame} frame @param {number} seat */
function sealed(t, frame, seat) {
  const view = /** @type {any} */ (frame.view);
  const choice = view.choices[seat];
  const open = view.phase === 'add' || choice?.do === 'swap';
  const faces = open || choice?.cards.length;
  const cards = faces
    ? choice?.cards.map(laid)
    : Array.from({ length: choice?.count ?? 0 }, laidDown);
  const mark = view.awaited.includes(seat) && !hasEnded(frame) ? 'bu-turn' : '';
  return slot(t, frame, seat, decisionWords(t, frame, seat), fan(cards ?? [], open), mark);
}

/** Return a seat's slot after the reveal. @param {Words} t @param {Frame} frame @param {number} seat */
function turned(t, frame, seat) {
  const { revealed } = /** @type {any} */ (frame.view);
  const bid = revealed.turned[seat];
  const cards = bid.added ? [...bid.cards, bid.added] : bid.cards;
  const did = { count: bid.cards.length, drawn: bid.drawn };
  const said = bid.do === 'bid' ? sumWords(t, bid) : t(`bulbous-slot-${bid.do}`, did);
  const words = cards.map((/** @type {string} */ id) => cardWords(t, id));
  const spoken = html`<span class="visually-hidden">${words.join(', ')}</span>`;
  const best = revealed.winner === seat || revealed.tied.includes(seat);
  return slot(
    t,
    frame,
    seat,
    html`${said} ${spoken}`,
    fan(cards.map(laid), true),
    best ? 'bu-won' : '',
  );
}

/**
 * Return a slot of the tray: the seat, the cards left in its hand, its choice, and the cards it laid.
 * @param {Words} t @param {Frame} frame @param {number} seat @param {unknown} said @param {unknown} cards
 * @param {string} mark
 */
function slot(t, frame, seat, said, cards, mark) {
  const held = /** @type {any} */ (frame.view).hands[seat];
  return html`<li class=${`bu-slot ${mark}`} data-place=${`slot:${seat}`}>
  <span class="bu-who"><i class=${`bu-chip bu-${hue(seat)}`}>${glyph(hue(seat), 15)}</i>
    <span class="bu-name">${nameOf(frame, seat)}</span>
    <small class="bu-held"><span aria-hidden="true">${held}</span>
      <span class="visually-hidden">, ${t('bulbous-in-hand', { count: held })},</span></small></span>
  <span class="bu-said">${said}</span>${cards}</li>`;
}

/**
 * Return the tray. It shows the revealed bids until the next choice, and the result until the next reveal.
 * @param {Words} t @param {Frame} frame @param {boolean} held whether revealed bids are kept visible
 */
export function tray(t, frame, held) {
  const view = /** @type {any} */ (frame.view);
  const seats = view.hands.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  const chosen = view.choices.some((/** @type {unknown} */ choice) => choice !== null);
  const shown = view.revealed && (held || !chosen) && view.phase !== 'add';
  const why = view.revealed ? resultWords(t, frame, view.revealed) : '';
  return html`<section class="bu-tray" aria-label=${t('bulbous-tray')} style=${`--count: ${seats.length}`}>
    <ul>${seats.map((/** @type {number} */ seat) => (shown ? turned : sealed)(t, frame, seat))}</ul>
    <p class="bu-why">${why}</p></section>`;
}
