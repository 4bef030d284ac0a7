/** The six patterns in play, always in sight, lit as they lie where the chosen card makes them. */

import { pattern } from './art.js';
import { escaped } from './words.js';

/** The cell that a pattern's points lie over; a pattern at rest is turned so that it needs it not. */
const UNDER_POINTS = 2;

export class Patterns {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.element = document.createElement('section');
    this.element.className = 'bp';
    this.element.innerHTML = '<h2></h2><ul></ul>';
    this.list = /** @type {HTMLElement} */ (this.element.querySelector('ul'));
    const title = /** @type {HTMLElement} */ (this.element.querySelector('h2'));
    title.textContent = t('betta-patterns');
    this.element.setAttribute('aria-label', t('betta-patterns'));
    this.shown = '';
  }

  /**
   * @param {import('./types').Target[]} targets @param {import('./types').Made | null} lit where the drafted card or the last move made one
   * @param {import('./types').Made[]} possible what the card makes elsewhere
   */
  update(targets, lit, possible) {
    const items = targets.map(target => {
      const rest = target.orientations.find(cells => !cells.includes(UNDER_POINTS)) ?? target.orientations[0];
      const on = lit?.pattern === target.id ? lit : null, might = on ? null : possible.find(each => each.pattern === target.id) ?? null, cells = (on ?? might)?.cells ?? rest;
      const where = on ?? might, words = { pattern: target.id, points: target.points, display: where?.display ?? 0 };
      const name = escaped(this.t(on ? 'betta-say-pattern-made' : might ? 'betta-say-pattern-possible' : 'betta-say-pattern', words));
      return `<li class="${on ? 'bp-on' : might ? 'bp-might' : ''}"><span role="img" aria-label="${name}; ${escaped(cells.map(cell => this.t('betta-cell', { cell })).join(', '))}" title="${name}">${pattern(cells)}<b aria-hidden="true">${target.points}</b>${where ? `<i aria-hidden="true">${where.display + 1}</i>` : ''}</span></li>`;
    }).join('');
    if (items === this.shown) return;
    this.shown = items;
    this.list.innerHTML = items;
  }
}
