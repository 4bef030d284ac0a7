/** The board of Carcassonne: tile and meeple are drafted together; bets and choices are made beside the map. */

import { Draft } from '../../../web/board/draft.js';
import { note, quiet } from '../../../web/board/hints.js';
import { keys } from '../../../web/board/keys.js';
import { html, render } from '../../../web/board/lit.js';
import { pointer } from '../../../web/board/pointer.js';
import { map } from './map.js';
import { asked, panel } from './panel.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {{ laid: import('./map.js').Laid | null, chip: string | null, segment: string | null }} Chosen */
/** @typedef {{ square?: string, choice?: string }} Place */

/** @type {Chosen} */
const NOTHING = { laid: null, chip: null, segment: null };
const [SMALL, LARGE, STEP] = [40, 150, 1.25];

/** @param {Element | null} target @returns {Place | null} */
function placeOf(target) {
  const found = /** @type {HTMLElement | null} */ (target?.closest('[data-square], [data-choice]'));
  return found ? /** @type {Place} */ ({ ...found.dataset }) : null;
}

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Draft<Chosen>} */
    this.draft = new Draft(host, { empty: NOTHING, revive: (kept, frame) => revived(kept, frame) });
    this.size = 84;
    this.seen = 0;
    this.stops = [
      pointer(root, {
        place: (_spot, _taken, target) => placeOf(target),
        tap: (place, spot) => this.touch(/** @type {Place | null} */ (place), spot),
      }),
      keys(root, {
        parts: () =>
          ['[data-square]', '[data-choice]'].map(part => [
            .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(part)),
          ]),
        idle: () => this.draft.open,
        keys: { '+': () => this.zoom(STEP), '-': () => this.zoom(1 / STEP), r: () => this.turn() },
      }),
    ];
  }

  destroy() {
    this.stops.forEach(stop => stop());
    this.root.replaceChildren();
  }

  get view() {
    return /** @type {any} */ (this.frame?.view);
  }

  /** @param {Frame} frame */
  update(frame) {
    this.frame = frame;
    if (!frame.view) return;
    this.draft.update(frame);
    quiet(this.root);
    this.draw();
    if (this.view.tiles.length !== this.seen) this.show(this.view.tiles.length - 1);
    this.seen = this.view.tiles.length;
  }

  /** Bring a tile into sight. @param {number} number */
  show(number) {
    const tile = this.root.querySelector(`[data-place="${number}"]`);
    const sheet = this.root.querySelector('.cc-sheet');
    if (!(tile instanceof HTMLElement) || !sheet) return;
    sheet.scrollTo({
      left: tile.offsetLeft - (sheet.clientWidth - tile.offsetWidth) / 2,
      top: tile.offsetTop - (sheet.clientHeight - tile.offsetHeight) / 2,
    });
  }

  /** @param {number} by */
  zoom(by) {
    this.size = Math.min(LARGE, Math.max(SMALL, this.size * by));
    this.draw();
  }

  /** @param {Place | null} place @param {import('../../../web/board/places.js').Spot} spot */
  touch(place, spot) {
    if (!place) return;
    if (!this.draft.open) {
      note(this.root, spot, this.host.t('carcassonne-error-not-your-turn'));
      return;
    }
    if (place.square) this.lay(place.square);
    if (place.choice) this.answer(place.choice);
  }

  /** Lay the tile on a square, or turn it where it lies. @param {string} square */
  lay(square) {
    const [x, y] = square.split(',').map(Number);
    const { laid } = this.draft.value;
    if (laid?.x === x && laid.y === y) this.turn();
    else this.change({ ...NOTHING, laid: { x, y, turns: this.ways(x, y)[0], meeple: null } });
  }

  /** @param {number} x @param {number} y @returns {number[]} */
  ways(x, y) {
    return this.view.placements
      .filter((/** @type {any} */ one) => one.x === x && one.y === y)
      .map((/** @type {any} */ one) => one.turns);
  }

  turn() {
    const { laid } = this.draft.value;
    if (!laid || !this.draft.open) return;
    const ways = this.ways(laid.x, laid.y);
    const turns = ways[(ways.indexOf(laid.turns) + 1) % ways.length];
    this.change({ ...NOTHING, laid: { ...laid, turns, meeple: null } });
  }

  /** @param {string} choice what for, and which */
  answer(choice) {
    const [what, value] = choice.split(':');
    const { laid } = this.draft.value;
    if (what === 'meeple' && laid) this.change({ ...NOTHING, laid: { ...laid, meeple: value || null } });
    if (what === 'chip') this.change({ ...NOTHING, chip: value });
    if (what === 'segment') this.change({ ...NOTHING, segment: value });
  }

  /** @param {Chosen} next */
  change(next) {
    this.draft.set(next);
    this.draw();
  }

  /**
   * What would be sent now, or null while something is missing.
   * @returns {import('../../../web/types').Action | null}
   */
  action() {
    const { laid, chip, segment } = this.draft.value;
    const { phase } = this.view;
    if (phase === 'place') return laid ? { do: 'place', ...laid } : null;
    if (phase === 'bet') return chip === null ? null : { do: 'bet', chip: chip || null };
    const question = asked(this.view);
    return question && segment ? { do: phase, tile: question.tile, segment } : null;
  }

  draw() {
    const { frame, host, view, draft } = this;
    if (!frame || !view) return;
    const { t } = host;
    const open = frame.mine && !frame.past && (draft.open || draft.sending);
    const zoom = (/** @type {number} */ by) => () => this.zoom(by);
    render(
      html`<div class="cc-board" style=${`--cell: ${this.size}px`}>
        <div class="cc-sheet" tabindex="0" role="group" aria-label=${t('carcassonne-land')}>
          ${map(t, frame, draft.value.laid, open)}
        </div>
        <div class="cc-zoom">
          <button type="button" aria-label=${t('carcassonne-larger')} @click=${zoom(STEP)}>+</button>
          <button type="button" aria-label=${t('carcassonne-smaller')} @click=${zoom(1 / STEP)}>−</button>
        </div>
        ${panel(t, frame, draft.value, open)}
      </div>`,
      this.root,
    );
    if (!frame.past) host.bar(this.bar());
  }

  /** @returns {import('../../../web/types').Bar} */
  bar() {
    const { view, host, frame, draft } = this;
    const { t } = host;
    if (view.phase === 'over') return { ask: t('carcassonne-over-complete') };
    const names = view.awaited.map((/** @type {number} */ seat) => frame?.chairs[seat]?.name ?? '').join(', ');
    if (!frame?.mine) return { ask: t('carcassonne-wait', { name: names }) };
    const action = this.action();
    const run = () => {
      if (action) draft.send(action, () => this.draw());
    };
    const confirm = action && draft.open ? { text: t('carcassonne-confirm', { phase: view.phase }), run } : null;
    const undo = draft.value === NOTHING ? null : { text: t('carcassonne-undo'), run: () => this.change(NOTHING) };
    const turn = { text: t('carcassonne-turn'), run: () => this.turn() };
    const more =
      draft.open && draft.value.laid && this.ways(draft.value.laid.x, draft.value.laid.y).length > 1 ? [turn] : [];
    return { ask: t('carcassonne-ask', { phase: view.phase }), confirm, undo: draft.open ? undo : null, more };
  }

  /** @param {readonly string[]} places */
  light(places) {
    const lit = new Set(places.map(place => String(Number.parseInt(place, 10))));
    for (const tile of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll('[data-place]'))) {
      tile.toggleAttribute('data-lit', lit.has(tile.dataset.place ?? ''));
    }
  }
}

/** The draft that was kept, if it still fits. @param {any} kept @param {Frame} frame @returns {Chosen | null} */
function revived(kept, frame) {
  const view = /** @type {any} */ (frame.view);
  const { laid } = kept ?? {};
  const fits =
    laid &&
    view.placements.some((/** @type {any} */ one) => one.x === laid.x && one.y === laid.y && one.turns === laid.turns);
  return fits ? { ...NOTHING, laid } : null;
}
