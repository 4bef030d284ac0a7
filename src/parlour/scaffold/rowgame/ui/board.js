/** The Rowgame board. The server sends legal actions and previews with each frame; no rules are computed here. */

import { showNote, hideNote } from '../../../web/board/hints.js';
import { attachKeyboard } from '../../../web/board/keys.js';
import { html, nothing, render } from '../../../web/board/templates.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { token } from './art.js';

/** @param {Element | null} target */
const cellOf = target =>
  /** @type {HTMLElement | null} */ (target?.closest('[data-cell]'))?.dataset.cell ?? null;

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    /** @type {import('../../../web/types').Frame | null} */
    this.frame = null;
    /** The id of the decision for which an action was sent, if any. @type {number | null} */
    this.sent = null;
    this.stops = [
      attachPointer(root, {
        placeAt: (_spot, _taken, target) => cellOf(target),
        tap: (cell, spot) => this.choose(/** @type {string | null} */ (cell), spot),
      }),
      attachKeyboard(root, {
        groups: () => [
          [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-cell]'))],
        ],
        acceptsKeys: () => this.open(),
        findByName: text =>
          /** @type {HTMLElement | null} */ (
            root.querySelector(`[data-cell="${CSS.escape(text)}"]`)
          ),
      }),
    ];
  }

  /** @param {import('../../../web/types').Frame} frame */
  update(frame) {
    this.frame = frame;
    hideNote(this.root);
    this.draw();
  }

  /** Return whether a token may be placed now. */
  open() {
    return Boolean(this.frame?.mine && !this.frame.past && this.sent !== this.frame.decision_id);
  }

  /** @param {string | null} cell @param {any} spot */
  choose(cell, spot) {
    if (!this.frame || !this.open() || cell === null) return;
    const fits = this.frame.legal_actions?.some(action => action.cell === cell);
    if (!fits) {
      showNote(this.root, spot, this.host.t('rowgame-error-taken', { cell }));
      return;
    }
    this.sent = this.frame.decision_id;
    this.host.submit({ do: 'place', cell }).catch(() => {
      this.sent = null;
      this.draw();
    });
    this.draw();
  }

  draw() {
    const { frame, host } = this;
    const view = frame?.view;
    if (!frame || !view) return;
    const cells = /** @type {string} */ (view.cells);
    const names = /** @type {string[]} */ (view.names);
    const worth = new Map(
      frame.legal_actions?.map((action, at) => [action.cell, frame.previews?.[at]?.points ?? 0]),
    );
    const side = Math.round(Math.sqrt(cells.length));
    render(
      html`<div class="rowgame-board" style="--side: ${side}">
        ${names.map((name, at) => this.cell(name, cells[at], worth.get(name) ?? 0))}
      </div>`,
      this.root,
    );
    const mover = frame.seats[/** @type {number} */ (view.mover)];
    const ask = frame.mine
      ? host.t('rowgame-ask-place')
      : host.t('rowgame-wait', { name: mover?.name ?? '' });
    if (frame.phase === 'playing' && !frame.past) host.setActionBar({ prompt: ask });
  }

  /** @param {string} name @param {string} cell @param {number} points */
  cell(name, cell, points) {
    const { host, frame } = this;
    const free = cell === '.';
    const seat = Number(cell);
    const words = free
      ? host.t(points ? 'rowgame-cell-worth' : 'rowgame-cell-free', { cell: name, points })
      : host.t('rowgame-cell-token', { cell: name, name: frame?.seats[seat]?.name ?? '' });
    return html`<button type="button" class="rowgame-spot" data-cell=${name} aria-label=${words}>
      ${
        free
          ? points
            ? html`<span class="rowgame-worth">+${points}</span>`
            : nothing
          : html`<svg viewBox="-50 -50 100 100" aria-hidden="true">${token(seat)}</svg>`
      }
    </button>`;
  }

  /** @param {readonly string[]} places */
  highlight(places) {
    for (const cell of /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll('[data-cell]')
    )) {
      cell.toggleAttribute('data-lit', places.includes(cell.dataset.cell ?? ''));
    }
  }

  destroy() {
    this.stops.forEach(stop => stop());
    this.root.replaceChildren();
  }
}
