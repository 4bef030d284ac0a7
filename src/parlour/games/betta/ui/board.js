/** The whole table of Betta: shelves of displays, patterns, hand, company and what may be looked up. */

import { fishCells } from './art.js';
import { ask, lastWords } from './asks.js';
import { Book } from './book.js';
import { Company, labelOf, nameOf, signOf } from './company.js';
import { Display } from './display.js';
import { Decision, aimed, chosen, noChoice, turned, turnsOf, undone } from './draft.js';
import { fly } from './flight.js';
import { Hand } from './hand.js';
import { listen } from './keys.js';
import { Patterns } from './patterns.js';
import { result } from './result.js';
import { arrangement, railWidth, shelves } from './shelves.js';
import { columnsOf, ticket, worthToMe } from './ticket.js';
import { draftWords, escaped, everywhere, handWords } from './words.js';

const WAITING = 5;
const WHEEL_REST = 150;
/** Under this many lines of text the board is too low for anything beneath the tanks. */
const LOW = 26;
/** Under this many letters across six patterns no longer stand in one row. */
const WORDY = 18;

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    this.host = host;
    this.t = host.t;
    this.frame = null;
    this.choice = noChoice();
    this.sending = false;
    this.element = document.createElement('div');
    this.element.className = 'bo';
    this.room = document.createElement('section');
    this.room.className = 'bo-room';
    this.room.setAttribute('aria-label', this.t('betta-displays'));
    this.shelf = document.createElement('div');
    this.shelf.className = 'bo-shelf';
    this.room.append(this.shelf);
    this.result = document.createElement('section');
    this.result.className = 'bo-result';
    this.patterns = new Patterns(this.t);
    this.company = new Company(this.t);
    this.hand = new Hand(this.t, { choose: card => this.choose(card), turn: by => this.turn(by) });
    this.book = new Book(this.t);
    this.rail = document.createElement('div');
    this.rail.className = 'bo-rail';
    this.rail.append(this.hand.element, this.result, this.book.unseen, this.book.button);
    this.element.append(this.patterns.element, this.room, this.company.element, this.rail, this.book.dialog);
    root.append(this.element);
    /** @type {Display[]} */
    this.displays = [];
    this.room.addEventListener('click', event => this.tap(event));
    this.element.addEventListener('wheel', event => this.wheel(event), { passive: false });
    this.element.addEventListener('focusin', event => this.look(event));
    this.stop = listen(this.element, {
      hand: () => this.hand.buttons, displays: () => this.displays.map(({ element }) => element), turn: by => this.turn(by), undo: () => this.undo(),
      awaited: () => (!this.frame || this.frame.past ? null : this.decision.open ? 'draft' : 'look'),
    });
    this.sizes = new ResizeObserver(() => this.arrange());
    this.sizes.observe(this.element);
    this.sizes.observe(this.room);
    host.onSetting(() => this.render());
    this.wheeled = 0;
  }

  destroy() {
    this.stop();
    this.sizes.disconnect();
    this.element.remove();
  }

  /** @param {any} frame */
  update(frame) {
    const before = this.frame;
    this.frame = frame;
    this.decision = new Decision(frame);
    this.choice = this.decision.revived(this.host.draft.get());
    this.sending = false;
    this.render(before);
  }

  // what a player does

  choose(card) {
    if (!this.decision?.open || this.sending) return;
    if (this.choice.card === card) { this.turn(1); return; }
    this.keep(chosen(this.choice, card));
    this.host.sound('paper');
    const hand = this.frame.view.hand, index = hand.findIndex(each => each.id === card);
    this.host.announce(`${handWords(this.t, hand[index].fish, index + 1, hand.length, turnsOf(this.choice))}. ${this.said()}`);
  }

  turn(by) {
    if (this.choice.card === null || this.sending) return;
    this.keep(turned(this.choice, by));
    const found = this.choice.display === null ? null : this.decision.on(this.choice, this.choice.display);
    this.host.announce(`${this.t('betta-turned', { turns: turnsOf(this.choice) })}. ${found ? `${this.t('betta-display', { display: this.choice.display })}: ${draftWords(this.t, found.preview, this.frame.view.displays[this.choice.display])}` : this.said()}`);
  }

  /** @param {MouseEvent} event */
  tap(event) {
    const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest('[data-display]'));
    if (!button || !this.decision?.open || this.sending) return;
    const display = Number(button.dataset.display), found = this.decision.on(this.choice, display);
    button.focus({ preventScroll: true });
    if (this.choice.card === null) { this.host.announce(this.t('betta-ask-card')); return; }
    if (!found) { this.host.announce(this.t('betta-error-display-full', { display })); return; }
    if (this.choice.display === display && event.detail === 0) { this.lay(); return; }
    this.keep(aimed(this.choice, display));
    this.host.sound('glass');
    this.host.announce(`${this.t('betta-display', { display })}: ${draftWords(this.t, found.preview, this.frame.view.displays[display])}. ${this.t('betta-say-aimed')}`);
  }

  undo() {
    if (this.choice.card === null || this.sending) return false;
    this.keep(undone(this.choice));
    this.host.announce(this.t(this.choice.card === null ? 'betta-ask-card' : 'betta-ask-display'));
    return true;
  }

  async lay() {
    const found = this.choice.display === null ? null : this.decision.on(this.choice, this.choice.display);
    if (!found || this.sending) return;
    this.sending = true;
    this.bar();
    try {
      await this.host.submit(found.action);
    } catch (refusal) {
      this.sending = false;
      this.bar();
      this.host.announce(/** @type {any} */ (refusal)?.say ?? '');
    }
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const fits = this.element.scrollHeight <= this.element.clientHeight + 1 && this.room.scrollHeight <= this.room.clientHeight + 1;
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
    for (const { element } of this.displays) if (button) element.tabIndex = element === button ? 0 : -1;
    if (this.frame?.view) this.light();
  }

  keep(choice) {
    this.choice = choice;
    this.host.draft.set(choice);
    this.render();
  }

  /** What the chosen card would make on every display. */
  found() {
    return this.displays.flatMap(({ number }) => { const found = this.decision.on(this.choice, number); return found ? [{ display: number, preview: found.preview }] : []; });
  }

  said() { return everywhere(this.t, this.found()); }

  // what is seen

  /** @param {any} [before] the frame that was seen before this one */
  render(before = this.frame) {
    const { frame } = this, view = frame?.view;
    this.element.classList.toggle('bt-still', !this.host.setting('motion'));
    this.shelve(view ? view.displays.length : WAITING);
    this.element.classList.toggle('bo-waiting', !view);
    if (!view) { this.displays.forEach(display => display.rest()); this.arrange(); return; }
    const arrived = this.arrived(before), trace = this.trace(arrived), held = this.held();
    for (const display of this.displays) display.update(this.scene(display.number, held, trace.get(display.number) ?? null));
    if (arrived) this.bring(arrived);
    this.hand.update(view.hand, this.choice, this.decision.open);
    this.company.update(frame);
    this.book.update(frame);
    this.light();
    this.element.classList.toggle('bo-over', Boolean(view.over));
    this.element.classList.toggle('bo-watching', view.seat === null || (!view.hand.length && !view.over));
    const told = view.over ? result(this.t, frame) : '';
    if (told !== this.told) { this.told = told; this.result.innerHTML = told; }
    const shape = `${this.displays.length} ${columnsOf(view)} ${view.colours.length} ${view.over}`;
    if (shape !== this.shape) { this.shape = shape; this.arrange(); }
    this.bar();
  }

  /** The chosen card as printed. */
  held() { return this.choice.card === null ? null : this.frame.view.hand.find(card => card.id === this.choice.card) ?? null; }

  scene(number, held, last) {
    const { view } = this.frame, found = held ? this.decision.on(this.choice, number) : null, aimedHere = this.choice.display === number;
    return {
      number, cells: view.displays[number], open: Boolean(found), aimed: aimedHere, last, mine: worthToMe(view, number),
      hung: found && held ? { fish: held.fish, turns: turnsOf(this.choice), preview: found.preview } : null,
      points: this.host.setting('legal') || aimedHere, ticket: ticket(view, number, found?.preview.after ?? null),
    };
  }

  /** The card that was laid since the frame before, if that was the very next one. */
  arrived(before) {
    const { view } = this.frame;
    return before?.view && before.match === this.frame.match && view.placed.length === before.view.placed.length + 1 ? view.placed.at(-1) : null;
  }

  /** The newest card on each display since one's own last turn, the very last one marked strongest. */
  trace(arrived) {
    const { view } = this.frame, traced = new Map();
    if (!this.host.setting('trace')) return traced;
    const own = view.placed.map(({ seat }) => seat).lastIndexOf(view.seat ?? -1), from = Math.max(own === view.placed.length - 1 ? own : own + 1, view.placed.length - Math.max(1, view.colours.length));
    view.placed.slice(from).forEach((ply, i, all) => {
      const name = nameOf(this.frame, ply.seat, this.t), label = labelOf(this.frame, ply.seat, this.t), newest = i === all.length - 1;
      const cells = fishCells(view.laid[from + i]).map(({ cell }) => cell);
      traced.set(ply.display, {
        cells, made: newest ? ply.cells : [], newest, arrived: ply === arrived && ply.seat !== view.seat, points: ply.points,
        words: this.t('betta-say-last', { name, points: ply.points }),
        short: `<span class="bd-sign">${signOf(view, ply.seat)}</span><span class="bd-who">${escaped(label)}</span> <b>+${ply.points}</b>`,
      });
    });
    return traced;
  }

  bring(ply) {
    const fish = this.frame.view.laid.at(-1), display = this.displays[ply.display], from = this.company.element.querySelector(`[data-seat="${ply.seat}"]`);
    this.host.sound('glass');
    this.host.announce(lastWords(this.frame, this.t));
    if (!from || !display || !this.host.setting('motion') || ply.seat === this.frame.view.seat) return;
    const water = display.element.querySelector('.bt');
    if (water) fly(this.element, from.getBoundingClientRect(), water.getBoundingClientRect(), fish);
  }

  /** Light the patterns: where the card is aimed or looked at, else what was made last. */
  light() {
    const { view } = this.frame, found = this.found(), at = this.choice.display ?? this.looked, here = found.find(({ display, preview }) => display === at && preview.pattern);
    const last = view.placed.at(-1), made = !found.length && last?.pattern && this.host.setting('trace') ? { pattern: last.pattern, cells: last.cells, display: last.display } : null;
    const possible = this.host.setting('legal') ? found.filter(({ preview }) => preview.pattern).map(({ display, preview }) => ({ pattern: preview.pattern, cells: preview.cells, display })) : [];
    this.patterns.update(view.patterns, here ? { pattern: here.preview.pattern, cells: here.preview.cells, display: here.display } : made, possible);
  }

  bar() {
    const { t } = this, words = ask(this.frame, this.decision, this.choice, t), ready = this.choice.display !== null && this.decision.open;
    this.host.bar({
      ...words,
      confirm: ready && !this.sending ? { text: t('betta-lay'), run: () => this.lay() } : null,
      undo: this.choice.card !== null && !this.sending ? { text: t('betta-undo'), run: () => this.undo() } : null,
      more: [],
    });
  }

  shelve(count) {
    while (this.displays.length > count) this.displays.pop()?.element.remove();
    while (this.displays.length < count) {
      const display = new Display(this.displays.length, this.t);
      display.element.tabIndex = this.displays.length ? -1 : 0;
      this.displays.push(display);
      this.shelf.append(display.element);
    }
  }

  /** Choose where the rail goes and how large the tanks are. */
  arrange() {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize), { clientWidth, clientHeight } = this.element, count = this.displays.length, columns = columnsOf(this.frame?.view);
    if (!clientWidth || !count) return;
    const side = (this.frame?.view?.over || clientHeight < letter * LOW) && clientWidth >= letter * 35 ? 'beside' : arrangement(count, clientWidth, clientHeight, letter, columns);
    this.element.dataset.side = side;
    this.element.style.setProperty('--rail', `${railWidth(clientWidth, letter) + (this.frame?.view?.over ? letter * 3 : 0)}px`);
    const seats = this.frame?.view?.colours.length ?? 0;
    this.element.classList.toggle('bo-wordy', clientWidth < letter * WORDY);
    this.element.classList.toggle('bo-low', clientHeight < letter * LOW);
    this.element.classList.toggle('bo-tall', clientHeight > letter * (37 + seats * 2.2));
    const plan = shelves(count, this.room.clientWidth, this.room.clientHeight, letter, columns);
    this.shelf.style.height = `${plan.height}px`;
    this.shelf.classList.toggle('bo-narrow', plan.narrow);
    this.shelf.classList.toggle('bo-small', plan.tank < 130);
    this.shelf.classList.toggle('bo-large', plan.large);
    this.displays.forEach(({ element }, i) => Object.assign(element.style, { left: `${plan.spots[i].left}px`, top: `${plan.spots[i].top}px`, width: `${plan.tank}px` }));
    this.plank(plan.planks);
  }

  plank(planks) {
    const boards = /** @type {HTMLElement[]} */ ([...this.shelf.querySelectorAll('.bo-plank')]);
    for (const extra of boards.splice(planks.length)) extra.remove();
    planks.forEach(({ top, height }, i) => {
      const board = boards[i] ?? this.shelf.insertBefore(document.createElement('div'), this.shelf.firstChild);
      board.className = 'bo-plank';
      Object.assign(board.style, { top: `${top}px`, height: `${height}px` });
    });
  }
}
