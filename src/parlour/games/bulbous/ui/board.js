/**
 * The Bulbous board. It renders frames and stores the drafted action; only the server computes the value of a bid.
 */

import { openDialog } from '../../../web/board/dialog.js';
import { Draft } from '../../../web/board/draft.js';
import { showNote, hideNote } from '../../../web/board/hints.js';
import { attachKeyboard } from '../../../web/board/keys.js';
import { html, render } from '../../../web/board/templates.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { card } from './cards.js';
import { commands } from './commands.js';
import { discards, points, reserve } from './counts.js';
import { preparePaints } from './creature.js';
import { flyBulb, follow, piecePositions } from './flights.js';
import { counts, hand } from './hand.js';
import { shelf } from './shelf.js';
import { tray } from './tray.js';
import { barWords, previewWords } from './bar.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/**
 * The drafted action: cards of the hand, and colours of the order.
 * @typedef {{ cards: string[], order: string[] }} Chosen
 */
/** The target of a press. @typedef {{ card?: string, bring?: string, specimen?: string, look?: string }} Place */

/** How long revealed bids stay visible before the next ones replace them, in ms. */
const LOOK = 4500;

/** @type {Chosen} */
const NOTHING = { cards: [], order: [] };

/** @param {Element | null} target @returns {Place | null} */
function placeOf(target) {
  const pressed = target?.closest(
    '[data-card], [data-bring], [data-look], [data-specimen]:not(:disabled)',
  );
  const found = /** @type {HTMLElement | null | undefined} */ (pressed);
  return found ? /** @type {Place} */ ({ ...found.dataset }) : null;
}

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    preparePaints();
    this.root = root;
    this.host = host;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Draft<Chosen>} */
    this.draft = new Draft(host, { empty: NOTHING, revive: (kept, frame) => revived(kept, frame) });
    /** The server's preview of the chosen cards as a bid. @type {any} */
    this.preview = null;
    this.asked = 0;
    /** The timer that runs while revealed bids stay visible. @type {ReturnType<typeof setTimeout> | undefined} */
    this.looking = undefined;
    this.stops = [
      attachPointer(root, {
        pickUp: target => (this.draft.isOpen ? (placeOf(target)?.card ?? null) : null),
        placeAt: (_spot, /** @type {string | null} */ carried, target) => {
          if (carried === null) return placeOf(target);
          return root.contains(target) && !target?.closest('.bu-hand') ? { card: carried } : null;
        },
        ghost: id => card(id),
        size: () => root.querySelector('[data-card]')?.clientWidth ?? 0,
        tap: (place, spot) => this.touch(/** @type {Place | null} */ (place), spot),
        // Dropping a card that is already chosen does not unselect it.
        drop: (id, _, spot) => {
          if (!this.draft.value.cards.includes(id)) this.choose(id, spot);
        },
      }),
      attachKeyboard(root, {
        groups: () =>
          ['[data-specimen]:not(:disabled)', '[data-bring]', '[data-card]'].map(part => [
            .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(part)),
          ]),
        acceptsKeys: () => this.draft.isOpen,
        findByName: text => this.typed(text),
      }),
    ];
  }

  destroy() {
    clearTimeout(this.looking);
    this.stops.forEach(stop => stop());
    this.root.replaceChildren();
  }

  get view() {
    return /** @type {any} */ (this.frame?.view);
  }

  /** @param {Frame} frame */
  update(frame) {
    const before = this.frame;
    this.frame = frame;
    if (!frame.view) return;
    const turned = before !== null && this.linger(/** @type {any} */ (before.view), frame);
    const stood = piecePositions(this.root);
    const fresh = this.draft.update(frame);
    if (fresh) {
      this.preview = null;
      hideNote(this.root);
      this.ask();
    }
    this.draw();
    if (fresh) follow(this.root, stood);
    // Measured with the cards, when the page has its final layout.
    if (turned) requestAnimationFrame(() => flyBulb(this.root, this.view.revealed));
    if (fresh && this.draft.isOpen) this.host.announce(barWords(this).prompt);
  }

  /**
   * Keep newly revealed bids visible for a while, and return whether there are any.
   * @param {any} before @param {Frame} frame
   */
  linger(before, { view, past }) {
    const { revealed } = /** @type {any} */ (view);
    const same =
      revealed?.round === before?.revealed?.round && revealed?.turn === before?.revealed?.turn;
    if (!revealed || past || (same && revealed.result === before.revealed.result)) return false;
    this.settle();
    this.looking = setTimeout(() => this.stopLooking(), LOOK);
    return true;
  }

  /** Stop showing the revealed bids and draw the next decision. */
  stopLooking() {
    this.settle();
    this.draw();
  }

  /** Cancel the timer of the revealed bids. */
  settle() {
    clearTimeout(this.looking);
    this.looking = undefined;
  }

  /** Choose a card by the number typed on the keyboard. @param {string} text */
  typed(text) {
    const { hand: held, contested } = this.view;
    const found = held.find(
      (/** @type {string} */ id) => counts(id, contested) && id.endsWith(`-${text}`),
    );
    return found
      ? /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-card="${found}"]`))
      : null;
  }

  /** @param {Place | null} place @param {Point} spot */
  touch(place, spot) {
    if (place?.look) this.look();
    if (!place || !this.draft.isOpen) return;
    if (place.card) this.choose(place.card, spot);
    if (place.bring) {
      const [colour, size] = place.bring.split('-');
      this.send({ do: 'bring', colour, size: Number(size) });
    }
    if (place.specimen && this.view.phase === 'order') this.rank(place.specimen);
  }

  /** Return the commands that complete the typed text. @param {string} typed */
  commands(typed) {
    return this.view ? commands(this.host.t, this.view, typed) : [];
  }

  /** Focus the next element to use: a specimen to order, a specimen of the reserve, or a card that fits. */
  focus() {
    const cards = ['[data-card]:not(.bu-off)', '[data-card]', '[data-look]'];
    const ways = ['[data-specimen]:not(:disabled)', '[data-bring]', ...cards];
    const found = ways.map(way => this.root.querySelector(way)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (found ?? undefined)?.focus({ preventScroll: true });
  }

  /** Open a dialog with the points, the completed specimens and the discards. */
  look() {
    const { host, frame, view } = this;
    if (!frame || !view) return;
    const body = () =>
      html`<div class="bu-facts">${points(host.t, frame)}${discards(host.t, view)}</div>`;
    openDialog({ title: host.t('bulbous-more'), wide: true, body });
  }

  /** @param {string} card @param {Point} spot */
  choose(card, spot) {
    const { phase } = this.view;
    if (phase !== 'bid' && phase !== 'add') {
      showNote(this.root, spot, this.host.t('bulbous-error-other-decision-due'));
      return;
    }
    const { cards } = this.draft.value;
    const rest = phase === 'add' ? [] : cards.filter(other => other !== card);
    this.change({ ...this.draft.value, cards: cards.includes(card) ? rest : [...rest, card] });
  }

  /** Add the next specimen to the order; the last one is added automatically. @param {string} colour */
  rank(colour) {
    if (this.view.options.sequence === 'next') {
      this.send({ do: 'order', colours: [colour] });
      return;
    }
    const order = [...this.draft.value.order, colour];
    const left = this.view.active.filter((/** @type {any} */ one) => !order.includes(one.colour));
    this.change({
      ...this.draft.value,
      order: left.length === 1 ? [...order, left[0].colour] : order,
    });
  }

  /** @param {Chosen} next */
  change(next) {
    this.draft.set(next);
    this.settle();
    this.host.playSound('pick');
    this.ask();
    this.draw();
  }

  /** Request a preview of the chosen cards; answers to earlier requests are ignored. */
  async ask() {
    const { cards } = this.draft.value;
    const { phase } = this.view;
    this.asked += 1;
    const asked = this.asked;
    if (!this.draft.isOpen || !cards.length || (phase !== 'bid' && phase !== 'add')) {
      this.preview = null;
      return;
    }
    const action = phase === 'add' ? { do: 'add', card: cards[0] } : { do: 'bid', cards };
    const found = await this.host.preview(action).catch(() => null);
    if (asked !== this.asked) return;
    this.preview = found;
    this.draw();
    if (found) this.host.announce(previewWords(this.host.t, found));
  }

  /** @param {import('../../../web/types').Action} action */
  send(action) {
    this.draft.send(action, () => this.draw());
  }

  draw() {
    const { frame, host, view } = this;
    if (!frame || !view) return;
    const { t } = host;
    const { cards, order } = this.draft.value;
    const ranking = frame.mine && !frame.past && view.phase === 'order' && this.draft.isOpen;
    const fixed = view.phase === 'order' ? [...view.order, ...order] : view.order;
    const bringing = frame.mine && !frame.past && view.phase === 'bring' && !this.looking;
    const end = html`<div class="bu-end" tabindex="0" role="group" aria-label=${t('bulbous-points-made')}>
      ${points(t, frame)}
    </div>`;
    const laid = html`${bringing ? reserve(t, view) : tray(t, frame, this.looking !== undefined)}
    ${hand(t, view, cards)}${discards(t, view)}`;
    render(
      html`<div class="bu-board" data-phase=${view.phase}>
        <div class="bu-table">${shelf(t, frame, fixed, ranking)}${view.phase === 'over' ? end : laid}</div>
      </div>`,
      this.root,
    );
    if (!frame.past && frame.phase === 'playing') host.setActionBar(barWords(this));
  }

  /** @param {readonly string[]} places */
  highlight(places) {
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll('[data-place]')
    )) {
      part.toggleAttribute('data-lit', places.includes(part.dataset.place ?? ''));
    }
  }
}

/**
 * Return a saved draft without the cards that are no longer in the hand, or null if it is invalid.
 * @param {any} kept @param {Frame} frame @returns {Chosen | null}
 */
function revived(kept, frame) {
  const view = /** @type {any} */ (frame.view);
  if (!Array.isArray(kept?.cards) || !Array.isArray(kept?.order)) return null;
  const cards = kept.cards.filter((/** @type {string} */ id) => view.hand.includes(id));
  const active = view.active.map((/** @type {any} */ one) => one.colour);
  const known = kept.order.every((/** @type {string} */ colour) => active.includes(colour));
  return { cards, order: view.phase === 'order' && known ? kept.order : [] };
}
