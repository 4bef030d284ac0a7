/** One display: a tank as a button, with points above the rim and the majority table below. */

import { createElement, html, keyed, nothing, render } from '../../../web/board/templates.js';
import {
  FRAME,
  fishDisc,
  fishCells,
  frontPane,
  coveredFish,
  patternHighlight,
  patternPicture,
  cellContent,
  cellRings,
  tankPicture,
  rotatedCell,
} from './art.js';
import { displayText, rowsText } from './words.js';

/**
 * What a display shows.
 * - `preview`: the effect of the chosen card here.
 * - `hung`: the chosen card (unrotated), its quarter turns and its preview, if it is drawn here.
 * - `bold`: whether fish are drawn bold.
 * - `points`: whether to show the preview's points.
 * - `aimed`: whether this is the drafted display.
 * - `last`: the newest card placed here since the viewer's last turn.
 * @typedef {{fish: string, turns: number, preview: import('./shapes').Draft} | null} CardPreview
 * @typedef {{number: number, cells: string, preview: import('./shapes').Draft | null, hung: CardPreview, bold:
 *   boolean, points: boolean, aimed: boolean, last: import('./trace.js').Trace | null, mine: number | null, ticket:
 *   unknown}} Scene
 */

let displayCount = 0;

export class Display {
  /**
   * @param {number} number
   * @param {import('./words.js').Words} t
   */
  constructor(number, t) {
    this.number = number;
    this.t = t;
    this.rowsId = `bt-rows-${++displayCount}`;
    this.element = /** @type {HTMLButtonElement} */ (
      createElement('button', 'bd', this.template())
    );
    this.element.type = 'button';
    this.element.dataset.display = String(number);
    this.element.tabIndex = -1;
    this.element.setAttribute('aria-describedby', this.rowsId);
    this.parts = Object.fromEntries(
      [...this.element.querySelectorAll('[data-part]')].map(part => [
        /** @type {HTMLElement} */ (part).dataset.part,
        part,
      ]),
    );
    this.cellElements = [...this.parts.cells.children];
    /** Key of the last drawing per part, so that unchanged fish are not redrawn. */
    this.drawnKeys = new Map();
  }

  /** Return the static markup; the parts are rendered into it. */
  template() {
    const { number, rowsId } = this;
    const label = (/** @type {string} */ part) =>
      html`<span class="bd-${part}" data-part=${part} aria-hidden="true"></span>`;
    return html`<span class="bd-glow"></span>${tankPicture(null, number)}
      <span class="bd-number" aria-hidden="true">${number + 1}</span>
      ${label('points')}${label('last')}${label('ticket')}
      <span class="bd-rows" id=${rowsId} hidden></span>`;
  }

  /**
   * Draw a part if its key has changed, so that unchanged fish are not disturbed.
   * @param {string} part
   * @param {string} key identifies the drawing
   * @param {() => unknown} drawing
   * @param {Element} [element]
   */
  drawPart(part, key, drawing, element = this.parts[part]) {
    if (this.drawnKeys.get(part) === key) return false;
    this.drawnKeys.set(part, key);
    render(drawing(), element);
    return true;
  }

  /** @param {Scene} scene */
  update(scene) {
    const { cells, hung: preview, bold, last } = scene;
    const coveredCells = new Set(
      preview
        ? [...preview.preview.fish].flatMap((colour, cell) => (colour === '.' ? [] : [cell]))
        : [],
    );
    this.cellElements.forEach((element, cell) => {
      const hasChanged = this.drawCell(element, cell, cells[cell], bold);
      element.classList.toggle('bd-below', coveredCells.has(cell));
      if (hasChanged && last?.arrived && last.cells.includes(cell)) animateArrival(element);
    });
    this.drawCardPreview(preview, cells, bold);
    const patternCells = preview?.preview.pattern
      ? preview.preview.cells
      : !preview && last
        ? last.made
        : [];
    this.drawPart('lit', patternCells.join(), () =>
      patternCells.length ? patternHighlight(patternCells) : nothing,
    );
    const newCells = !preview && last ? last.cells : [];
    this.drawPart('rings', newCells.join(), () => cellRings(newCells));
    this.drawFront(!cells.includes('.'));
    this.drawLabels(scene);
    this.element.classList.toggle('bd-open', Boolean(scene.preview));
    this.element.classList.toggle('bd-aimed', scene.aimed);
    this.element.classList.toggle('bd-newest', Boolean(last?.newest) && !preview);
    this.element.setAttribute('aria-pressed', String(scene.aimed));
    this.element.setAttribute('aria-disabled', String(!scene.preview));
    this.element.setAttribute(
      'aria-label',
      displayText(this.t, {
        number: scene.number,
        cells,
        preview: scene.preview,
        aimed: scene.aimed,
        ownPoints: scene.mine,
        last: last?.words ?? '',
      }),
    );
    const rows = rowsText(this.t, cells);
    this.drawPart('rows', rows, () => rows, /** @type {Element} */ (this.element.lastElementChild));
  }

  /**
   * @param {Element} element
   * @param {number} cell
   * @param {string} colour
   */
  drawCell(element, cell, colour, isBold = false) {
    return this.drawPart(
      `cell${cell}`,
      `${colour}${isBold}`,
      () => cellContent(colour, cell, this.number, isBold),
      element,
    );
  }

  /** @param {boolean} isFull */
  drawFront(isFull) {
    this.drawPart('front', String(isFull), () => frontPane(isFull));
  }

  /** Show empty water before the first card. */
  showEmpty() {
    this.cellElements.forEach((place, cell) => this.drawCell(place, cell, '.'));
    this.drawFront(false);
    this.element.setAttribute('aria-disabled', 'true');
    this.element.setAttribute('aria-label', this.t('betta-say-empty', { display: this.number }));
  }

  /**
   * Draw the chosen card over the water as three discs that glide as it rotates.
   * @param {CardPreview} hung
   * @param {string} cells
   * @param {boolean} isBold
   */
  drawCardPreview(hung, cells, isBold) {
    this.drawPart('frame', String(Boolean(hung)), () => (hung ? FRAME : nothing));
    const discElement = (
      /** @type {{ colour: import('./shapes').Colour, cell: number }} */ { colour, cell },
      /** @type {number} */ i,
    ) => {
      const to = rotatedCell(cell, hung?.turns ?? 0);
      const hidden = hung?.preview.covered.includes(to)
        ? /** @type {import('./shapes').Colour} */ (cells[to])
        : null;
      const wins = hung?.preview.cells.includes(to) ? 'bt-win' : '';
      const at = `transform: translate(${(to % 3) * 100}%, ${Math.floor(to / 3) * 100}%)`;
      const hides = hidden ? coveredFish(hidden, isBold) : nothing;
      const disc = fishDisc(colour, i * 2, isBold);
      return html`<span class="bt-disc ${wins}" style=${at}>${disc}<span>${hides}</span></span>`;
    };
    render(
      hung ? keyed(hung.fish, fishCells(hung.fish).map(discElement)) : nothing,
      this.parts.hung,
    );
  }

  /**
   * Draw the labels: points above the rim, the last player, and the majority table.
   * @param {Scene} scene
   */
  drawLabels({ cells, preview, points, last, ticket }) {
    const isFull = !cells.includes('.');
    const showsPoints = preview && points;
    const showsLast = last && !showsPoints;
    const className = preview?.points ? 'bd-badge' : 'bd-badge bd-zero';
    const patternIcon = preview?.pattern ? patternPicture(preview.cells) : nothing;
    const pointsLabel = showsPoints
      ? html`<span class=${className}>${patternIcon}+${preview.points}</span>`
      : isFull && !showsLast
        ? html`<span class="bd-badge bd-full">${this.t('betta-full')}</span>`
        : nothing;
    render(pointsLabel, this.parts.points);
    render(
      showsLast
        ? html`<span class="bd-tag${last.newest ? ' bd-now' : ''}">${last.short}</span>`
        : nothing,
      this.parts.last,
    );
    render(ticket, this.parts.ticket);
  }
}

/** Animate a fish that has just arrived. @param {Element} element */
function animateArrival(element) {
  element.classList.add('bd-arrive');
  element.addEventListener('animationend', () => element.classList.remove('bd-arrive'), {
    once: true,
  });
}
