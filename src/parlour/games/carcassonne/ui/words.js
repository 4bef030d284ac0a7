/** The board in words: for the ear, for the bar, and for what a draft would do. */

import { featureWords } from './looks.js';
import { kindOf, parsed } from './land.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./types').View} View */

/** @param {Frame} frame @param {number} seat */
export const nameOf = (frame, seat) => frame.seats[seat]?.name ?? '';

/** @param {Frame} frame @param {readonly number[]} seats */
export const namesOf = (frame, seats) => seats.map(seat => nameOf(frame, seat)).join(', ');

/** What stands on a chip: 3/4, 7+/8+. @param {View} view @param {string} id */
export function chipLabel(view, id) {
  const chip = view.bets.find(one => one.id === id);
  return chip
    ? chip.numbers
        .map(
          ({ tiles, points, plus }) =>
            `${tiles}${plus ? '+' : ''}${points === tiles ? '' : `=${points}`}`,
        )
        .join('/')
    : id;
}

/** A city or road with its size. @param {Words} t @param {{ segment: string, tiles: number }} choice */
export const choiceWords = (t, { segment, tiles }) =>
  t('carcassonne-choice', { kind: kindOf(segment), tiles });

/**
 * What a tile says to the ear: where it lies, its features, who stands there, whose chips lie there.
 * @param {Words} t @param {Frame} frame @param {number} number
 */
export function tileWords(t, frame, number) {
  /** @type {View} */
  const view = /** @type {any} */ (frame.view);
  const { x, y } = view.tiles[number];
  const own = view.features.filter(
    ({ kind, places }) => kind !== 'field' && places.some(place => parsed(place)[0] === number),
  );
  const people = view.meeples
    .filter(({ place }) => parsed(place)[0] === number)
    .map(({ seat, place }) =>
      t('carcassonne-stands', { name: nameOf(frame, seat), kind: kindOf(parsed(place)[1]) }),
    );
  const chips = view.offices
    .filter(({ tile }) => tile === number)
    .map(({ seats }) => t('carcassonne-chips-of', { names: namesOf(frame, seats) }));
  const features = own.map(feature => featureWords(t, feature));
  return [t('carcassonne-tile-at', { x, y }), ...features, ...people, ...chips].join('. ');
}

/**
 * What a draft of a tile would do.
 * @param {Words} t
 * @param {Frame} frame
 * @param {import('./types').Preview | null} preview
 */
export function previewWords(t, frame, preview) {
  if (!preview) return '';
  const done = preview.completed.map(({ kind, points, seats }) =>
    t('carcassonne-completes', {
      kind,
      points,
      names: namesOf(frame, seats),
      somebody: seats.length ? 'yes' : 'no',
    }),
  );
  const claims =
    preview.claims && !preview.completed.some(gain => gain.places[0] === preview.claims?.places[0]);
  const claim =
    claims && preview.claims ? [t('carcassonne-claims-now', { ...preview.claims })] : [];
  const settles = preview.settles.length
    ? [t('carcassonne-settles', { count: preview.settles.length })]
    : [];
  return [...done, ...claim, ...settles].join(' ');
}

/** The question that waits for an answer: the first with several choices. @param {View} view */
export const asked = view =>
  (view.phase === 'settle' ? view.settling : view.phase === 'choose' ? view.questions : []).find(
    question => question.choices.length > 1,
  ) ?? null;

/** A decision as a line of the list of moves. @param {any} action @param {Frame} frame @param {Words} t */
export function actionWords(action, frame, t) {
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
  const question = [...view.settling, ...view.questions].find(one => one.tile === action.tile);
  const choice = question?.choices.find(one => one.segment === action.segment);
  return choice ? choiceWords(t, choice) : t(`carcassonne-do-${action.do}`);
}
