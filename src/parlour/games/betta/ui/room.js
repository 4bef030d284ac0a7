/** The room: shelves with one display beside the other, as many and as large as fit. */

import { Display } from './display.js';
import { shelves } from './shelves.js';

export class Room {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.element = document.createElement('section');
    this.element.className = 'bo-room';
    this.element.setAttribute('aria-label', t('betta-displays'));
    this.shelf = document.createElement('div');
    this.shelf.className = 'bo-shelf';
    this.element.append(this.shelf);
    /** @type {Display[]} */
    this.displays = [];
  }

  get buttons() {
    return this.displays.map(({ element }) => element);
  }

  /** Set out so many displays. @param {number} count */
  furnish(count) {
    while (this.displays.length > count) this.displays.pop()?.element.remove();
    while (this.displays.length < count) {
      const display = new Display(this.displays.length, this.t);
      display.element.tabIndex = this.displays.length ? -1 : 0;
      this.displays.push(display);
      this.shelf.append(display.element);
    }
  }

  /** Let the Tab key come back to this display. @param {Element} button */
  remember(button) {
    for (const each of this.buttons) each.tabIndex = each === button ? 0 : -1;
  }

  /** Stand the displays on their shelves. @param {number} letter @param {number} columns */
  arrange(letter, columns) {
    const plan = shelves(
      this.displays.length,
      this.element.clientWidth,
      this.element.clientHeight,
      letter,
      columns,
    );
    this.shelf.style.height = `${plan.height}px`;
    this.shelf.classList.toggle('bo-narrow', plan.narrow);
    this.shelf.classList.toggle('bo-small', plan.tank < 130);
    this.shelf.classList.toggle('bo-large', plan.large);
    this.displays.forEach(({ element }, i) =>
      Object.assign(element.style, {
        left: `${plan.spots[i].left}px`,
        top: `${plan.spots[i].top}px`,
        width: `${plan.tank}px`,
      }),
    );
    const before = this.displays[0]?.element;
    const boards = /** @type {HTMLElement[]} */ ([...this.shelf.querySelectorAll('.bo-plank')]);
    for (const extra of boards.splice(plan.planks.length)) extra.remove();
    plan.planks.forEach(({ top, height }, i) => {
      const board = boards[i] ?? this.shelf.insertBefore(document.createElement('div'), before);
      board.className = 'bo-plank';
      Object.assign(board.style, { top: `${top}px`, height: `${height}px` });
    });
  }
}
