/** One display of the table: a tank that is a button, the points over its rim and the majority ticket beneath it. */

import { createElement, html, keyed, nothing, render } from '../../../web/board/templates.js';
import {
  FRAME,
  disc,
  fishCells,
  front,
  gone,
  lit,
  pattern,
  resident,
  rings,
  tank,
  turnedCell,
} from './art.js';
import { displayWords, rowWords } from './words.js';

/**
 * What a display shows. `hung`: the chosen card as printed and its quarter turns, hanging over the water with what it
 *   would make.
 * `points`: whether its points are told. `aimed`: it is the drafted place. `last`: the newest card laid here since
 *   one's own last turn.
 * @typedef {{fish: string, turns: number, preview: import('./shapes').Draft} | null} Hung
 * @typedef {{number: number, cells: string, open: boolean, hung: Hung, points: boolean, aimed: boolean, last:
 *   import('./trace.js').Trace | null, mine: number | null, ticket: unknown}} Scene
 */

let made = 0;

export class Display {
  /** @param {number} number @param {import('./words.js').Words} t */
  constructor(number, t) {
    this.number = number;
    this.t = t;
    this.name = `bt-rows-${++made}`;
    this.element = /** @type {HTMLButtonElement} */ (
      createElement('button', 'bd', this.skeleton())
    );
    this.element.type = 'button';
    this.element.dataset.display = String(number);
    this.element.tabIndex = -1;
    this.element.setAttribute('aria-describedby', this.name);
    this.parts = Object.fromEntries(
      [...this.element.querySelectorAll('[data-part]')].map(part => [
        /** @type {HTMLElement} */ (part).dataset.part,
        part,
      ]),
    );
    this.residents = [...this.parts.cells.children];
    /** What is drawn already, part by part, so that fish which stay are not disturbed. */
    this.drawn = new Map();
  }

  /** What stays while the game is played; the parts are drawn into. */
  skeleton() {
    const { number, name } = this;
    const label = (/** @type {string} */ part) =>
      html`<span class="bd-${part}" data-part=${part} aria-hidden="true"></span>`;
    return html`<span class="bd-glow"></span>${tank(null, number)}
      <span class="bd-number" aria-hidden="true">${number + 1}</span>
      ${label('points')}${label('last')}${label('ticket')}
      <span class="bd-rows" id=${name} hidden></span>`;
  }

  /**
   * Draw a part, if it is to show something else than before: fish that stay are not disturbed.
   * @param {string} part @param {string} key tells drawings apart
   * @param {() => unknown} drawing @param {Element} [place]
   */
  draw(part, key, drawing, place = this.parts[part]) {
    if (this.drawn.get(part) === key) return false;
    this.drawn.set(part, key);
    render(drawing(), place);
    return true;
  }

  /** @param {Scene} scene */
  update(scene) {
    const { cells, hung, last } = scene;
    const brings = new Set(
      hung ? [...hung.preview.fish].flatMap((colour, cell) => (colour === '.' ? [] : [cell])) : [],
    );
    this.residents.forEach((place, cell) => {
      const fresh = this.fill(place, cell, cells[cell]);
      place.classList.toggle('bd-below', brings.has(cell));
      if (fresh && last?.arrived && last.cells.includes(cell)) greet(place);
    });
    this.hang(hung, cells);
    const made = hung?.preview.pattern ? hung.preview.cells : !hung && last ? last.made : [];
    this.draw('lit', made.join(), () => (made.length ? lit(made) : nothing));
    const brought = !hung && last ? last.cells : [];
    this.draw('rings', brought.join(), () => rings(brought));
    this.pane(!cells.includes('.'));
    this.tell(scene);
    this.element.classList.toggle('bd-open', scene.open);
    this.element.classList.toggle('bd-aimed', scene.aimed);
    this.element.classList.toggle('bd-newest', Boolean(last?.newest) && !hung);
    this.element.setAttribute('aria-pressed', String(scene.aimed));
    this.element.setAttribute('aria-disabled', String(!scene.open));
    this.element.setAttribute(
      'aria-label',
      displayWords(this.t, {
        number: scene.number,
        cells,
        preview: hung?.preview ?? null,
        aimed: scene.aimed,
        mine: scene.mine,
        last: last?.words ?? '',
      }),
    );
    const rows = rowWords(this.t, cells);
    this.draw('rows', rows, () => rows, /** @type {Element} */ (this.element.lastElementChild));
  }

  /** @param {Element} place @param {number} cell @param {string} colour */
  fill(place, cell, colour) {
    return this.draw(`cell${cell}`, colour, () => resident(colour, cell, this.number), place);
  }

  /** @param {boolean} full */
  pane(full) {
    this.draw('front', String(full), () => front(full));
  }

  /** Empty water before the first card. */
  rest() {
    this.residents.forEach((place, cell) => this.fill(place, cell, '.'));
    this.pane(false);
    this.element.setAttribute('aria-disabled', 'true');
    this.element.setAttribute('aria-label', this.t('betta-say-empty', { display: this.number }));
  }

  /**
   * Hang the chosen card over the water: three discs that glide as it turns.
   * @param {Hung} hung
   * @param {string} cells
   */
  hang(hung, cells) {
    this.draw('frame', String(Boolean(hung)), () => (hung ? FRAME : nothing));
    const one = (
      /** @type {{ colour: import('./shapes').Colour, cell: number }} */ { colour, cell },
      /** @type {number} */ i,
    ) => {
      const to = turnedCell(cell, hung?.turns ?? 0);
      const hidden = hung?.preview.covered.includes(to)
        ? /** @type {import('./shapes').Colour} */ (cells[to])
        : null;
      const wins = hung?.preview.cells.includes(to) ? 'bt-win' : '';
      const at = `transform: translate(${(to % 3) * 100}%, ${Math.floor(to / 3) * 100}%)`;
      const hides = hidden ? gone(hidden) : nothing;
      return html`<span class="bt-disc ${wins}" style=${at}>${disc(colour, i * 2)}<span>${hides}</span></span>`;
    };
    render(hung ? keyed(hung.fish, fishCells(hung.fish).map(one)) : nothing, this.parts.hung);
  }

  /** The labels: points over the rim, who laid here last, the ticket. @param {Scene} scene */
  tell({ cells, hung, points, last, ticket }) {
    const full = !cells.includes('.');
    const tagged = last && !(hung && points);
    const over = hung && points;
    const look = hung?.preview.points ? 'bd-badge' : 'bd-badge bd-zero';
    const made = hung?.preview.pattern ? pattern(hung.preview.cells) : nothing;
    const worth = over
      ? html`<span class=${look}>${made}+${hung.preview.points}</span>`
      : full && !tagged
        ? html`<span class="bd-badge bd-full">${this.t('betta-full')}</span>`
        : nothing;
    render(worth, this.parts.points);
    render(
      tagged
        ? html`<span class="bd-tag${last.newest ? ' bd-now' : ''}">${last.short}</span>`
        : nothing,
      this.parts.last,
    );
    render(ticket, this.parts.ticket);
  }
}

/** Let a fish that has just come settle into its place. @param {Element} place */
function greet(place) {
  place.classList.add('bd-arrive');
  place.addEventListener('animationend', () => place.classList.remove('bd-arrive'), { once: true });
}
