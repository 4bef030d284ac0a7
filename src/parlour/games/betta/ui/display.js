/** One display of the table: a tank that is a button, the points over its rim and the majority ticket beneath it. */

import { disc, fishCells, frame, front, gone, lit, pattern, resident, rings, tank, turnedCell } from './art.js';
import { displayWords, rowWords } from './words.js';

/**
 * What a display shows. `hung`: the chosen card as printed and its quarter turns, hanging over the water with what it would make.
 * `points`: whether its points are told. `aimed`: it is the drafted place. `last`: the newest card laid here since one's own last turn.
 * @typedef {{fish: string, turns: number, preview: import('./types').Draft} | null} Hung
 * @typedef {{number: number, cells: string, open: boolean, hung: Hung, points: boolean, aimed: boolean, last: import('./trace.js').Trace | null, mine: number | null, ticket: string}} Scene
 */

let made = 0;

export class Display {
  /** @param {number} number @param {import('./words.js').Words} t */
  constructor(number, t) {
    this.number = number;
    this.t = t;
    this.name = `bt-rows-${++made}`;
    this.element = document.createElement('button');
    this.element.type = 'button';
    this.element.className = 'bd';
    this.element.dataset.display = String(number);
    this.element.tabIndex = -1;
    this.element.setAttribute('aria-describedby', this.name);
    this.element.innerHTML = `<span class="bd-glow"></span>${tank('.........', number)}
      <span class="bd-number" aria-hidden="true">${number + 1}</span><span class="bd-points" data-part="points" aria-hidden="true"></span><span class="bd-last" data-part="last" aria-hidden="true"></span>
      <span class="bd-ticket" data-part="ticket" aria-hidden="true"></span><span class="bd-rows" id="${this.name}" hidden></span>`;
    this.parts = Object.fromEntries([...this.element.querySelectorAll('[data-part]')].map(part => [/** @type {HTMLElement} */ (part).dataset.part, part]));
    this.residents = [...this.parts.cells.children];
    /** What is drawn already, part by part, so that fish which stay are not disturbed. */
    this.drawn = new Map();
  }

  /** @param {string} part @param {string} drawing */
  draw(part, drawing, place = this.parts[part]) {
    if (this.drawn.get(part) === drawing) return false;
    this.drawn.set(part, drawing);
    place.innerHTML = drawing;
    return true;
  }

  /** @param {Scene} scene */
  update(scene) {
    const { cells, hung, last } = scene;
    const brings = new Set(hung ? [...hung.preview.fish].flatMap((colour, cell) => (colour === '.' ? [] : [cell])) : []);
    this.residents.forEach((place, cell) => {
      const fresh = this.draw(`cell${cell}`, resident(cells[cell], cell, scene.number), place);
      place.classList.toggle('bd-below', brings.has(cell));
      if (fresh && last?.arrived && last.cells.includes(cell)) greet(place);
    });
    this.hang(hung, cells);
    this.draw('lit', hung?.preview.pattern ? lit(hung.preview.cells) : !hung && last?.made.length ? lit(last.made) : '');
    this.draw('rings', !hung && last ? rings(last.cells) : '');
    this.draw('front', front(!cells.includes('.')));
    this.tell(scene);
    this.element.classList.toggle('bd-open', scene.open);
    this.element.classList.toggle('bd-aimed', scene.aimed);
    this.element.classList.toggle('bd-newest', Boolean(last?.newest) && !hung);
    this.element.setAttribute('aria-pressed', String(scene.aimed));
    this.element.setAttribute('aria-disabled', String(!scene.open));
    this.element.setAttribute('aria-label', displayWords(this.t, { number: scene.number, cells, preview: hung?.preview ?? null, aimed: scene.aimed, mine: scene.mine, last: last?.words ?? '' }));
    this.draw('rows', rowWords(this.t, cells), /** @type {Element} */ (this.element.lastElementChild));
  }

  /** Empty water before the first card. */
  rest() {
    this.residents.forEach((place, cell) => this.draw(`cell${cell}`, resident('.', cell, this.number), place));
    this.draw('front', front(false));
    this.element.setAttribute('aria-disabled', 'true');
    this.element.setAttribute('aria-label', this.t('betta-say-empty', { display: this.number }));
  }

  /** Hang the chosen card over the water: three discs that glide as it turns. @param {Hung} hung @param {string} cells */
  hang(hung, cells) {
    this.draw('frame', hung ? frame() : '');
    const key = hung ? hung.fish : '';
    if (this.drawn.get('hung') !== key) {
      this.drawn.set('hung', key);
      this.parts.hung.innerHTML = hung ? fishCells(hung.fish).map(({ colour }, i) => `<span class="bt-disc">${disc(colour, i * 2)}<span></span></span>`).join('') : '';
    }
    if (!hung) return;
    const discs = /** @type {HTMLElement[]} */ ([...this.parts.hung.children]);
    fishCells(hung.fish).forEach(({ cell }, i) => {
      const to = turnedCell(cell, hung.turns), one = discs[i], hidden = hung.preview.covered.includes(to) ? cells[to] : '';
      one.style.transform = `translate(${(to % 3) * 100}%, ${Math.floor(to / 3) * 100}%)`;
      one.classList.toggle('bt-win', hung.preview.cells.includes(to));
      if ((one.dataset.hides ?? '') === hidden) return;
      one.dataset.hides = hidden;
      /** @type {Element} */ (one.lastElementChild).innerHTML = hidden && gone(/** @type {import('./types').Colour} */ (hidden));
    });
  }

  /** The labels: points over the rim, who laid here last, the ticket. @param {Scene} scene */
  tell({ cells, hung, points, last, ticket }) {
    const full = !cells.includes('.');
    const tagged = last && !(hung && points);
    const worth = hung && points ? `<span class="bd-badge${hung.preview.points ? '' : ' bd-zero'}">${hung.preview.pattern ? pattern(hung.preview.cells) : ''}+${hung.preview.points}</span>`
      : full && !tagged ? `<span class="bd-badge bd-full">${this.t('betta-full')}</span>` : '';
    this.draw('points', worth);
    this.draw('last', tagged ? `<span class="bd-tag${last.newest ? ' bd-now' : ''}">${last.short}</span>` : '');
    this.draw('ticket', ticket);
  }
}

/** Let a fish that has just come settle into its place. @param {Element} place */
function greet(place) {
  place.classList.add('bd-arrive');
  place.addEventListener('animationend', () => place.classList.remove('bd-arrive'), { once: true });
}
