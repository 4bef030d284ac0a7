/**
 * The shelf below the greenhouse window: the specimens in the order in which they are contested, with their points.
 */

import { capitalized } from '../../../web/board/host.js';
import { html, nothing } from '../../../web/board/templates.js';
import { creature } from './creature.js';
import { COLOURS, glyph, token } from './glyphs.js';
import { lamp, window } from './greenhouse.js';
import { nameOf, specimenWords } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */

/** Return the colour of a seat's bulbs. @param {number} seat */
export const hue = seat => COLOURS[seat];

const SCENE = window();
const LENS = html`<svg
  viewBox="0 0 20 20"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  aria-hidden="true"
  focusable="false"
>
  <circle cx="8.5" cy="8.5" r="5.5" />
  <path d="M13 13l5 5" />
</svg>`;

/** Return the bulbs by seat, with the leaders underlined. @param {any} one */
function tally({ counts, leaders }) {
  const leads = (/** @type {number} */ seat) => (leaders.includes(seat) ? 'bu-leads' : '');
  return counts.map((/** @type {number} */ count, /** @type {number} */ seat) =>
    count ? html`<span class=${leads(seat)}>${glyph(hue(seat), 15)}${count}</span>` : nothing,
  );
}

/**
 * Return a specimen on the shelf, which is a button while the order is set.
 * @param {Words} t @param {Frame} frame @param {any} one
 * @param {{ place: number | null, now: boolean, done: boolean, fresh: number, pick: boolean }} state
 */
function specimen(t, frame, one, { place, now, done, fresh, pick }) {
  const view = /** @type {any} */ (frame.view);
  const mood = one.complete ? 'happy' : now ? 'awake' : 'sleepy';
  const picture = creature({
    ...one,
    bulbs: one.bulbs.map(hue),
    mood,
    look: now ? [0.2, -0.7] : [0, 0.3],
    fresh,
  });
  const light = now
    ? html`<span class="bu-cone"></span>${lamp()}<span class="bu-pool"></span>`
    : nothing;
  const order =
    place === null ? nothing : html`<span class="bu-order" aria-hidden="true">${place + 1}</span>`;
  // After the final round, an incomplete specimen pays no majority.
  const unpaid = view.phase === 'over' && !one.complete;
  const pays = one.leaders.length && !unpaid ? html`<i>+${one.pays}</i>` : nothing;
  const leads = one.leaders.length
    ? t('bulbous-points', { points: one.pays })
    : t('bulbous-no-leader');
  const first = one.owner === view.first ? token(hue(view.first)) : nothing;
  return html`<li class=${`bu-specimen ${now ? 'bu-now' : ''} ${done ? 'bu-done' : ''}`} data-place=${one.colour}>
    ${light}<button
      type="button"
      class="bu-stand"
      data-specimen=${one.colour}
      ?disabled=${!pick}
      aria-label=${specimenWords(t, frame, one)}
      aria-current=${now ? 'true' : 'false'}
    >
      ${picture}
    </button>
    <div class="bu-plate" aria-hidden="true">
      ${order}${first}
      <b><span>${capitalized(t('bulbous-colour', one))}</span><small>${t('bulbous-size', one)}</small></b>
      <p class=${one.counts.filter(Boolean).length > 3 ? 'bu-crowded' : ''}
        >${tally(one)}${pays}<em>${unpaid ? nothing : leads}</em></p>
    </div>
  </li>`;
}

/**
 * Return the colours whose players still bring in a specimen.
 * @param {any} view
 */
const vacantColours = ({ phase, active, reserve }) =>
  COLOURS.filter(
    colour =>
      phase === 'bring' &&
      reserve[colour]?.length &&
      !active.some((/** @type {any} */ one) => one.colour === colour),
  );

/**
 * Return the place of a specimen that is not brought in yet, with the player who does it.
 * @param {Words} t
 * @param {Frame} frame
 * @param {import('./glyphs.js').Colour} colour
 */
function vacantPlace(t, frame, colour) {
  const { owned, awaited } = /** @type {any} */ (frame.view);
  const owner = owned.findIndex((/** @type {string[]} */ colours) => colours.includes(colour));
  const state = awaited.includes(owner) ? 'deciding' : 'waiting';
  return html`<li class="bu-specimen bu-vacant">
    ${glyph(colour, 72)}
    <div class="bu-plate">
      <b><span>${nameOf(frame, owner)}</span></b>
      <p><em>${t(`bulbous-slot-${state}`)}</em></p>
    </div>
  </li>`;
}

/**
 * Return the caption of the shelf: round and turn, or the first player before the first turn.
 * @param {Words} t @param {Frame} frame
 */
function captionWords(t, frame) {
  const view = /** @type {any} */ (frame.view);
  if (view.phase === 'over') return t(`bulbous-over-${view.over}`);
  if (view.phase === 'bring' || view.phase === 'order') {
    return t(view.final ? 'bulbous-news-final' : 'bulbous-news-round', {
      name: nameOf(frame, view.first),
    });
  }
  const turn = { round: view.round + 1, turn: view.turn + 1, count: view.active.length };
  return t(view.final ? 'bulbous-final-line' : 'bulbous-round-line', turn);
}

/**
 * Return the whole shelf.
 * @param {Words} t @param {Frame} frame @param {readonly string[]} order the colours set so far, including drafted ones
 * @param {boolean} pick whether specimens can be chosen for the order
 */
export function shelf(t, frame, order, pick) {
  const view = /** @type {any} */ (frame.view);
  const { revealed } = view;
  const rank = (/** @type {any} */ one) =>
    order.includes(one.colour) ? order.indexOf(one.colour) : COLOURS.length;
  const standing = pick
    ? view.active
    : [...view.active].sort((one, other) => rank(one) - rank(other));
  const drawn = standing.map((/** @type {any} */ one) => {
    const at = order.indexOf(one.colour);
    const lit =
      revealed?.result === 'won' && revealed.round === view.round && revealed.colour === one.colour;
    return specimen(t, frame, one, {
      place: at < 0 ? null : at,
      now: one.colour === view.contested,
      done: at >= 0 && at < view.turn && view.phase !== 'order',
      fresh: lit ? revealed.space : -1,
      pick: pick && at < 0,
    });
  });
  const vacant = vacantColours(view);
  const count = view.active.length + vacant.length;
  return html`<div class="bu-house">
    <div class=${`bu-scene ${count === COLOURS.length ? 'bu-four' : ''}`}>
      ${SCENE}
      <button type="button" class="bu-look" data-look="points">
        <span>${LENS}<i>${t('bulbous-more')}</i></span>
      </button>
      <span class="bu-caption">${captionWords(t, frame)}</span>
      <div class="bu-shelf"></div>
      <div class="bu-shelf bu-upper"></div>
      <ul class="bu-row" style=${`--count: ${Math.max(count, 1)}`}>
        ${drawn}${vacant.map(colour => vacantPlace(t, frame, colour))}
      </ul>
    </div>
  </div>`;
}
