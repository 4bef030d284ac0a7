/** The facts of a game: number of players, duration in minutes and complexity. */
import { html } from '../vendor/lit.js';
import { icon } from './icons.js';
import { withSpokenText } from './screen_reader.js';
import { t } from './strings.js';

const MAX_WEIGHT = 5;

/** Return the facts of a game as a template. @param {import('../types').GameCard} card */
export function gameFacts(card) {
  const { minutes, weight } = card.spec;
  const counts = [card, ...Object.values(card.modes)].flatMap(({ seat_range: seats }) => seats);
  const fewest = Math.min(...counts);
  const most = Math.max(...counts);
  const weightLabel = t('site-weight', { weight });
  const dots = '●'.repeat(weight) + '○'.repeat(MAX_WEIGHT - weight);
  return html`<span>${icon('people')}<span class="visually-hidden">${t('site-players')}</span>${
    fewest === most ? fewest : `${fewest}–${most}`
  }</span>
    <span>${icon('clock')}${t('site-minutes', { minutes })}</span>
    <span class="weight" title=${weightLabel}>${withSpokenText(dots, weightLabel)}</span>`;
}
