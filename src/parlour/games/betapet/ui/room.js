/** How the table is laid out: the board as large as it fits, the rack under it, the rest beside or below. */

import { SIGNS } from './art.js';
import { openDialog } from './dialog.js';
import { Rack } from './rack.js';
import { Sheet } from './sheet.js';

/** @typedef {'shuffle' | 'sort' | 'unseen' | 'exchange' | 'pass'} Tool */
const TOOLS = /** @type {Tool[]} */ (['shuffle', 'sort', 'unseen', 'exchange', 'pass']);
/** The least rail beside the board, in lines of text; the height of the rack and what parts things, in pixels. */
const RAIL = 9.8, HAND = 76, GAP = 8;

export class Room {
  /** @param {HTMLElement} root @param {import('../../../web/types').Words} t @param {HTMLElement} picker @param {{ choose(tile: number): void, use(tool: Tool): void }} on */
  constructor(root, t, picker, on) {
    this.root = root;
    this.t = t;
    this.element = document.createElement('div');
    this.element.className = 'be';
    this.sheet = new Sheet(t);
    this.rack = new Rack(t, tile => on.choose(tile));
    this.element.innerHTML = `<div class="be-slip" role="group" aria-label="${t('betapet-slip')}"></div><div class="be-hand"></div>
      <div class="be-tools" role="group" aria-label="${t('betapet-tools')}">${TOOLS.map(tool => `<button type="button" class="be-tool" data-tool="${tool}">${SIGNS[tool]}<span>${t(`betapet-${tool}`)}</span></button>`).join('')}</div>
      <section class="be-rest" aria-label="${t('betapet-unseen')}"><h2>${t('betapet-unseen')}</h2><p class="muted xs"></p><div></div><p class="muted xs be-list"></p></section><section class="be-ending"></section>`;
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (this.element.querySelector(name));
    this.slip = part('.be-slip'); this.hand = part('.be-hand'); this.tools = part('.be-tools'); this.rest = part('.be-rest'); this.ending = part('.be-ending');
    this.hand.append(this.rack.element);
    this.element.prepend(this.sheet.element);
    this.element.append(picker);
    this.tools.addEventListener('click', event => {
      const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest('[data-tool]'));
      if (button && button.getAttribute('aria-disabled') !== 'true') on.use(/** @type {Tool} */ (button.dataset.tool));
    });
    root.append(this.element);
    this.sizes = new ResizeObserver(() => this.arrange());
    this.sizes.observe(root);
    this.sizes.observe(this.hand);
  }

  destroy() {
    this.sizes.disconnect();
    this.element.remove();
  }

  /** @param {Tool} tool @param {boolean} usable @param {string} [why] */
  allow(tool, usable, why = '') {
    const button = /** @type {HTMLElement} */ (this.tools.querySelector(`[data-tool="${tool}"]`));
    button.setAttribute('aria-disabled', String(!usable));
    button.title = usable ? '' : why;
  }

  /** @param {{ head: string, body: string }} unseen */
  unseen({ head, body }) {
    if (this.told === body + head) return;
    this.told = body + head;
    this.seen = { head, body };
    /** @type {HTMLElement} */ (this.rest.querySelector('p')).textContent = head;
    /** @type {HTMLElement} */ (this.rest.querySelector('div')).innerHTML = body;
  }

  /** @param {string} line what words are looked up in */
  list(line) {
    /** @type {HTMLElement} */ (this.rest.querySelector('.be-list')).textContent = line;
  }

  showUnseen() {
    const list = this.rest.querySelector('.be-list')?.innerHTML ?? '';
    if (this.seen) openDialog(this.element, this.t('betapet-unseen'), `<p class="muted">${this.seen.head}</p>${this.seen.body}<p class="muted">${list}</p>`, { text: '', run: null }, this.t('house-close'));
  }

  /** Choose the side of the board and where everything else stands. */
  arrange() {
    const width = this.root.clientWidth, height = this.root.clientHeight, letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (!width || !height) return;
    const rail = RAIL * letter, hand = this.hand.hidden ? 0 : HAND + GAP, wide = Math.min(width - rail - GAP - 8, height - hand - 6), tools = Math.max(48, letter * 3) + GAP, slip = letter * 2.3 + 6;
    const full = width - 4, tight = height < full + hand + tools + slip, tall = Math.min(full, Math.max(height - hand - tools - (tight ? 0 : slip), 260)), beside = wide > 240 && (wide >= tall || width > height);
    this.tight = tight && !beside;
    this.element.classList.toggle('tight', this.tight);
    this.element.dataset.side = beside ? 'beside' : 'below';
    this.element.style.setProperty('--board', `${Math.floor(beside ? wide : tall)}px`);
    this.element.style.setProperty('--rail', `${Math.floor(Math.min(rail * 1.6, width - wide - GAP - 8))}px`);
  }
}
