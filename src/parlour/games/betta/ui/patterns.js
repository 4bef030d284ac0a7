/** The six patterns in play, always in sight, lit as they lie where the chosen card makes them. */

import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { pattern } from './art.js';

/** The cell that a pattern's points lie over; a pattern at rest is turned so that it needs it not. */
const UNDER_POINTS = 2;

export class Patterns {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.list = document.createElement('ul');
    this.element = createElement(
      'section',
      'bp',
      html`<h2>${t('betta-patterns')}</h2>${this.list}`,
    );
    this.element.setAttribute('aria-label', t('betta-patterns'));
  }

  /**
   * @param {import('./shapes').Target[]} targets
   * @param {import('./shapes').Made | null} lit where the drafted card or the last move made one
   * @param {import('./shapes').Made[]} possible what the card makes elsewhere
   */
  update(targets, lit, possible) {
    const one = (/** @type {import('./shapes').Target} */ target) => {
      const rest =
        target.orientations.find(cells => !cells.includes(UNDER_POINTS)) ?? target.orientations[0];
      const on = lit?.pattern === target.id ? lit : null;
      const might = on ? null : (possible.find(each => each.pattern === target.id) ?? null);
      const where = on ?? might;
      const cells = where?.cells ?? rest;
      const words = { pattern: target.id, points: target.points, display: where?.display ?? 0 };
      const name = this.t(`betta-say-pattern${on ? '-made' : might ? '-possible' : ''}`, words);
      const places = cells.map(cell => this.t('betta-cell', { cell })).join(', ');
      const at = where ? html`<i aria-hidden="true">${where.display + 1}</i>` : nothing;
      return html`<li class=${on ? 'bp-on' : might ? 'bp-might' : ''}>
        <span role="img" aria-label="${name}; ${places}" title=${name}>${pattern(cells)}
          <b aria-hidden="true">${target.points}</b>${at}</span></li>`;
    };
    render(targets.map(one), this.list);
  }
}
