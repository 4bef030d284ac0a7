/** The bet on the map and in the panel: lit features with tags, and a card for each chip. */

import { highlightDescription } from '../../../web/board/hints.js';
import { html, nothing } from '../../../web/board/templates.js';
import { chipFace, seatMark } from './figures.js';
import { kindIcon } from './icons.js';
import { parsePlace } from './land.js';
import { featureAt } from './looks.js';
import { pictureOf } from './sheet.js';
import { chipLabel, nameOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Chip} Chip */

/** Width that keeps a tag inside the viewport, in pixels. */
const TAG_WIDTH = 240;

/**
 * Return the features of the office that is bet on, or an empty list outside of the betting phase.
 * @param {View} view
 */
const betFeatures = view =>
  (view.betting?.choices ?? []).flatMap(({ segment }) => {
    const feature = featureAt(view, `${view.betting?.tile}${segment}`);
    return feature ? [feature] : [];
  });

/** Return the places of the features that are bet on. @param {Board} board @returns {string[]} */
export const litFeatures = ({ view }) => betFeatures(view).flatMap(feature => feature.places);

/** Return the center of the office that is bet on. @param {Board} board @returns {[number, number] | null} */
export function officeCircle({ view, sheet }) {
  const tile = view.betting && view.tiles[view.betting.tile];
  const office = tile && pictureOf(sheet, tile.tile, tile.turns)?.office;
  return office ? [tile.x * 100 + office[0], tile.y * 100 + office[1]] : null;
}

/**
 * Return the question of a bet: which kinds of features may still grow.
 * @param {View} view
 */
export function betKind(view) {
  const kinds = new Set(betFeatures(view).map(feature => feature.kind));
  return kinds.size > 1 ? 'both' : ([...kinds][0] ?? 'road');
}

/** Return a tag for each feature that is bet on: its size, open ends and meeples. @param {Board} board */
export function betTags({ view, host, sheet, camera }) {
  return betFeatures(view).map((feature, number) => {
    const tiles = feature.places.map(place => view.tiles[parsePlace(place)[0]]);
    const edge = (/** @type {any} */ first, /** @type {any} */ second) =>
      (number ? second.y > first.y : second.y < first.y) ? second : first;
    const tile = tiles.reduce(edge);
    const { kind, open } = feature;
    const text = host.t('carcassonne-tag', { kind, tiles: feature.tiles, open });
    const x = camera?.clampLabel(tile.x + 0.5, TAG_WIDTH) ?? tile.x + 0.5;
    return html`<span class="cc-tag" style=${`--x: ${x}; --y: ${tile.y + (number ? 1.08 : -0.08)}`}
      >${kindIcon(kind)}${text}${feature.owners.map(seat => seatMark(sheet, seat))}</span
    >`;
  });
}

/**
 * Return the words of a chip: the numbers of tiles for which it pays, and the points.
 * @param {import('../../../web/types').Words} t
 * @param {Chip} chip
 */
function chipWords(t, { numbers }) {
  const tiles = numbers.map(number => number.tiles);
  const points = numbers.map(number => number.points);
  const [low, high] = [Math.min(...tiles), Math.max(...tiles)];
  const isOpen = numbers.some(number => number.plus);
  const shape = isOpen ? 'more' : low === high ? 'one' : 'two';
  return {
    tiles: t('carcassonne-chip-tiles', { shape, low, high }),
    pays: t('carcassonne-chip-pays', {
      low: Math.min(...points),
      high: Math.max(...points),
      shape: points.every(number => number === points[0]) ? 'one' : 'two',
    }),
  };
}

/**
 * Return the card of a chip: when it pays, how much and how likely.
 * @param {Board} board
 * @param {Chip} chip
 * @param {boolean} canBet
 */
function chipCard(board, chip, canBet) {
  const { view, draft, host } = board;
  const { t } = host;
  const seat = view.seat ?? 0;
  const name = chipLabel(view, chip.id);
  if (!view.chips.includes(chip.id))
    return html`<li class="cc-chip cc-card cc-out" aria-label=${t('carcassonne-chip-out', { chip: name })}>
      <span class="cc-hole"></span><b>${t('carcassonne-out')}</b>
    </li>`;
  const { tiles, pays } = chipWords(t, chip);
  const percent = view.wagers.find(wager => wager.chip === chip.id)?.chance ?? 0;
  const chance = t('carcassonne-chip-chance', { percent });
  const label = t('carcassonne-chip', { chip: name, pays: [tiles, pays, chance].join(', ') });
  const isLit = board.highlighted.includes(`chip:${chip.id}`);
  const face = html`${chipFace(chip, seat)}<span class="cc-chance" style=${`--chance: ${percent}%`}>${chance}</span
    ><b>${tiles}</b><small>${pays}</small>`;
  return html`<li>
    ${
      canBet
        ? html`<button
            type="button"
            class="cc-chip cc-card ${percent ? '' : 'cc-hopeless'}"
            data-chip=${chip.id}
            ?data-lit=${isLit}
            aria-description=${highlightDescription(t, isLit) ?? nothing}
            aria-pressed=${draft.value.chip === chip.id}
            aria-label=${label}
          >
            ${face}
          </button>`
        : html`<span class="cc-chip cc-card" role="img" aria-label=${label}>${face}</span>`
    }
  </li>`;
}

/** Return the cards of the viewer's chips, and one for no bet. @param {Board} board */
function chipCards(board) {
  const { view, draft, host } = board;
  const canBet = draft.isOpen;
  return html`<ul class="cc-chips cc-cards" aria-label=${host.t('carcassonne-chips')}>
    ${view.bets.map(chip => chipCard(board, chip, canBet))}
    ${
      canBet
        ? html`<li>
            <button
              type="button"
              class="cc-chip cc-card cc-none"
              data-chip=""
              aria-pressed=${draft.value.chip === ''}
            >
              <span class="cc-hole"></span><b>${host.t('carcassonne-no-chip')}</b>
            </button>
          </li>`
        : nothing
    }
  </ul>`;
}

/** Return each seat that may bet and whether it has decided. @param {Board} board */
function betStatus({ view, frame, host, sheet }) {
  const seats = [...view.decided, ...view.awaited].sort((first, second) => first - second);
  const counts = { count: view.decided.length, all: seats.length };
  return html`<span class="cc-count">${host.t('carcassonne-bets-placed', counts)}</span>
    <ul class="cc-deciding" aria-label=${host.t('carcassonne-deciding')}>
    ${seats.map(seat => {
      const hasDecided = view.decided.includes(seat);
      const text = host.t('carcassonne-has-decided', {
        name: nameOf(/** @type {any} */ (frame), seat),
        decided: hasDecided ? 'yes' : 'no',
      });
      return html`<li class=${hasDecided ? 'cc-done' : ''} title=${text}>
        ${seatMark(sheet, seat)}<span class="visually-hidden">${text}</span>
      </li>`;
    })}
  </ul>`;
}

/** Return the betting panel: the viewer's chips, and who has decided. @param {Board} board */
export function bettingPanel(board) {
  const { view, host, frame } = board;
  const hasBet = view.own_bet !== null && !frame?.mine;
  const ownBet = hasBet
    ? html`<p class="cc-said">
        ${host.t('carcassonne-your-bet', {
          chip: view.own_bet ? chipLabel(view, view.own_bet) : 'none',
        })}
      </p>`
    : nothing;
  const showsChips = view.seat !== null && (frame?.mine || hasBet || view.chips.length > 0);
  return html`<div class="cc-betting">
    ${showsChips ? chipCards(board) : nothing}
    <div class="cc-now">${ownBet}${betStatus(board)}</div>
  </div>`;
}
