/**
 * The six patterns in play; those that the chosen card makes are highlighted in their orientation.
 */

import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { patternPicture } from './art.js';

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
   * @param {import('./shapes').Made | null} current the pattern made by the draft or the last move
   * @param {import('./shapes').Made[]} possible patterns that the card makes on other displays
   */
  update(targets, current, possible) {
    const patternItem = (/** @type {import('./shapes').Target} */ target) => {
      const made = current?.pattern === target.id ? current : null;
      const possibleHere = made
        ? null
        : (possible.find(candidate => candidate.pattern === target.id) ?? null);
      const orientation = made ?? possibleHere;
      const cells = orientation?.cells ?? target.orientations[0];
      const details = {
        pattern: target.id,
        points: target.points,
        display: orientation?.display ?? 0,
      };
      const name = this.t(
        `betta-say-pattern${made ? '-made' : possibleHere ? '-possible' : ''}`,
        details,
      );
      const places = cells.map(cell => this.t('betta-cell', { cell })).join(', ');
      const displayNumber = orientation ? html`<i>${orientation.display + 1}</i>` : nothing;
      return html`<li class=${made ? 'bp-on' : possibleHere ? 'bp-might' : ''}>
        <span role="img" aria-label="${name}; ${places}" title=${name}>${patternPicture(cells)}
          <span class="bp-worth" aria-hidden="true"><b>${target.points}</b>${displayNumber}</span></span></li>`;
    };
    render(targets.map(patternItem), this.list);
  }
}
