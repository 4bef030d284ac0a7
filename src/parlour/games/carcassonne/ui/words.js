/** Texts of the board for screen readers, the action bar and previews. */

import { featureText } from './looks.js';
import { kindOf, parsePlace } from './land.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./types').View} View */

/**
 * @param {Frame} frame
 * @param {number} seat
 */
export const nameOf = (frame, seat) => frame.seats[seat]?.name ?? '';

/**
 * @param {Frame} frame
 * @param {readonly number[]} seats
 */
export const namesOf = (frame, seats) => seats.map(seat => nameOf(frame, seat)).join(', ');

/**
 * Return the label of a chip: 3/4, 7+/8+.
 * @param {View} view
 * @param {string} id
 */
export function chipLabel(view, id) {
  const chip = view.bets.find(bet => bet.id === id);
  return chip
    ? chip.numbers
        .map(
          ({ tiles, points, plus }) =>
            `${tiles}${plus ? '+' : ''}${points === tiles ? '' : `=${points}`}`,
        )
        .join('/')
    : id;
}

/**
 * Return the text of a city or road with its size.
 * @param {Words} t
 * @param {{ segment: string, tiles: number }} choice
 */
export const choiceText = (t, { segment, tiles }) =>
  t('carcassonne-choice', { kind: kindOf(segment), tiles });

/**
 * Return the screen reader text of a tile: position, features, meeples and chips.
 * @param {Words} t
 * @param {Frame} frame
 * @param {number} number
 */
export function tileDescription(t, frame, number) {
  /** @type {View} */
  const view = /** @type {any} */ (frame.view);
  const { x, y } = view.tiles[number];
  const own = view.features.filter(
    ({ kind, places }) => kind !== 'field' && places.some(place => parsePlace(place)[0] === number),
  );
  const meeples = view.meeples
    .filter(({ place }) => parsePlace(place)[0] === number)
    .map(({ seat, place }) =>
      t('carcassonne-stands', { name: nameOf(frame, seat), kind: kindOf(parsePlace(place)[1]) }),
    );
  const chips = view.offices
    .filter(({ tile }) => tile === number)
    .map(({ seats }) => t('carcassonne-chips-of', { names: namesOf(frame, seats) }));
  const features = own.map(feature => featureText(t, feature));
  return [t('carcassonne-tile-at', { x, y }), ...features, ...meeples, ...chips].join('. ');
}

/**
 * Return the text that describes the effect of a drafted tile.
 * @param {Words} t
 * @param {Frame} frame
 * @param {import('./types').Preview | null} preview
 */
export function previewText(t, frame, preview) {
  if (!preview) return '';
  const completions = preview.completed.map(({ kind, points, seats }) =>
    t('carcassonne-completes', {
      kind,
      points,
      names: namesOf(frame, seats),
      has_seats: seats.length ? 'yes' : 'no',
    }),
  );
  const isOpenClaim =
    preview.claims && !preview.completed.some(gain => gain.places[0] === preview.claims?.places[0]);
  const claimTexts =
    isOpenClaim && preview.claims ? [t('carcassonne-claims-now', { ...preview.claims })] : [];
  const settlementTexts = preview.settles.length
    ? [t('carcassonne-settles', { count: preview.settles.length })]
    : [];
  return [...completions, ...claimTexts, ...settlementTexts].join(' ');
}

/** Return the first question with several choices, or null. @param {View} view */
export const openQuestion = view =>
  (view.phase === 'settle' ? view.settling : view.phase === 'choose' ? view.questions : []).find(
    question => question.choices.length > 1,
  ) ?? null;

/**
 * Return the text of an action for the move list.
 * @param {any} action
 * @param {Frame} frame
 * @param {Words} t
 */
export function actionText(action, frame, t) {
  /** @type {View} */
  const view = /** @type {any} */ (frame.view);
  if (action.do === 'place')
    return t('carcassonne-move-place', {
      x: action.x,
      y: action.y,
      degrees: action.turns * 90,
      kind: action.meeple ? kindOf(action.meeple) : 'none',
    });
  if (action.do === 'bet') {
    return action.chip === null
      ? t('carcassonne-no-chip')
      : t('carcassonne-move-bet', { chip: chipLabel(view, action.chip) });
  }
  const question = [...view.settling, ...view.questions].find(
    candidate => candidate.tile === action.tile,
  );
  const choice = question?.choices.find(candidate => candidate.segment === action.segment);
  return choice ? choiceText(t, choice) : t(`carcassonne-do-${action.do}`);
}
