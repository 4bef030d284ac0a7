/** The layout: a board as large as possible, the rack below it, and the other parts around it. */

import { openDialog } from '../../../web/board/dialog.js';
import { arrangeableTable, setTableForm } from '../../../web/board/table_form.js';
import { createElement, html, render } from '../../../web/board/templates.js';
import { ICONS } from './art.js';
import { Rack } from './rack.js';
import { BoardView } from './sheet.js';

/** @typedef {'shuffle' | 'sort' | 'unseen' | 'exchange' | 'pass'} Tool */
const TOOLS = /** @type {Tool[]} */ (['shuffle', 'sort', 'unseen', 'exchange', 'pass']);
/**
 * The minimum width of the rail next to the board, in lines of text, and the heights of the rack
 * and the gaps, in pixels.
 */
const MIN_RAIL_LINES = 9.8;
const HAND_HEIGHT = 72;
const GAP = 6;
/** The smallest board above the remaining tiles, relative to the width; beyond that, their list scrolls. */
const MIN_FINAL_BOARD = 0.68;
/** The minimum width of a board with parts below it, in pixels. */
const MIN_BOARD = 260;
/**
 * The height in lines of text below which no part fits under the board, and the minimum width of
 * the rail in that case, in pixels.
 */
const LOW_LINES = 26;
const MIN_RAIL = 190;
/**
 * The height of a landscape window, in lines of text, below which the board of a table takes the
 * full height of the screen, and the minimum height below the seats for the unseen tiles.
 */
const LANDSCAPE_LINES = 30;
const UNSEEN_LINES = 8;

export class Layout {
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
    this.sheet = new BoardView(t);
    this.rack = new Rack(t);
    this.slip = createElement('div', 'be-slip');
    this.hand = createElement('div', 'be-hand');
    this.tools = createElement('div', 'be-tools');
    this.unseenElement = createElement('section', 'be-rest');
    this.ending = createElement('section', 'be-ending');
    for (const [part, name] of /** @type {const} */ ([
      [this.slip, 'slip'],
      [this.tools, 'tools'],
      [this.unseenElement, 'unseen'],
      [this.ending, 'racks-left'],
    ])) {
      part.setAttribute('aria-label', t(`betapet-${name}`));
    }
    // On a phone in landscape this part scrolls; it needs the focus to scroll by keyboard.
    this.ending.tabIndex = 0;
    this.slip.setAttribute('role', 'group');
    this.tools.setAttribute('role', 'group');
    this.hand.append(this.rack.element);
    /** The place of the buttons next to the rack, on a wide screen. */
    this.confirmSlot = createElement('div', 'confirm-slot be-confirm');
    this.element.append(
      this.sheet.element,
      this.slip,
      this.hand,
      this.confirmSlot,
      this.tools,
      this.unseenElement,
      this.ending,
      picker,
    );
    /** @type {{ head: string, body: unknown } | null} */
    this.unseenContent = null;
    this.dictionaryText = '';
    /** Which parts were visible when they were arranged last. */
    this.visibleParts = '';
    root.append(this.element);
    this.resizeObserver = new ResizeObserver(() => this.arrange());
    this.resizeObserver.observe(root);
    this.resizeObserver.observe(this.hand);
  }

  destroy() {
    this.resizeObserver.disconnect();
    this.element.remove();
  }

  /**
   * Show the tools; a disabled tool shows the reason why it is disabled.
   * @param {Record<Tool, string | true>} availability
   */
  setTools(availability) {
    const toolButton = (
      /** @type {Tool} */ tool,
    ) => html`<button type="button" class="be-tool" data-tool=${tool}
      aria-disabled=${availability[tool] !== true} title=${availability[tool] === true ? '' : availability[tool]}
      @click=${() => availability[tool] === true && this.use(tool)}>${ICONS[tool]}
      <span>${this.t(`betapet-${tool}`)}</span></button>`;
    render(TOOLS.map(toolButton), this.tools);
  }

  /** @param {{ head: string, body: unknown }} content */
  setUnseen(content) {
    this.unseenContent = content;
    const { head, body } = content;
    render(
      html`<h2>${this.t('betapet-unseen')}</h2><p class="muted xs">${head}</p><div>${body}</div>
        <p class="muted xs be-list">${this.dictionaryText}</p>`,
      this.unseenElement,
    );
  }

  /** @param {string} text the name of the dictionary */
  setDictionary(text) {
    this.dictionaryText = text;
    if (this.unseenContent) this.setUnseen(this.unseenContent);
  }

  showUnseen() {
    const { unseenContent } = this;
    if (!unseenContent) return;
    openDialog({
      title: this.t('betapet-unseen'),
      className: 'be-dialog',
      body: () =>
        html`<p class="muted">${unseenContent.head}</p>${unseenContent.body}<p class="muted">${
          this.dictionaryText
        }</p>`,
    });
  }

  /**
   * Arrange the parts after a render if others are visible than before. Measuring the room would
   * otherwise force a layout after each change of the draft. In landscape, the list of the unseen
   * tiles may have become longer.
   */
  arrangeIfNeeded() {
    const visibleParts = `${this.hand.hidden} ${this.element.classList.contains('over')}`;
    const isLandscape = this.element.classList.contains('landscape');
    if (visibleParts === this.visibleParts && !isLandscape) return;
    this.visibleParts = visibleParts;
    this.arrange();
  }

  /** Choose the board size and the positions of the other parts. */
  arrange() {
    const width = this.root.clientWidth;
    const height = this.root.clientHeight;
    const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (!width || !height) return;
    this.confirmSlot.hidden = true;
    if (this.arrangeLandscape(fontSize)) return;
    const rail = MIN_RAIL_LINES * fontSize;
    const isOver = this.element.classList.contains('over');
    // The gap before a hidden rack remains.
    const hand = (this.hand.hidden ? 0 : HAND_HEIGHT) + GAP;
    const wide = Math.min(width - rail - GAP - 8, height - hand - 4);
    const tools = Math.max(48, fontSize * 3) + GAP;
    const slip = fontSize * 2.3 + 6;
    // At the end nothing is beside the board unless the remaining tiles are listed.
    const isAlone = isOver && !this.ending.offsetHeight;
    const isLow = height < LOW_LINES * fontSize && width > height && !isAlone;
    this.element.classList.toggle('low', isLow);
    if (isLow) {
      // On a phone in landscape the board takes the full height and all other parts are next to it.
      const side = Math.min(height - 8, width - MIN_RAIL);
      this.tight = false;
      this.element.classList.remove('tight');
      this.element.dataset.side = 'beside';
      this.element.style.setProperty('--board', `${Math.floor(side)}px`);
      this.element.style.setProperty('--rail', `${Math.floor(width - side - 3 * GAP)}px`);
      return;
    }
    const full = width - 4;
    const isTight = !isOver && height < full + hand + tools + slip;
    const tall = isOver
      ? this.finalBoardSize(full, height)
      : Math.min(full, Math.max(height - hand - tools - (isTight ? 0 : slip), MIN_BOARD));
    const beside = wide > 240 && (wide >= tall || width > height);
    this.tight = isTight && !beside;
    this.element.classList.toggle('tight', this.tight);
    this.confirmSlot.hidden = !beside || this.hand.hidden;
    this.element.dataset.side = beside ? 'beside' : 'below';
    this.element.style.setProperty(
      '--rail',
      `${Math.floor(Math.min(rail * 1.6, width - wide - GAP - 8))}px`,
    );
    // Above the remaining tiles the board has its size already, and their list may scroll.
    this.setBoardSize(Math.floor(beside ? wide : tall), isOver && !beside ? Infinity : height);
  }

  /**
   * Set the size of the board, or a smaller one if the other parts need more height than expected.
   * @param {number} size
   * @param {number} height
   */
  setBoardSize(size, height) {
    this.element.style.setProperty('--board', `${size}px`);
    const excess = this.element.offsetHeight - height;
    if (excess <= 0) return;
    const smaller = Math.max(size - excess, Math.min(size, MIN_BOARD));
    this.element.style.setProperty('--board', `${smaller}px`);
  }

  /**
   * Return the size of the board above the remaining tiles, which take the space they need unless the
   * board would become too small. Beside the open result, the tiles are hidden.
   * @param {number} full the width of the stage
   * @param {number} height
   */
  finalBoardSize(full, height) {
    const list = this.ending.querySelector('ul');
    const tiles = list?.offsetHeight ? list.offsetTop + list.offsetHeight + GAP : 0;
    return Math.min(full, Math.max(height - tiles - 2 * GAP, tiles ? full * MIN_FINAL_BOARD : 0));
  }

  /**
   * On a phone in landscape, let the stylesheet place the parts of the table around a board as high
   * as the screen. The unseen tiles are listed in the left column below its other parts, if they fit there.
   * @param {number} fontSize
   * @returns {boolean} whether the table has this layout
   */
  arrangeLandscape(fontSize) {
    const table = arrangeableTable(this.root, 'sides');
    const isLandscape =
      table !== null && innerHeight < LANDSCAPE_LINES * fontSize && innerWidth > innerHeight;
    this.element.classList.toggle('landscape', isLandscape);
    setTableForm({ 'betapet-landscape': isLandscape });
    if (!isLandscape) return false;
    this.tight = false;
    this.element.classList.remove('tight', 'low');
    this.element.dataset.side = 'beside';
    // The stylesheet sets the size; that of another orientation must not remain.
    this.element.style.removeProperty('--board');
    this.element.style.removeProperty('--rail');
    const above = [...table.querySelectorAll('.left > *')].map(
      part => part.getBoundingClientRect().bottom,
    );
    const { bottom } = this.element.getBoundingClientRect();
    const free = bottom - Math.max(0, ...above) - GAP;
    this.element.style.setProperty('--free', `${Math.floor(free)}px`);
    this.element.classList.toggle('roomy', free > UNSEEN_LINES * fontSize);
    const { scrollHeight, clientHeight } = this.unseenElement;
    if (scrollHeight > clientHeight) this.element.classList.remove('roomy');
    return true;
  }
}
