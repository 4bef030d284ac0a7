/** The bet on the map and in the panel: lit features with tags, and a card for each chip. */

import { highlightDescription } from '../../../web/board/hints.js';
import { html, nothing } from '../../../web/board/templates.js';
import { chipFace, seatMark } from './figures.js';
import { kindIcon } from './icons.js';
import { parsePlace } from './land.js';
import { featureAt } from './looks.js';
import { openEnds } from './open_ends.js';
import { pictureOf, sideSegment } from './sheet.js';
import { tagPositions } from './tags.js';
import { chipLabel, nameOf, openQuestion } from './words.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Chip} Chip */

/** The greatest width of a letter of a tag and of its padding, in pixels. */
const [LETTER, PADDING] = [7.2, 18];

/**
 * Return the office that is bet on, or whose bets need an answer, with the features that its bets
 * can count for, or null.
 * @param {View} view
 */
export const shownOffice = view => view.betting ?? openQuestion(view);

/** Return the features of the shown office. @param {View} view */
function betFeatures(view) {
  const office = shownOffice(view);
  return (office?.choices ?? []).flatMap(({ segment }) => {
    const feature = featureAt(view, `${office?.tile}${segment}`);
    return feature ? [feature] : [];
  });
}

/** Return the places of the features of the shown office. @param {Board} board @returns {string[]} */
export const litFeatures = ({ view }) => betFeatures(view).flatMap(feature => feature.places);

/** Return the center of the shown office. @param {Board} board @returns {[number, number] | null} */
export function officeCircle({ view, sheet }) {
  const office = shownOffice(view);
  const tile = office && view.tiles[office.tile];
  const spot = tile && pictureOf(sheet, tile.tile, tile.turns)?.office;
  return spot ? [tile.x * 100 + spot[0], tile.y * 100 + spot[1]] : null;
}

/**
 * Return what a bet is about, as a variant of the question.
 * @param {number} roads how many roads may still grow
 * @param {number} cities how many cities may still grow
 */
function betSubject(roads, cities) {
  if (!cities) return roads > 1 ? 'roads' : 'road';
  if (!roads) return 'city';
  return roads > 1 ? 'several' : 'both';
}

/**
 * Return the question of a bet, which names the features that may still grow. The reason says which
 * of several features decides, or that the finished ones beside a single one do not count.
 * @param {import('../../../web/types').Words} t
 * @param {View} view
 */
export function betQuestion(t, view) {
  const features = betFeatures(view);
  const cities = features.filter(({ kind }) => kind === 'city').length;
  const roads = features.length - cities;
  const place = String(view.betting?.tile);
  const finished = view.features.filter(
    ({ kind, open, places }) =>
      !open &&
      (kind === 'city' || kind === 'road') &&
      places.some(name => String(parsePlace(name)[0]) === place),
  );
  const kind = finished.length > 1 ? 'several' : finished[0]?.kind;
  const onlyOne = kind ? t('carcassonne-ask-bet-finished', { kind }) : '';
  return {
    prompt: t('carcassonne-ask-bet', { kind: betSubject(roads, cities) }),
    reason: features.length > 1 ? t('carcassonne-ask-bet-several') : onlyOne,
  };
}

/** Return what the viewer has bet, for the action bar. @param {Board} board */
export function ownBetText({ view, host }) {
  const chip = view.bets.find(bet => bet.id === view.own_bet);
  const tiles = chip ? chipWords(host.t, chip).tiles : 'none';
  return host.t('carcassonne-your-bet', { tiles });
}

/**
 * Return a tag for each feature of the shown office, with its size, open ends and meeples, a tag
 * that names the office, and a mark at each open end.
 * @param {Board} board
 */
export function betTags(board) {
  const { view, host, sheet, camera } = board;
  const office = shownOffice(view);
  if (!camera || !office) return nothing;
  const features = betFeatures(view);
  const tagged = features.map(({ places }) => ({
    tiles: places.map(place => view.tiles[parsePlace(place)[0]]),
  }));
  const name = host.t('carcassonne-office');
  const officeWidth = name.length * LETTER + PADDING;
  const positions = tagPositions(
    [...tagged, { tiles: [view.tiles[office.tile]], officeWidth }],
    camera.drawnSize,
    (center, label) => camera.clampLabel(center, label),
  );
  const tag = (/** @type {unknown} */ content, /** @type {number} */ number) => {
    const { x, y } = positions[number] ?? {};
    return positions[number]
      ? html`<span class="cc-tag" style=${`--x: ${x}; --y: ${y}`}>${content}</span>`
      : nothing;
  };
  const contents = features.map(({ kind, tiles, open, owners }) => {
    const text = host.t('carcassonne-tag', { kind, tiles, open });
    return html`${kindIcon(kind)}${text}${owners.map(seat => seatMark(sheet, seat))}`;
  });
  const ends = openEnds(view.tiles, litFeatures(board), (tile, side) =>
    sideSegment(pictureOf(sheet, tile.tile, tile.turns), side),
  );
  return html`${ends.map(
    ({ x, y }) =>
      html`<span class="cc-open-end" style=${`--x: ${x}; --y: ${y}`} aria-hidden="true">?</span>`,
  )}${[...contents, name].map(tag)}`;
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
    // Small phones show only the points.
    brief: [...new Set(points)].map(number => `+${number}`).join(' / '),
  };
}

/**
 * Return a card of the betting panel: a button, or the same card without one.
 * @param {Board} board
 * @param {{ id: string, className: string, label: string, isLit?: boolean }} card `id`: of the chip,
 *   or empty for no bet
 * @param {unknown} face
 */
function card({ view, draft, host }, { id, className, label, isLit = false }, face) {
  const classes = `cc-chip cc-card ${className}`;
  if (!draft.isOpen)
    return html`<span class=${classes} role="img" aria-label=${label}
      ?data-chosen=${view.own_bet === id}>${face}</span>`;
  return html`<button
    type="button"
    class=${classes}
    data-chip=${id}
    ?data-lit=${isLit}
    aria-description=${highlightDescription(host.t, isLit) ?? nothing}
    aria-pressed=${draft.value.chip === id}
    aria-label=${label}
  >
    ${face}
  </button>`;
}

/**
 * Return the card of a chip: when it pays, how much and how likely.
 * @param {Board} board
 * @param {Chip} chip
 */
function chipCard(board, chip) {
  const { view, host } = board;
  const { t } = host;
  const seat = view.seat ?? 0;
  const name = chipLabel(view, chip.id);
  if (!view.chips.includes(chip.id))
    return html`<li><span class="cc-chip cc-card cc-out" role="img"
      aria-label=${t('carcassonne-chip-out', { chip: name })}
      >${chipFace(chip, seat)}<b>${t('carcassonne-in-use')}</b><small>${t('carcassonne-on-office')}</small></span>
    </li>`;
  const { tiles, pays, brief } = chipWords(t, chip);
  const percent = view.wagers.find(wager => wager.chip === chip.id)?.chance ?? 0;
  const chance = t('carcassonne-chip-chance', { percent });
  const label = t('carcassonne-chip', { chip: name, pays: [tiles, pays, chance].join(', ') });
  const isLit = board.highlighted.includes(`chip:${chip.id}`);
  const face = html`${chipFace(chip, seat)}<span class="cc-chance" style=${`--chance: ${percent}%`}>${chance}</span
    ><b>${tiles}</b><small><span>${pays}</span><span class="cc-brief">${brief}</span></small>`;
  const className = percent ? '' : 'cc-hopeless';
  return html`<li>${card(board, { id: chip.id, className, label, isLit }, face)}</li>`;
}

/** Return the cards of the viewer's chips, and one for no bet. @param {Board} board */
function chipCards(board) {
  const { view, host } = board;
  const [label, note] = [host.t('carcassonne-no-chip'), host.t('carcassonne-keep-chips')];
  const face = html`<span class="cc-hole"></span><b>${label}</b><small>${note}</small>`;
  return html`<ul class="cc-chips cc-cards" aria-label=${host.t('carcassonne-chips')}>
    ${view.bets.map(chip => chipCard(board, chip))}
    <li>${card(board, { id: '', className: 'cc-none', label }, face)}</li>
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
  const { view, frame } = board;
  const showsChips =
    view.seat !== null && (frame?.mine || view.own_bet !== null || view.chips.length > 0);
  return html`<div class="cc-betting">
    ${showsChips ? chipCards(board) : nothing}
    <div class="cc-now">${betStatus(board)}<div class="confirm-slot cc-confirm"></div></div>
  </div>`;
}
