/** The whole table of Betta: the room of displays, patterns, hand, players and what may be looked up. */

import { Draft } from '../../../web/board/draft.js';
import { attachHints, highlightDescription, showNote, hideNote } from '../../../web/board/hints.js';
import { attachKeyboard } from '../../../web/board/keys.js';
import { createElement, html } from '../../../web/board/templates.js';
import { flyPiece } from '../../../web/board/motion.js';
import { isReachable } from '../../../web/board/geometry.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { card } from './art.js';
import { ask } from './prompts.js';
import { Book } from './book.js';
import { commands } from './commands.js';
import { Decision, NOTHING, aimed, chosen, turned, turnsOf, undone } from './draft.js';
import { Hand } from './hand.js';
import { Patterns } from './patterns.js';
import { Players } from './players.js';
import { Room } from './room.js';
import { arrangement, lowRail, railWidth } from './shelves.js';
import { columnsOf, ticket, worthToMe } from './ticket.js';
import { arrival, traces } from './trace.js';
import { draftWords, everywhere, handWords } from './words.js';

/** @typedef {import('./shapes').Table} Table */

/** How many tanks stand there before anything is dealt. */
const WAITING = 5;
/** Milliseconds in which a wheel turns a card but once. */
const WHEEL_REST = 150;
/** Under this many lines of text the board is too low for anything beneath the tanks. */
const LOW = 26;
/** Under this many letters across six patterns no longer stand in one row. */
const WORDY = 18;

/** How a card flies to its tank: from small and faint, to where it comes to rest and fades into the water. */
const COMES = 'cubic-bezier(.2,.7,.2,1)';

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    this.host = host;
    this.t = host.t;
    /** @type {Table | null} */
    this.frame = null;
    this.decision = Decision.none();
    /** @type {Draft<import('./draft.js').Choice>} */
    this.draft = new Draft(host, { empty: NOTHING, revive: kept => this.decision.revived(kept) });
    /** Which display is pointed at. @type {number | null} */
    this.looked = null;
    this.wheeled = 0;
    this.shape = '';
    this.room = new Room(this.t);
    this.patterns = new Patterns(this.t);
    this.players = new Players(this.t);
    this.hand = new Hand(this.t, by => this.turn(by));
    this.book = new Book(this.t);
    const rail = createElement('div', 'bo-rail');
    rail.append(this.hand.element, this.book.open, this.book.button);
    this.element = createElement('div', 'bo');
    this.element.append(this.patterns.element, this.room.element, this.players.element, rail);
    root.append(this.element);
    this.element.addEventListener('wheel', event => this.wheel(event), { passive: false });
    const sizes = new ResizeObserver(() => this.arrange());
    sizes.observe(this.element);
    sizes.observe(this.room.element);
    const look = (/** @type {HTMLElement | null} */ at) => this.look(at);
    const stops = [
      this.listenToPointer(),
      this.listenToKeys(),
      attachHints(this.element, '[data-display]', look),
    ];
    this.stop = () => {
      stops.forEach(stop => stop());
      sizes.disconnect();
    };
    host.onSettingChange(() => this.render());
  }

  destroy() {
    this.stop();
    this.element.remove();
  }

  /** Cards are tapped, then a tank; or they are carried there. */
  listenToPointer() {
    const cardOf = (/** @type {Element} */ target) =>
      /** @type {HTMLElement | null} */ (target.closest('[data-card]'))?.dataset.card ?? null;
    return attachPointer(this.element, {
      pickUp: target => (this.draft.isOpen ? cardOf(target) : null),
      placeAt(_, /** @type {string | null} */ taken, target) {
        const at = /** @type {HTMLElement | null} */ (target?.closest('[data-display]') ?? null);
        return at && (taken !== null || at) ? Number(at.dataset.display) : null;
      },
      ghost: id => card(this.handOf(id)?.fish ?? '.........'),
      size: () => this.hand.cards.firstElementChild?.clientWidth ?? 0,
      tap: (display, spot, target, byKey) => {
        const id = cardOf(target);
        if (id !== null) this.choose(id);
        else if (display !== null) this.tap(display, spot, byKey);
      },
      dragStart: id => {
        if (this.choice.card !== id) this.choose(id);
      },
      drop: (_, display, spot) => this.tap(display, spot, false),
    });
  }

  /** Arrows walk the hand and the displays, R turns, a number goes to its display, Enter lays, Escape takes back. */
  listenToKeys() {
    return attachKeyboard(this.element, {
      groups: () => [this.hand.buttons, this.room.buttons],
      acceptsKeys: () => this.draft.isOpen,
      findByName: text => this.room.buttons[Number(text) - 1] ?? null,
      bindings: {
        r: event => this.turn(event.shiftKey ? -1 : 1),
        Escape: () => this.undo(),
      },
    });
  }

  /** @param {any} frame a frame of the house whose view is Betta's */
  update(frame) {
    const before = this.frame;
    this.frame = frame;
    this.decision = new Decision(frame);
    if (this.draft.update(frame)) hideNote(this.element);
    this.render(before);
  }

  /**
   * Light up the displays that a row of the log tells of, and the cards that a lesson does.
   * @param {readonly string[]} places numbers of displays from 0, and ids of cards as `card:…`
   */
  highlight(places) {
    for (const { element, number } of this.room.displays) {
      element.toggleAttribute('data-lit', places.includes(String(number)));
    }
    for (const button of this.hand.buttons) {
      const lit = places.includes(`card:${button.dataset.card}`);
      button.toggleAttribute('data-lit', lit);
      button.ariaDescription = highlightDescription(this.t, lit);
    }
  }

  /** What can be typed. */
  commands() {
    return this.frame?.view ? commands(this.frame, this.decision, this.t) : [];
  }

  /** Bring the focus to the card one holds, or to the first of the hand; without a hand to the tanks. */
  focus() {
    const all = [...this.hand.buttons, ...this.room.buttons];
    all.find(one => one.tabIndex === 0 && isReachable(one))?.focus({ preventScroll: true });
  }

  get choice() {
    return this.draft.value;
  }
  /** @param {string} id */
  handOf(id) {
    return this.frame?.view.hand.find(each => each.id === id);
  }

  // what a player does

  /** @param {string} card */
  choose(card) {
    const hand = this.frame?.view.hand ?? [];
    const index = hand.findIndex(each => each.id === card);
    if (!this.draft.isOpen || index < 0) return;
    if (this.choice.card === card) {
      this.turn(1);
      return;
    }
    this.keep(chosen(this.choice, card));
    this.host.playSound('paper');
    const words = handWords(this.t, hand[index].fish, index + 1, hand.length, turnsOf(this.choice));
    this.host.announce(`${words}. ${this.said()}`);
  }

  /** @param {number} by */
  turn(by) {
    if (this.choice.card === null || !this.draft.isOpen) return;
    this.keep(turned(this.choice, by));
    const { display } = this.choice;
    const found = this.decision.on(this.choice, display);
    const made = found && display !== null ? this.drafted(found, display) : this.said();
    this.host.announce(`${this.t('betta-turned', { turns: turnsOf(this.choice) })}. ${made}`);
  }

  /** What the card would make on one display. @param {import('./shapes').Found} found @param {number} display */
  drafted(found, display) {
    const cells = this.frame?.view.displays[display] ?? '';
    return `${this.t('betta-display', { display })}: ${draftWords(this.t, found.preview, cells)}`;
  }

  /**
   * A display was tapped, or a card let go over it; a key on the aimed one lays.
   * @param {number} display @param {import('../../../web/board/geometry.js').Point} spot @param {boolean} byKey
   */
  tap(display, spot, byKey) {
    if (!this.draft.isOpen) return;
    const found = this.decision.on(this.choice, display);
    this.room.buttons[display].focus({ preventScroll: true });
    if (!this.decision.allows(this.choice, display)) {
      const words = this.t(
        this.choice.card === null ? 'betta-ask-card' : 'betta-error-display-full',
        { display },
      );
      showNote(this.element, spot, words);
      this.host.announce(words);
      return;
    }
    if (this.choice.display === display && byKey) {
      this.lay();
      return;
    }
    this.keep(aimed(this.choice, display));
    this.host.playSound('glass');
    if (found) this.host.announce(`${this.drafted(found, display)}. ${this.t('betta-say-aimed')}`);
  }

  undo() {
    if (this.choice.card === null || !this.draft.isOpen) return false;
    this.keep(undone(this.choice));
    this.host.announce(this.t(this.choice.card === null ? 'betta-ask-card' : 'betta-ask-display'));
    return true;
  }

  lay() {
    const found = this.decision.on(this.choice, this.choice.display);
    if (found) this.draft.send(found.action, () => this.frame && this.bar(this.frame));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const fits =
      this.element.scrollHeight <= this.element.clientHeight + 1 &&
      this.room.element.scrollHeight <= this.room.element.clientHeight + 1;
    const over = /** @type {HTMLElement} */ (event.target).closest('.bh-cards, .bo-room');
    if (
      this.choice.card === null ||
      !over ||
      !event.deltaY ||
      event.ctrlKey ||
      (!fits && !over.matches('.bh-cards'))
    )
      return;
    event.preventDefault();
    if (event.timeStamp - this.wheeled < WHEEL_REST) return;
    this.wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** Pointing at a display lights its pattern. @param {HTMLElement | null} at */
  look(at) {
    this.looked = at ? Number(at.dataset.display) : null;
    if (this.frame?.view) this.lightPatterns(this.frame.view);
  }

  /** @param {import('./draft.js').Choice} choice */
  keep(choice) {
    this.draft.set(choice);
    hideNote(this.element);
    this.render();
  }

  /** What the chosen card would make on every display. */
  found() {
    return this.room.displays.flatMap(({ number }) => {
      const found = this.decision.on(this.choice, number);
      return found ? [{ display: number, preview: found.preview }] : [];
    });
  }

  said() {
    return everywhere(this.t, this.found());
  }

  // what is seen

  /** @param {Table | null} [before] the frame that was seen before this one */
  render(before = this.frame) {
    const { frame } = this;
    const view = frame?.view;
    this.element.classList.toggle('bt-still', !this.host.setting('motion'));
    this.element.classList.toggle('bo-waiting', !view);
    this.room.furnish(view ? view.displays.length : WAITING);
    if (!frame || !view) {
      this.room.displays.forEach(display => display.rest());
      this.arrange();
      return;
    }
    const arrived = arrival(before, frame);
    const traced = this.host.setting('trace') ? traces(frame, arrived, this.t) : new Map();
    for (const display of this.room.displays)
      display.update(this.scene(view, display.number, traced.get(display.number) ?? null));
    if (arrived) this.bring(frame, arrived);
    this.hand.update(view.hand, this.choice, this.decision.open);
    this.players.update(frame);
    this.book.update(frame);
    this.lightPatterns(view);
    this.element.classList.toggle('bo-over', Boolean(view.over));
    this.element.classList.toggle('bo-past', Boolean(frame.past));
    this.element.classList.toggle(
      'bo-watching',
      view.seat === null || (!view.hand.length && !view.over),
    );
    this.bar(frame);
    const shape = `${view.displays.length} ${view.colours.length} ${columnsOf(view)} ${view.over}`;
    if (shape !== this.shape) {
      this.shape = shape;
      // After the bar, whose words decide how much room is left: arranged before, the tanks would move in sight.
      this.arrange();
    }
  }

  /**
   * @param {import('./shapes').View} view
   * @param {number} number
   * @param {import('./trace.js').Trace | null} last
   * @returns {import('./display.js').Scene}
   */
  scene(view, number, last) {
    const held = view.hand.find(card => card.id === this.choice.card);
    const found = held ? this.decision.on(this.choice, number) : null;
    const aimedHere = this.choice.display === number;
    return {
      number,
      cells: view.displays[number],
      open: Boolean(found),
      aimed: aimedHere,
      last,
      mine: worthToMe(view, number),
      hung:
        found && held
          ? { fish: held.fish, turns: turnsOf(this.choice), preview: found.preview }
          : null,
      points: this.host.setting('legal') || aimedHere,
      ticket: ticket(view, number, found?.preview.after ?? null),
    };
  }

  /**
   * Let a card that somebody else has just laid fly to its place.
   * @param {Table} frame
   * @param {import('./shapes').Placed} ply
   */
  bring(frame, ply) {
    const from = this.players.element.querySelector(`[data-seat="${ply.seat}"]`);
    const water = this.room.displays[ply.display].element.querySelector('.bt');
    this.host.playSound('glass');
    if (!from || !water || ply.seat === frame.view.seat) return;
    const start = from.getBoundingClientRect();
    const end = water.getBoundingClientRect();
    const base = this.element.getBoundingClientRect();
    const across = start.left + start.width / 2 - end.left - end.width / 2;
    const down = start.top + start.height / 2 - end.top - end.height / 2;
    const place = `left: ${end.left - base.left}px; top: ${end.top - base.top}px; width: ${end.width}px`;
    const laid = html`<div class="bo-flight" style=${place}>${card(frame.view.laid.at(-1) ?? '')}</div>`;
    const way = [
      { transform: `translate(${across}px, ${down}px) scale(.3)`, opacity: 0.3 },
      { transform: 'none', opacity: 0.95, offset: 0.8 },
      { transform: 'scale(.98)', opacity: 0 },
    ];
    flyPiece(this.element, laid, way, { easing: COMES });
  }

  /**
   * Light the patterns: where the card is aimed or looked at, else what was made last.
   * @param {import('./shapes').View} view
   */
  lightPatterns(view) {
    const at = this.choice.display ?? this.looked;
    const last = view.placed.at(-1);
    const found = this.found();
    /** @type {import('./shapes').Made[]} */
    const possible = found.flatMap(({ display, preview: { pattern, cells } }) =>
      pattern ? [{ pattern, cells, display }] : [],
    );
    const made =
      !found.length && last?.pattern && this.host.setting('trace')
        ? { pattern: last.pattern, cells: last.cells, display: last.display }
        : null;
    this.patterns.update(
      view.patterns,
      possible.find(({ display }) => display === at) ?? made,
      this.host.setting('legal') ? possible : [],
    );
  }

  /** @param {Table} frame */
  bar(frame) {
    const { isOpen: open } = this.draft;
    const ready = this.choice.display !== null && open;
    this.host.setActionBar({
      ...ask(frame, this.decision, this.choice, this.t),
      confirm: ready ? { text: this.t('betta-lay'), run: () => this.lay() } : null,
      undo:
        this.choice.card !== null && open
          ? { text: this.t('betta-undo'), run: () => this.undo() }
          : null,
      more: [],
    });
  }

  /** Choose where the rail goes and stand the tanks on their shelves. */
  arrange() {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { clientWidth, clientHeight } = this.element;
    const view = this.frame?.view;
    const columns = columnsOf(view);
    if (!clientWidth || !this.room.displays.length) return;
    const low = clientHeight < letter * LOW;
    const aside = low && clientWidth >= letter * LOW;
    this.element.dataset.side = aside
      ? 'beside'
      : arrangement(this.room.displays.length, clientWidth, clientHeight, letter, columns);
    const count = this.room.displays.length;
    const rail = low
      ? lowRail(count, clientWidth, clientHeight, letter, columns)
      : railWidth(clientWidth, letter);
    this.element.style.setProperty('--rail', `${rail}px`);
    this.element.classList.toggle('bo-low', low);
    this.element.classList.toggle('bo-wordy', clientWidth < letter * WORDY);
    this.element.classList.toggle(
      'bo-tall',
      clientHeight > letter * (columns > 4 ? 56 : 50) + letter * (view?.colours.length ?? 0) * 2.2,
    );
    this.room.arrange(letter, columns);
  }
}
