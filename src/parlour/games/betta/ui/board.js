/** The Betta board: displays, patterns, hand, players and reference panel. */

import { Draft } from '../../../web/board/draft.js';
import { attachHints, highlightDescription, showNote, hideNote } from '../../../web/board/hints.js';
import { attachKeyboard } from '../../../web/board/keys.js';
import { createElement, html } from '../../../web/board/templates.js';
import { flyPiece } from '../../../web/board/motion.js';
import { isReachable } from '../../../web/board/geometry.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { cardPicture } from './art.js';
import { actionPrompt } from './prompts.js';
import { ReferencePanel } from './book.js';
import { typedCommands } from './commands.js';
import { DisplayQueue } from './display_queue.js';
import {
  Decision,
  NOTHING,
  withDisplay,
  withCard,
  withRotation,
  rotationOf,
  withoutLastStep,
} from './draft.js';
import { Hand } from './hand.js';
import { Patterns } from './patterns.js';
import { Players, hasFive } from './players.js';
import { Tanks } from './room.js';
import { railPosition, lowRailWidth, minRailHeight, railWidth } from './shelves.js';
import { arrangeTable, releaseTable } from './table_form.js';
import { columnCount, majorityTable, displayValue } from './ticket.js';
import { newestPlacement, placementTraces } from './trace.js';
import { previewText, placementsText, handCardText } from './words.js';

/** @typedef {import('./shapes').Table} Table */

/** Number of empty tanks shown before the first frame. */
const EMPTY_DISPLAYS = 5;
/** Minimum time between two rotations by the mouse wheel, in ms. */
const WHEEL_REST = 150;
/** Below this height, in lines of text, nothing fits beneath the tanks. */
const LOW_HEIGHT = 26;
/** Below this height, in lines of text, patterns, five players and the hand do not fit in a rail. */
const LOW_HEIGHT_FIVE = 35;
/** Below this width, in letters, six patterns do not fit into one row. */
const NARROW_WIDTH = 18;

/** Easing of a placed card: it flies in small and faint, then fades into the water. */
const FLIGHT_EASING = 'cubic-bezier(.2,.7,.2,1)';

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  constructor(root, host) {
    this.host = host;
    this.t = host.t;
    /** @type {Table | null} */
    this.frame = null;
    this.decision = Decision.none();
    this.displayQueue = new DisplayQueue();
    /** @type {Draft<import('./draft.js').Choice>} */
    this.draft = new Draft(host, {
      empty: NOTHING,
      revive: saved => this.decision.revivedChoice(saved),
    });
    /** The display under the pointer. @type {number | null} */
    this.hoveredDisplay = null;
    this.lastWheelTime = 0;
    this.layoutKey = '';
    this.room = new Tanks(this.t);
    this.patterns = new Patterns(this.t);
    this.players = new Players(this.t);
    this.hand = new Hand(this.t, by => this.rotate(by));
    this.book = new ReferencePanel(this.t);
    const rail = createElement('div', 'bo-rail');
    /** The place of the buttons below the hand, on a wide screen. */
    this.confirmSlot = createElement('div', 'confirm-slot bo-confirm');
    rail.append(this.hand.element, this.confirmSlot, this.book.panel, this.book.button);
    this.element = createElement('div', 'bo');
    this.element.append(this.patterns.element, this.room.element, this.players.element, rail);
    root.append(this.element);
    this.element.addEventListener('wheel', event => this.handleWheel(event), { passive: false });
    const resizeObserver = new ResizeObserver(() => this.arrange());
    resizeObserver.observe(this.element);
    resizeObserver.observe(this.room.element);
    const look = (/** @type {HTMLElement | null} */ at) => this.lightHoveredDisplay(at);
    const stops = [
      this.listenToPointer(),
      this.listenToKeys(),
      attachHints(this.element, '[data-display]', look),
    ];
    this.stopListening = () => {
      stops.forEach(stop => stop());
      resizeObserver.disconnect();
    };
    host.onSettingChange(() => this.render());
  }

  destroy() {
    this.stopListening();
    this.displayQueue.cancel();
    this.element.remove();
    releaseTable();
  }

  /** Handle taps on cards and tanks, and dragging a card to a tank. */
  listenToPointer() {
    const cardOf = (/** @type {Element} */ target) =>
      /** @type {HTMLElement | null} */ (target.closest('[data-card]'))?.dataset.card ?? null;
    return attachPointer(this.element, {
      pickUp: target => (this.draft.isOpen ? cardOf(target) : null),
      placeAt(_, /** @type {string | null} */ card, target) {
        const display = /** @type {HTMLElement | null} */ (
          target?.closest('[data-display]') ?? null
        );
        return display && (card !== null || display) ? Number(display.dataset.display) : null;
      },
      ghost: id => cardPicture(this.cardInHand(id)?.fish ?? '.........', this.hand.isBold),
      size: () => this.hand.cards.firstElementChild?.clientWidth ?? 0,
      tap: (display, point, target, byKey) => {
        const id = cardOf(target);
        if (id !== null) this.selectCard(id);
        else if (display !== null) this.selectDisplay(display, point, byKey);
      },
      dragStart: id => {
        if (this.choice.card !== id) this.selectCard(id);
      },
      drop: (_, display, point) => this.selectDisplay(display, point, false),
    });
  }

  /**
   * Keys: arrows move through hand and displays, R rotates, a digit selects a display, Enter
   * confirms, Escape undoes.
   */
  listenToKeys() {
    return attachKeyboard(this.element, {
      groups: () => [this.hand.buttons, this.room.buttons],
      acceptsKeys: () => this.draft.isOpen,
      findByName: text => this.room.buttons[Number(text) - 1] ?? null,
      bindings: {
        r: event => this.rotate(event.shiftKey ? -1 : 1),
        Escape: () => this.undo(),
      },
    });
  }

  /** @param {any} frame a frame whose view is Betta's */
  update(frame) {
    const earlier = this.frame;
    this.frame = frame;
    this.decision = new Decision(frame);
    if (this.draft.update(frame)) hideNote(this.element);
    this.render(earlier);
  }

  /**
   * Highlight the displays of a log row and the cards of a lesson step.
   * @param {readonly string[]} places numbers of displays from 0, and ids of cards as `card:…`
   */
  highlight(places) {
    for (const { element, number } of this.room.displays) {
      element.toggleAttribute('data-lit', places.includes(String(number)));
    }
    for (const button of this.hand.buttons) {
      const isHighlighted = places.includes(`card:${button.dataset.card}`);
      button.toggleAttribute('data-lit', isHighlighted);
      button.ariaDescription = highlightDescription(this.t, isHighlighted);
    }
  }

  /** Return the commands that can be typed. */
  commands() {
    return this.frame?.view ? typedCommands(this.frame, this.decision, this.t) : [];
  }

  /** Focus the chosen card, else the first card of the hand, else the first tank. */
  focus() {
    const buttons = [...this.hand.buttons, ...this.room.buttons];
    buttons
      .find(button => button.tabIndex === 0 && isReachable(button))
      ?.focus({ preventScroll: true });
  }

  get choice() {
    return this.draft.value;
  }
  /** @param {string} id */
  cardInHand(id) {
    return this.frame?.view.hand.find(card => card.id === id);
  }

  // Actions of the player.

  /** @param {string} card */
  selectCard(card) {
    const hand = this.frame?.view.hand ?? [];
    const index = hand.findIndex(candidate => candidate.id === card);
    if (!this.draft.isOpen || index < 0) return;
    if (this.choice.card === card) {
      this.rotate(1);
      return;
    }
    this.setDraft(withCard(this.choice, card));
    this.host.playSound('paper');
    const text = handCardText(
      this.t,
      hand[index].fish,
      index + 1,
      hand.length,
      rotationOf(this.choice),
    );
    this.host.announce(`${text}. ${this.placementText()}`);
  }

  /** @param {number} steps */
  rotate(steps) {
    if (this.choice.card === null || !this.draft.isOpen) return;
    this.setDraft(withRotation(this.choice, steps));
    const { display } = this.choice;
    const legal = this.decision.previewFor(this.choice, display);
    const text =
      legal && display !== null ? this.previewText(legal, display) : this.placementText();
    this.host.announce(`${this.t('betta-turned', { turns: rotationOf(this.choice) })}. ${text}`);
  }

  /**
   * Describe the effect of the card on one display.
   * @param {import('./shapes').Found} legal
   * @param {number} display
   */
  previewText(legal, display) {
    const cells = this.frame?.view.displays[display] ?? '';
    return `${this.t('betta-display', { display })}: ${previewText(this.t, legal.preview, cells)}`;
  }

  /**
   * Select a display on a tap or drop; a key press on the selected display confirms.
   * @param {number} display
   * @param {import('../../../web/board/geometry.js').Point} point
   * @param {boolean} byKey
   */
  selectDisplay(display, point, byKey) {
    if (!this.draft.isOpen) return;
    const legal = this.decision.previewFor(this.choice, display);
    this.room.buttons[display].focus({ preventScroll: true });
    if (!this.decision.isLegal(this.choice, display)) {
      const text = this.t(
        this.choice.card === null ? 'betta-ask-card' : 'betta-error-display-full',
        { display },
      );
      showNote(this.element, point, text);
      this.host.announce(text);
      return;
    }
    if (this.choice.display === display && byKey) {
      this.confirmPlacement();
      return;
    }
    this.setDraft(withDisplay(this.choice, display));
    this.host.playSound('glass');
    if (legal)
      this.host.announce(`${this.previewText(legal, display)}. ${this.t('betta-say-aimed')}`);
  }

  undo() {
    if (this.choice.card === null || !this.draft.isOpen) return false;
    this.setDraft(withoutLastStep(this.choice));
    this.host.announce(this.t(this.choice.card === null ? 'betta-ask-card' : 'betta-ask-display'));
    return true;
  }

  confirmPlacement() {
    const legal = this.decision.previewFor(this.choice, this.choice.display);
    if (legal) this.draft.send(legal.action, () => this.frame && this.updateActionBar(this.frame));
  }

  /** @param {WheelEvent} event */
  handleWheel(event) {
    const isFitting =
      this.element.scrollHeight <= this.element.clientHeight + 1 &&
      this.room.element.scrollHeight <= this.room.element.clientHeight + 1;
    const area = /** @type {HTMLElement} */ (event.target).closest('.bh-cards, .bo-room');
    if (
      this.choice.card === null ||
      !area ||
      !event.deltaY ||
      event.ctrlKey ||
      (!isFitting && !area.matches('.bh-cards'))
    )
      return;
    event.preventDefault();
    if (event.timeStamp - this.lastWheelTime < WHEEL_REST) return;
    this.lastWheelTime = event.timeStamp;
    this.rotate(event.deltaY > 0 ? 1 : -1);
  }

  /** Highlight the pattern of the hovered display. @param {HTMLElement | null} element */
  lightHoveredDisplay(element) {
    this.hoveredDisplay = element ? Number(element.dataset.display) : null;
    if (this.frame?.view) this.lightPatterns(this.frame.view);
  }

  /** @param {import('./draft.js').Choice} choice */
  setDraft(choice) {
    this.draft.set(choice);
    hideNote(this.element);
    this.render();
  }

  /** Return the previews of the chosen card on all displays. */
  availablePreviews() {
    return this.room.displays.flatMap(({ number }) => {
      const legal = this.decision.previewFor(this.choice, number);
      return legal ? [{ display: number, preview: legal.preview }] : [];
    });
  }

  placementText() {
    return placementsText(this.t, this.availablePreviews());
  }

  // Rendering.

  /** @param {Table | null} [earlier] the previous frame */
  render(earlier = this.frame) {
    const { frame } = this;
    const view = frame?.view;
    this.element.classList.toggle('bt-still', !this.host.setting('motion'));
    this.element.classList.toggle('bo-waiting', !view);
    this.room.setDisplayCount(view ? view.displays.length : EMPTY_DISPLAYS);
    if (!frame || !view) {
      this.room.displays.forEach(display => display.showEmpty());
      this.arrange();
      return;
    }
    const newPlacement = newestPlacement(earlier, frame);
    const traced = this.host.setting('trace')
      ? placementTraces(frame, newPlacement, this.t)
      : new Map();
    this.displayQueue.update(
      this.room.displays,
      number => this.displayScene(view, number, traced.get(number) ?? null),
      { first: this.choice.display, isAtOnce: frame !== earlier },
    );
    if (newPlacement) this.flyPlacedCard(frame, newPlacement);
    this.element.classList.toggle('bo-five', hasFive(view));
    this.hand.isBold = hasFive(view);
    this.hand.update(view.hand, this.choice, this.decision.isAwaited);
    this.players.update(frame);
    this.book.update(frame);
    this.lightPatterns(view);
    this.element.classList.toggle('bo-over', Boolean(view.over));
    this.element.classList.toggle('bo-past', Boolean(frame.past));
    this.element.classList.toggle(
      'bo-watching',
      view.seat === null || (!view.hand.length && !view.over),
    );
    this.updateActionBar(frame);
    const layoutKey = `${view.displays.length} ${view.colours.length} ${columnCount(view)} ${view.over}`;
    if (layoutKey !== this.layoutKey) {
      this.layoutKey = layoutKey;
      // Arrange after updating the action bar, whose text decides how much space is left. Otherwise
      // the tanks would move visibly.
      this.arrange();
    }
  }

  /**
   * @param {import('./shapes').View} view
   * @param {number} number
   * @param {import('./trace.js').Trace | null} trace
   * @returns {import('./display.js').Scene}
   */
  displayScene(view, number, trace) {
    const card = view.hand.find(card => card.id === this.choice.card);
    const legal = card ? this.decision.previewFor(this.choice, number) : null;
    const isTarget = this.choice.display === number;
    const isBold = hasFive(view);
    // In ten small tanks, the card would hide what it is compared with, so only the chosen one has it.
    const showsCard = isTarget || !isBold;
    return {
      number,
      cells: view.displays[number],
      preview: legal?.preview ?? null,
      bold: isBold,
      aimed: isTarget,
      last: trace,
      mine: displayValue(view, number),
      hung:
        legal && card && showsCard
          ? { fish: card.fish, turns: rotationOf(this.choice), preview: legal.preview }
          : null,
      points: this.host.setting('legal') || isTarget,
      ticket: majorityTable(view, number, (showsCard && legal?.preview.after) || null),
    };
  }

  /**
   * Animate a card that another player has just placed.
   * @param {Table} frame
   * @param {import('./shapes').Placed} placement
   */
  flyPlacedCard(frame, placement) {
    const seatElement = this.players.element.querySelector(`[data-seat="${placement.seat}"]`);
    const tankElement = this.room.displays[placement.display].element.querySelector('.bt');
    this.host.playSound('glass');
    if (!seatElement || !tankElement || placement.seat === frame.view.seat) return;
    const start = seatElement.getBoundingClientRect();
    const end = tankElement.getBoundingClientRect();
    const base = this.element.getBoundingClientRect();
    const dx = start.left + start.width / 2 - end.left - end.width / 2;
    const dy = start.top + start.height / 2 - end.top - end.height / 2;
    const position = `left: ${end.left - base.left}px; top: ${end.top - base.top}px; width: ${end.width}px`;
    const card = cardPicture(frame.view.laid.at(-1) ?? '', hasFive(frame.view));
    const piece = html`<div class="bo-flight" style=${position}>${card}</div>`;
    const keyframes = [
      { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0.3 },
      { transform: 'none', opacity: 0.95, offset: 0.8 },
      { transform: 'scale(.98)', opacity: 0 },
    ];
    flyPiece(this.element, piece, keyframes, { easing: FLIGHT_EASING });
  }

  /**
   * Highlight the patterns of the drafted or hovered display, else those made last.
   * @param {import('./shapes').View} view
   */
  lightPatterns(view) {
    const at = this.choice.display ?? this.hoveredDisplay;
    const last = view.placed.at(-1);
    const previews = this.availablePreviews();
    /** @type {import('./shapes').Made[]} */
    const possiblePatterns = previews.flatMap(({ display, preview: { pattern, cells } }) =>
      pattern ? [{ pattern, cells, display }] : [],
    );
    const lastPattern =
      !previews.length && last?.pattern && this.host.setting('trace')
        ? { pattern: last.pattern, cells: last.cells, display: last.display }
        : null;
    this.patterns.update(
      view.patterns,
      possiblePatterns.find(({ display }) => display === at) ?? lastPattern,
      this.host.setting('legal') ? possiblePatterns : [],
    );
  }

  /** @param {Table} frame */
  updateActionBar(frame) {
    const { isOpen } = this.draft;
    const canConfirm = this.choice.display !== null && isOpen;
    this.host.setActionBar({
      ...actionPrompt(frame, this.decision, this.choice, this.t),
      confirm: canConfirm
        ? { text: this.t('betta-lay'), run: () => this.confirmPlacement() }
        : null,
      undo:
        this.choice.card !== null && isOpen
          ? { text: this.t('betta-undo'), run: () => this.undo() }
          : null,
      more: [],
    });
  }

  /** Choose the position of the rail and lay out the tanks. */
  arrange() {
    const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { clientWidth, clientHeight } = this.element;
    const view = this.frame?.view;
    const columns = columnCount(view);
    if (!clientWidth || !this.room.displays.length) return;
    arrangeTable(this.element, fontSize, view?.colours.length ?? 0);
    const isWide = clientWidth >= fontSize * LOW_HEIGHT_FIVE;
    const lowHeight = columns > 4 && isWide ? LOW_HEIGHT_FIVE : LOW_HEIGHT;
    const count = this.room.displays.length;
    const side = railPosition(count, clientWidth, clientHeight, fontSize, columns);
    const isRailLow =
      side === 'beside' && columns < 5 && clientHeight < minRailHeight(fontSize, columns);
    const isLow = clientHeight < fontSize * lowHeight || isRailLow;
    const isBeside = isLow && clientWidth >= fontSize * LOW_HEIGHT;
    this.element.dataset.side = isBeside ? 'beside' : side;
    const width = isLow
      ? lowRailWidth(count, clientWidth, clientHeight, fontSize, columns)
      : railWidth(clientWidth, clientHeight, fontSize, columns);
    this.element.style.setProperty('--rail', `${width}px`);
    this.element.classList.toggle('bo-low', isLow);
    this.element.classList.toggle('bo-wordy', clientWidth < fontSize * NARROW_WIDTH);
    this.element.classList.toggle(
      'bo-tall',
      clientHeight >
        fontSize * (columns > 4 ? 56 : 50) + fontSize * (view?.colours.length ?? 0) * 2.2,
    );
    this.room.arrange(fontSize, columns);
    this.confirmSlot.hidden = this.element.dataset.side !== 'beside' || isLow;
    const rail = /** @type {HTMLElement} */ (this.confirmSlot.parentElement);
    if (rail.scrollHeight > rail.clientHeight + 1) this.confirmSlot.hidden = true;
  }
}
