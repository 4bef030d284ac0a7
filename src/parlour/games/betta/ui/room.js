/** The tank area: as many displays per shelf and as large as fit. */

import { setTabStop } from '../../../web/board/keys.js';
import { Display } from './display.js';
import { SMALL_TANK, shelfLayout } from './shelves.js';

export class Tanks {
  /** @param {import('./words.js').Words} t */
  constructor(t) {
    this.t = t;
    this.element = document.createElement('section');
    this.element.className = 'bo-room';
    this.element.setAttribute('aria-label', t('betta-displays'));
    this.shelfElement = document.createElement('div');
    this.shelfElement.className = 'bo-shelf';
    this.element.append(this.shelfElement);
    /** @type {Display[]} */
    this.displays = [];
  }

  get buttons() {
    return this.displays.map(({ element }) => element);
  }

  /** Create or remove displays. @param {number} count */
  setDisplayCount(count) {
    while (this.displays.length > count) this.displays.pop()?.element.remove();
    while (this.displays.length < count) {
      const display = new Display(this.displays.length, this.t);
      display.element.tabIndex = this.displays.length ? -1 : 0;
      this.displays.push(display);
      this.shelfElement.append(display.element);
    }
  }

  /** Make a display the tab stop. @param {Element} button */
  setTabStop(button) {
    setTabStop(this.buttons, button);
  }

  /**
   * Position the displays on their shelves.
   * @param {number} fontSize
   * @param {number} columns
   */
  arrange(fontSize, columns) {
    const layout = shelfLayout(
      this.displays.length,
      this.element.clientWidth,
      this.element.clientHeight,
      fontSize,
      columns,
    );
    this.shelfElement.style.height = `${layout.height}px`;
    this.shelfElement.style.setProperty('--head', `${layout.head}px`);
    this.shelfElement.style.setProperty('--column', `${layout.tank / columns}px`);
    this.shelfElement.classList.toggle('bo-narrow', layout.narrow);
    this.shelfElement.classList.toggle('bo-small', layout.tank < SMALL_TANK);
    this.shelfElement.classList.toggle('bo-large', layout.large);
    this.displays.forEach(({ element }, i) =>
      Object.assign(element.style, {
        left: `${layout.spots[i].left}px`,
        top: `${layout.spots[i].top}px`,
        width: `${layout.tank}px`,
      }),
    );
    const before = this.displays[0]?.element;
    const planks = /** @type {HTMLElement[]} */ ([
      ...this.shelfElement.querySelectorAll('.bo-plank'),
    ]);
    for (const extra of planks.splice(layout.planks.length)) extra.remove();
    layout.planks.forEach(({ top, height }, i) => {
      const plank =
        planks[i] ?? this.shelfElement.insertBefore(document.createElement('div'), before);
      plank.className = 'bo-plank';
      Object.assign(plank.style, { top: `${top}px`, height: `${height}px` });
    });
  }
}
