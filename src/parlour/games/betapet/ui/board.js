/** The whole table of Betapet: it shows frames, and sends what was drafted. */

import { Draft } from '../../../web/board/draft.js';
import { render } from '../../../web/board/templates.js';
import { commands } from './commands.js';
import { ask, challenge } from './prompts.js';
import { NOTHING, lifted, play, remembered, revived } from './draft.js';
import { Drafting } from './drafting.js';
import { ending } from './ending.js';
import { askExchange, askPass } from './exchange.js';
import { listenToKeys, listenToPointer } from './hands.js';
import { listLine } from './list.js';
import { Picker } from './picker.js';
import { Room } from './room.js';
import { slip } from './slip.js';
import { unseen } from './unseen.js';
import { Verdict } from './verdict.js';
import { lastPlay, reason, sums } from './words.js';

/** How long after the last change a draft is told to the ear, in milliseconds. */
const PAUSE = 600;

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    this.host = host;
    this.t = host.t;
    /** @type {any} */
    this.frame = null;
    /** The drafts of this decision that would stand. @type {Map<string, import('./commands.js').Judged>} */
    this.tried = new Map();
    /** The step that brought letters, which fall into place. */
    this.fresh = -1;
    /** The tile that is dragged. @type {number | null} */
    this.carried = null;
    this.verdict = new Verdict(host, found => this.judged(found));
    this.picker = new Picker(this.t, letter => this.drafting.picked(letter));
    this.room = new Room(root, this.t, this.picker.element, tool => this.use(tool));
    /** @type {Draft<import('./draft.js').Draft>} */
    this.store = new Draft(host, {
      empty: NOTHING,
      serialize: remembered,
      revive: (kept, frame) => {
        const view = /** @type {any} */ (frame.view);
        return view.phase === 'play' ? revived(kept, this.drafting.order.tiles, view.board) : null;
      },
    });
    this.drafting = new Drafting(host, {
      store: this.store,
      kept: () => this.kept(),
      shown: () => this.render(),
      sheet: this.room.sheet,
      rack: this.room.rack,
      picker: this.picker,
    });
    const { grid } = this.room.sheet;
    grid.addEventListener('focusin', event =>
      this.drafting.visit(Number(/** @type {HTMLElement} */ (event.target).dataset.square)),
    );
    const stops = [listenToPointer(this), listenToKeys(this)];
    this.stop = () => stops.forEach(stop => stop());
    host.onSettingChange(() => {
      if (this.frame?.view) this.render();
    });
  }

  destroy() {
    this.stop();
    this.verdict.forget();
    this.room.destroy();
  }

  /** Whether tiles may be laid now. */
  get open() {
    return this.store.isOpen && this.frame.view?.phase === 'play';
  }

  /** @param {any} frame */
  update(frame) {
    const before = this.frame;
    const { drafting } = this;
    this.frame = frame;
    if (!frame.view) return;
    if (!before?.view)
      void listLine(this.t, frame.view.options.lexicon).then(line => this.room.list(line));
    drafting.view = frame.view;
    drafting.order.update(frame.view.rack, `${frame.match}:${frame.seat}`);
    if (frame.view.over) drafting.order.forget();
    if (this.store.update(frame)) {
      drafting.release();
      if (before?.decision_id !== frame.decision_id) this.tried.clear();
      this.verdict.ask(play(drafting.draft), frame.decision_id);
    }
    const { entries } = frame.view;
    const newer = before?.view ? entries.length - before.view.entries.length : 0;
    const plays =
      newer > 0
        ? entries.slice(-newer).filter((/** @type {any} */ { kind }) => kind === 'play')
        : [];
    const arrived = newer < 3 && plays.length > 0;
    if (arrived) this.fresh = frame.seq;
    this.render();
    const last = lastPlay(frame.view);
    if (arrived && last?.seat !== frame.seat) this.host.playSound(last?.bingo ? 'bingo' : 'place');
  }

  /** Light up the squares that a row of the log tells of. @param {readonly string[]} places */
  highlight(places) {
    this.room.sheet.light(places);
  }

  /** A tile is carried, or none. @param {number | null} tile */
  lift(tile) {
    if (tile !== null) {
      this.drafting.release();
      this.host.playSound('pick');
    }
    this.carried = tile;
    this.render();
  }

  /** The draft has changed. */
  kept() {
    this.verdict.ask(play(this.drafting.draft), this.frame.decision_id);
    this.render();
  }

  /** @param {any} found */
  judged(found) {
    const action = play(this.drafting.draft);
    if (action && !found.problem) this.tried.set(JSON.stringify(action), { action, found });
    this.render();
    clearTimeout(this.saying);
    const words = found.problem
      ? reason(this.t, found.problem, found.details)
      : this.t('betapet-say-verdict', { words: sums(found.words), points: found.points });
    this.saying = setTimeout(() => this.host.announce(words), PAUSE);
  }

  // what a player sends

  /** @param {import('./room.js').Tool} tool */
  use(tool) {
    const { drafting, frame, room, t } = this;
    const laid = drafting.draft.laid.length > 0;
    const exchange = (/** @type {string[]} */ letters) => this.send({ do: 'exchange', letters });
    if (tool === 'shuffle' || tool === 'sort') {
      drafting.arrange(tool);
      this.focus();
    } else if (tool === 'unseen') room.showUnseen();
    else if (!this.open) return;
    else if (tool === 'exchange')
      askExchange(t, frame.view, drafting.order.tiles, drafting.away, exchange);
    else askPass(t, frame.view, laid, () => this.send({ do: 'pass' }));
  }

  /**
   * Send a decision; a word that the list refuses is marked in the draft.
   * @param {import('../../../web/types').Action} action
   */
  send(action) {
    this.drafting.release();
    // What comes next is asked of the board or of the bar, so that no key lifts another tile.
    if (this.room.rack.element.contains(document.activeElement)) this.focus();
    return this.store.send(action, refusal => {
      if (refusal?.details?.words) this.verdict.refuse(refusal);
      this.render();
    });
  }

  /** Send what lies on the board. @returns {boolean} whether it could be sent: nothing is chosen, nothing is wrong */
  sendDraft() {
    const action = play(this.drafting.draft);
    if (!action || !this.open || this.drafting.held || this.verdict.found?.problem) return false;
    void this.send(action);
    return true;
  }

  /** What can be typed. @param {string} typed */
  commands(typed) {
    const { frame } = this;
    const best = [...this.tried.values()].sort((a, b) => b.found.points - a.found.points);
    return frame.view ? commands(typed, frame, best, this.t) : [];
  }

  /** Bring the focus to the square where the writing goes on. */
  focus() {
    this.room.sheet.focus(this.drafting.draft.at ?? this.room.sheet.stop);
  }

  // what is seen

  render() {
    const { frame, drafting, room, host } = this;
    const { view } = frame;
    const { draft, held } = drafting;
    const found = draft.laid.length ? this.verdict.found : null;
    drafting.open = this.open;
    drafting.still = frame.past || this.store.isSending || !view.rack.length;
    const away = drafting.away;
    const wrong = new Set(found?.wrong ?? []);
    const tiles = drafting.order.tiles;
    if (this.carried !== null) away.add(this.carried);
    room.element.classList.toggle('still', !host.setting('motion'));
    room.sheet.update({
      view,
      draft: this.carried === null ? draft : lifted(draft, this.carried),
      open: this.open,
      held: held?.tile ?? null,
      last: host.setting('trace') && !view.over,
      asked: view.phase === 'challenge',
      fresh: this.fresh === frame.seq && host.setting('motion'),
      verdict: !found ? null : wrong.size ? 'bad' : found.problem ? null : 'good',
      points: found && (wrong.size || !found.problem) ? found.points : null,
      words: (found?.words ?? []).map((/** @type {any} */ { squares }) => squares),
      wrong: (found?.words ?? [])
        .filter((/** @type {any} */ { text }) => wrong.has(text.toUpperCase()))
        .map((/** @type {any} */ { squares }) => squares),
    });
    room.hand.hidden = !view.rack.length || Boolean(view.over);
    room.rack.update(
      tiles,
      away,
      held?.tile ?? drafting.picking?.tile ?? null,
      view.values,
      held?.letter,
    );
    room.tools.hidden = frame.past || Boolean(view.over);
    const arrange = drafting.still ? '' : true;
    const few = this.t('betapet-error-bag-too-small', { needed: 7, bag: view.bag });
    room.allow({
      shuffle: arrange,
      sort: arrange,
      unseen: true,
      exchange: this.open ? view.bag >= 7 || few : '',
      pass: this.open || '',
    });
    render(slip(this.t, found, play(draft) !== null), room.slip);
    room.unseen(unseen(this.t, frame));
    render(ending(this.t, frame), room.ending);
    room.element.classList.toggle('over', Boolean(view.over && view.racks.length));
    room.arrange();
    this.bar();
  }

  /** Say what the mover is asked; whom everybody waits for, and how it ended, the house says itself. */
  bar() {
    const { frame, drafting, t } = this;
    const { draft } = drafting;
    const action = play(draft);
    const { found } = this.verdict;
    if (!frame.mine || frame.past) return;
    if (frame.view.phase === 'challenge') {
      this.host.setActionBar({
        ...challenge(frame, t),
        confirm: this.store.isSending
          ? null
          : { text: t('betapet-do-accept'), run: () => this.send({ do: 'accept' }) },
        more: this.store.isSending
          ? []
          : [
              {
                text: t('betapet-challenge'),
                danger: true,
                run: () => this.send({ do: 'challenge' }),
              },
            ],
      });
      return;
    }
    const now = {
      laid: draft.laid.length,
      found,
      held: drafting.held?.letter ?? null,
      picking: drafting.picking !== null,
      sending: this.store.isSending,
      blank: draft.laid.some(({ letter }) => letter === '?'),
      tight: Boolean(this.room.tight),
    };
    const worth = found ? t('betapet-play-points', { points: found.points }) : t('betapet-play');
    const ready = action && this.open && !found?.problem;
    const recall = { text: t('betapet-recall'), run: () => drafting.recallAll() };
    this.host.setActionBar({
      ...ask(frame, t, now),
      confirm: ready ? { text: worth, run: () => this.sendDraft() } : null,
      undo: draft.laid.length && this.open ? recall : null,
    });
  }
}
