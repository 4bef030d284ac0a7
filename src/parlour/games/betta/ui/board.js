/** The whole table of Betta: the room of displays, patterns, hand, company and what may be looked up. */

import { ask } from './asks.js';
import { Book } from './book.js';
import { Company } from './company.js';
import { Decision, aimed, chosen, noChoice, turned, turnsOf, undone } from './draft.js';
import { fly } from './flight.js';
import { Hand } from './hand.js';
import { listen } from './keys.js';
import { Patterns } from './patterns.js';
import { result } from './result.js';
import { Room } from './room.js';
import { arrangement, railWidth } from './shelves.js';
import { columnsOf, ticket, worthToMe } from './ticket.js';
import { arrival, traces } from './trace.js';
import { draftWords, everywhere, handWords } from './words.js';

/** @typedef {import('./types').Table} Table */

/** How many tanks stand there before anything is dealt. */
const WAITING = 5;
/** Milliseconds in which a wheel turns a card but once. */
const WHEEL_REST = 150;
/** Under this many lines of text the board is too low for anything beneath the tanks. */
const LOW = 26;
/** Under this many letters across six patterns no longer stand in one row. */
const WORDY = 18;
/** From this many letters across there is room for a rail. */
const WIDE = 35;

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    this.host = host;
    this.t = host.t;
    /** @type {Table | null} */
    this.frame = null;
    this.decision = Decision.none();
    this.choice = noChoice();
    this.sending = false;
    /** Which display the keyboard stands on. @type {number | null} */
    this.looked = null;
    this.wheeled = 0;
    this.told = '';
    this.shape = '';
    this.room = new Room(this.t);
    this.patterns = new Patterns(this.t);
    this.company = new Company(this.t);
    this.hand = new Hand(this.t, { choose: card => this.choose(card), turn: by => this.turn(by) });
    this.book = new Book(this.t);
    this.result = document.createElement('section');
    this.result.className = 'bo-result';
    this.rail = document.createElement('div');
    this.rail.className = 'bo-rail';
    this.rail.append(this.hand.element, this.result, this.book.open, this.book.button);
    this.element = document.createElement('div');
    this.element.className = 'bo';
    this.element.append(this.patterns.element, this.room.element, this.company.element, this.rail, this.book.dialog);
    root.append(this.element);
    this.room.element.addEventListener('click', event => this.tap(event));
    this.element.addEventListener('wheel', event => this.wheel(event), { passive: false });
    this.element.addEventListener('focusin', event => this.look(event));
    this.stop = listen(this.element, {
      hand: () => this.hand.buttons, displays: () => this.room.buttons, turn: by => this.turn(by), undo: () => this.undo(),
      awaited: () => (!this.frame || this.frame.past ? null : this.decision.open ? 'draft' : 'look'),
    });
    this.sizes = new ResizeObserver(() => this.arrange());
    this.sizes.observe(this.element);
    this.sizes.observe(this.room.element);
    host.onSetting(() => this.render());
  }

  destroy() {
    this.stop();
    this.sizes.disconnect();
    this.element.remove();
  }

  /** @param {any} frame a frame of the house whose view is Betta's */
  update(frame) {
    const before = this.frame;
    this.frame = frame;
    this.decision = new Decision(frame);
    this.choice = this.decision.revived(this.host.draft.get());
    this.sending = false;
    this.render(before);
  }

  // what a player does

  /** @param {string} card */
  choose(card) {
    const hand = this.frame?.view.hand ?? [], index = hand.findIndex(each => each.id === card);
    if (!this.decision.open || this.sending || index < 0) return;
    if (this.choice.card === card) { this.turn(1); return; }
    this.keep(chosen(this.choice, card));
    this.host.sound('paper');
    this.host.announce(`${handWords(this.t, hand[index].fish, index + 1, hand.length, turnsOf(this.choice))}. ${this.said()}`);
  }

  /** @param {number} by */
  turn(by) {
    if (this.choice.card === null || this.sending) return;
    this.keep(turned(this.choice, by));
    const { display } = this.choice, found = this.decision.on(this.choice, display);
    this.host.announce(`${this.t('betta-turned', { turns: turnsOf(this.choice) })}. ${found && display !== null ? this.drafted(found, display) : this.said()}`);
  }

  /** What the card would make on one display. @param {import('./types').Found} found @param {number} display */
  drafted(found, display) {
    return `${this.t('betta-display', { display })}: ${draftWords(this.t, found.preview, this.frame?.view.displays[display] ?? '')}`;
  }

  /** @param {MouseEvent} event */
  tap(event) {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest('[data-display]'));
    if (!button || !this.decision.open || this.sending) return;
    const display = Number(button.dataset.display), found = this.decision.on(this.choice, display);
    button.focus({ preventScroll: true });
    if (this.choice.card === null) { this.host.announce(this.t('betta-ask-card')); return; }
    if (!found) { this.host.announce(this.t('betta-error-display-full', { display })); return; }
    if (this.choice.display === display && event.detail === 0) { this.lay(); return; }
    this.keep(aimed(this.choice, display));
    this.host.sound('glass');
    this.host.announce(`${this.drafted(found, display)}. ${this.t('betta-say-aimed')}`);
  }

  undo() {
    if (this.choice.card === null || this.sending) return false;
    this.keep(undone(this.choice));
    this.host.announce(this.t(this.choice.card === null ? 'betta-ask-card' : 'betta-ask-display'));
    return true;
  }

  async lay() {
    const { frame } = this, found = this.decision.on(this.choice, this.choice.display);
    if (!frame || !found || this.sending) return;
    this.sending = true;
    this.bar(frame);
    try {
      await this.host.submit(found.action);
    } catch (refusal) {
      this.sending = false;
      this.bar(frame);
      this.host.announce(refusal?.say ?? '');
    }
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const fits = this.element.scrollHeight <= this.element.clientHeight + 1 && this.room.element.scrollHeight <= this.room.element.clientHeight + 1;
    const over = /** @type {HTMLElement} */ (event.target).closest('.bh-cards, .bo-room');
    if (this.choice.card === null || !over || !event.deltaY || event.ctrlKey || (!fits && !over.matches('.bh-cards'))) return;
    event.preventDefault();
    if (event.timeStamp - this.wheeled < WHEEL_REST) return;
    this.wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** Walking over a display lights its pattern. @param {FocusEvent} event */
  look(event) {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest('[data-display]'));
    this.looked = button ? Number(button.dataset.display) : null;
    if (button) this.room.remember(button);
    if (this.frame?.view) this.light(this.frame.view);
  }

  /** @param {import('./draft.js').Choice} choice */
  keep(choice) {
    this.choice = choice;
    this.host.draft.set(choice);
    this.render();
  }

  /** What the chosen card would make on every display. */
  found() {
    return this.room.displays.flatMap(({ number }) => { const found = this.decision.on(this.choice, number); return found ? [{ display: number, preview: found.preview }] : []; });
  }

  said() { return everywhere(this.t, this.found()); }

  // what is seen

  /** @param {Table | null} [before] the frame that was seen before this one */
  render(before = this.frame) {
    const { frame } = this, view = frame?.view;
    this.element.classList.toggle('bt-still', !this.host.setting('motion'));
    this.element.classList.toggle('bo-waiting', !view);
    this.room.furnish(view ? view.displays.length : WAITING);
    if (!frame || !view) {
      this.room.displays.forEach(display => display.rest());
      this.arrange();
      return;
    }
    const arrived = arrival(before, frame), traced = this.host.setting('trace') ? traces(frame, arrived, this.t) : new Map();
    for (const display of this.room.displays) display.update(this.scene(view, display.number, traced.get(display.number) ?? null));
    if (arrived) this.bring(frame, arrived);
    this.hand.update(view.hand, this.choice, this.decision.open);
    this.company.update(frame);
    this.book.update(frame);
    this.light(view);
    this.element.classList.toggle('bo-over', Boolean(view.over));
    this.element.classList.toggle('bo-past', Boolean(frame.past));
    this.element.classList.toggle('bo-watching', view.seat === null || (!view.hand.length && !view.over));
    const told = view.over ? result(this.t, frame) : '', shape = `${view.displays.length} ${view.colours.length} ${columnsOf(view)} ${view.over}`;
    if (told !== this.told) this.result.innerHTML = this.told = told;
    if (shape !== this.shape) {
      this.shape = shape;
      this.arrange();
    }
    this.bar(frame);
  }

  /** @param {import('./types').View} view @param {number} number @param {import('./trace.js').Trace | null} last @returns {import('./display.js').Scene} */
  scene(view, number, last) {
    const held = view.hand.find(card => card.id === this.choice.card), found = held ? this.decision.on(this.choice, number) : null, aimedHere = this.choice.display === number;
    return {
      number, cells: view.displays[number], open: Boolean(found), aimed: aimedHere, last, mine: worthToMe(view, number),
      hung: found && held ? { fish: held.fish, turns: turnsOf(this.choice), preview: found.preview } : null,
      points: this.host.setting('legal') || aimedHere, ticket: ticket(view, number, found?.preview.after ?? null),
    };
  }

  /** Let a card that somebody else has just laid fly to its place. @param {Table} frame @param {import('./types').Placed} ply */
  bring(frame, ply) {
    const from = this.company.element.querySelector(`[data-seat="${ply.seat}"]`), water = this.room.displays[ply.display].element.querySelector('.bt');
    this.host.sound('glass');
    if (from && water && this.host.setting('motion') && ply.seat !== frame.view.seat) fly(this.element, from.getBoundingClientRect(), water.getBoundingClientRect(), frame.view.laid.at(-1) ?? '');
  }

  /** Light the patterns: where the card is aimed or looked at, else what was made last. @param {import('./types').View} view */
  light(view) {
    const at = this.choice.display ?? this.looked, last = view.placed.at(-1), found = this.found();
    /** @type {import('./types').Made[]} */
    const possible = found.flatMap(({ display, preview: { pattern, cells } }) => (pattern ? [{ pattern, cells, display }] : []));
    const made = !found.length && last?.pattern && this.host.setting('trace') ? { pattern: last.pattern, cells: last.cells, display: last.display } : null;
    this.patterns.update(view.patterns, possible.find(({ display }) => display === at) ?? made, this.host.setting('legal') ? possible : []);
  }

  /** @param {Table} frame */
  bar(frame) {
    const ready = this.choice.display !== null && this.decision.open && !this.sending;
    this.host.bar({
      ...ask(frame, this.decision, this.choice, this.t),
      confirm: ready ? { text: this.t('betta-lay'), run: () => this.lay() } : null,
      undo: this.choice.card !== null && !this.sending ? { text: this.t('betta-undo'), run: () => this.undo() } : null,
      more: [],
    });
  }

  /** Choose where the rail goes and stand the tanks on their shelves. */
  arrange() {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize), { clientWidth, clientHeight } = this.element, view = this.frame?.view, columns = columnsOf(view);
    if (!clientWidth || !this.room.displays.length) return;
    const low = clientHeight < letter * LOW, aside = (view?.over || low) && clientWidth >= letter * WIDE;
    this.element.dataset.side = aside ? 'beside' : arrangement(this.room.displays.length, clientWidth, clientHeight, letter, columns);
    this.element.style.setProperty('--rail', `${railWidth(clientWidth, letter) + (view?.over ? letter * 3 : 0)}px`);
    this.element.classList.toggle('bo-low', low);
    this.element.classList.toggle('bo-wordy', clientWidth < letter * WORDY);
    this.element.classList.toggle('bo-tall', clientHeight > letter * (columns > 4 ? 56 : 50) + letter * (view?.colours.length ?? 0) * 2.2);
    this.room.arrange(letter, columns);
  }
}
