/** How the table is laid out: the board as large as it fits, the rack under it, the rest beside or below. */

import { openDialog } from '../../../web/board/dialog.js';
import { createElement, html, render } from '../../../web/board/templates.js';
import { SIGNS } from './art.js';
import { Rack } from './rack.js';
import { Sheet } from './sheet.js';

/** @typedef {'shuffle' | 'sort' | 'unseen' | 'exchange' | 'pass'} Tool */
const TOOLS = /** @type {Tool[]} */ (['shuffle', 'sort', 'unseen', 'exchange', 'pass']);
/** The least rail beside the board, in lines of text; the height of the rack and what parts things, in pixels. */
const RAIL = 9.8;
const HAND = 76;
const GAP = 8;
/** Under this many lines of text a board has no room beneath it; and the least it leaves beside it then, in pixels. */
const LOW = 26;
const LEAST_RAIL = 190;

export class Room {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Words} t
   * @param {HTMLElement} picker
   * @param {(tool: Tool) => void} use
   */
  constructor(root, t, picker, use) {
    this.root = root;
    this.t = t;
    this.use = use;
    this.element = createElement('div', 'be');
    this.sheet = new Sheet(t);
    this.rack = new Rack(t);
    this.slip = createElement('div', 'be-slip');
    this.hand = createElement('div', 'be-hand');
    this.tools = createElement('div', 'be-tools');
    this.rest = createElement('section', 'be-rest');
    this.ending = createElement('section', 'be-ending');
    for (const [part, name] of /** @type {const} */ ([
      [this.slip, 'slip'],
      [this.tools, 'tools'],
      [this.rest, 'unseen'],
      [this.ending, 'racks-left'],
    ])) {
      part.setAttribute('aria-label', t(`betapet-${name}`));
    }
    // On a phone on its side it is scrolled, also by keys.
    this.ending.tabIndex = 0;
    this.slip.setAttribute('role', 'group');
    this.tools.setAttribute('role', 'group');
    this.hand.append(this.rack.element);
    this.element.append(
      this.sheet.element,
      this.slip,
      this.hand,
      this.tools,
      this.rest,
      this.ending,
      picker,
    );
    /** @type {{ head: string, body: unknown } | null} */
    this.seen = null;
    this.line = '';
    root.append(this.element);
    this.sizes = new ResizeObserver(() => this.arrange());
    this.sizes.observe(root);
    this.sizes.observe(this.hand);
  }

  destroy() {
    this.sizes.disconnect();
    this.element.remove();
  }

  /**
   * Show what may be done with the rack; a tool that may not be used says why.
   * @param {Record<Tool, string | true>} may
   */
  allow(may) {
    const one = (
      /** @type {Tool} */ tool,
    ) => html`<button type="button" class="be-tool" data-tool=${tool}
      aria-disabled=${may[tool] !== true} title=${may[tool] === true ? '' : may[tool]}
      @click=${() => may[tool] === true && this.use(tool)}>${SIGNS[tool]}
      <span>${this.t(`betapet-${tool}`)}</span></button>`;
    render(TOOLS.map(one), this.tools);
  }

  /** @param {{ head: string, body: unknown }} seen */
  unseen(seen) {
    this.seen = seen;
    const { head, body } = seen;
    render(
      html`<h2>${this.t('betapet-unseen')}</h2><p class="muted xs">${head}</p><div>${body}</div>
        <p class="muted xs be-list">${this.line}</p>`,
      this.rest,
    );
  }

  /** @param {string} line what words are looked up in */
  list(line) {
    this.line = line;
    if (this.seen) this.unseen(this.seen);
  }

  showUnseen() {
    const { seen } = this;
    if (!seen) return;
    openDialog({
      title: this.t('betapet-unseen'),
      className: 'be-dialog',
      body: () =>
        html`<p class="muted">${seen.head}</p>${seen.body}<p class="muted">${this.line}</p>`,
    });
  }

  /** Choose the side of the board and where everything else stands. */
  arrange() {
    const width = this.root.clientWidth;
    const height = this.root.clientHeight;
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (!width || !height) return;
    const rail = RAIL * letter;
    const hand = this.hand.hidden ? 0 : HAND + GAP;
    const wide = Math.min(width - rail - GAP - 8, height - hand - 6);
    const tools = Math.max(48, letter * 3) + GAP;
    const slip = letter * 2.3 + 6;
    const low = height < LOW * letter && width > height;
    this.element.classList.toggle('low', low);
    if (low) {
      // A phone on its side: all the height is the board's, and all else stands beside it.
      const side = Math.min(height - 8, width - LEAST_RAIL);
      this.tight = false;
      this.element.classList.remove('tight');
      this.element.dataset.side = 'beside';
      this.element.style.setProperty('--board', `${Math.floor(side)}px`);
      this.element.style.setProperty('--rail', `${Math.floor(width - side - 3 * GAP)}px`);
      return;
    }
    const full = width - 4;
    const tight = height < full + hand + tools + slip;
    const tall = Math.min(full, Math.max(height - hand - tools - (tight ? 0 : slip), 260));
    const beside = wide > 240 && (wide >= tall || width > height);
    this.tight = tight && !beside;
    this.element.classList.toggle('tight', this.tight);
    this.element.dataset.side = beside ? 'beside' : 'below';
    this.element.style.setProperty('--board', `${Math.floor(beside ? wide : tall)}px`);
    this.element.style.setProperty(
      '--rail',
      `${Math.floor(Math.min(rail * 1.6, width - wide - GAP - 8))}px`,
    );
  }
}
