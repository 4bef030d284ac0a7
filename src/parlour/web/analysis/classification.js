/** The five classes of decisions (best to blunder), their icons and their thresholds. */
import { changeSettings, settings } from '../components/settings.js';
import { html, nothing, svg } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Evaluation} Evaluation */
/** @typedef {'best' | 'fine' | 'slip' | 'miss' | 'costly'} Kind */
/**
 * The smallest losses of a fine decision, an inaccuracy, a mistake and a blunder.
 * @typedef {number[]} Thresholds
 */

/** @type {Kind[]} from the best class to the worst */
export const KINDS = ['best', 'fine', 'slip', 'miss', 'costly'];

const SHAPES = {
  best: svg`<circle cx="7" cy="7" r="5" class="f"/>`,
  fine: svg`<circle cx="7" cy="7" r="4.3"/>`,
  slip: svg`<circle cx="7" cy="7" r="4.3"/><path d="M7 2.7a4.3 4.3 0 0 1 0 8.6Z" class="f"/>`,
  miss: svg`<path d="M7 2.2 12.2 11.6H1.8Z"/>`,
  costly: svg`<path d="M7 1.8 12.8 12H1.2Z" class="f"/>`,
};

/**
 * Return the icon of a class. The class name is next to it or in the label of its button.
 * @param {Kind} kind
 */
export const kindIcon = kind =>
  html`<svg class="kind k-${kind}" viewBox="0 0 14 14" aria-hidden="true">${SHAPES[kind]}</svg>`;

/** @param {Kind} kind */
export const kindName = kind => t(`site-classification-${kind}`);

/**
 * Return the user's thresholds for a game, or the game's defaults.
 * @param {string} game
 * @param {Thresholds} proposed
 */
export function thresholdsFor(game, proposed) {
  const own = settings().mistakes[game];
  return Array.isArray(own) && own.length === proposed.length && own.every(Number.isFinite)
    ? own
    : proposed;
}

/**
 * Save the user's thresholds for a game, or remove them if they are null.
 * @param {string} game
 * @param {Thresholds | null} limits
 */
export function saveThresholds(game, limits) {
  const { [game]: _, ...others } = settings().mistakes;
  changeSettings({ mistakes: limits ? { ...others, [game]: limits } : others });
}

/**
 * Return the class of a decision, or null if it is unknown.
 * @param {Evaluation | undefined} evaluation
 * @param {Thresholds} limits
 */
export function classify(evaluation, limits) {
  const lost = evaluation?.lost;
  if (lost === null || lost === undefined) return null;
  return KINDS[limits.filter(limit => lost >= limit).length];
}

/** @param {number} kind */
const worse = kind => KINDS.length - kind;

/**
 * Whether a decision was a mistake that the user should review.
 * @param {Kind | null} kind
 */
export const isMistake = kind =>
  kind !== null && worse(KINDS.indexOf(kind)) <= worse(KINDS.indexOf('miss'));

/** Return the legend of the icons. */
export const kindLegend = () =>
  html`<div class="kinds-key">${KINDS.map(kind => html`<span>${kindIcon(kind)}${kindName(kind)}</span>`)}</div>`;

/** @param {Kind | null} kind */
export const kindMark = kind =>
  kind
    ? html`<span class="kind-mark">${kindIcon(kind)}<span class="visually-hidden">${kindName(kind)}</span></span>`
    : nothing;
