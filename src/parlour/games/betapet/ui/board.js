/** The whole table of Betapet: it shows frames, and sends what was drafted. */

import { isJoker, tilePicture } from './art.js';
import { ask, challenge } from './asks.js';
import { NOTHING, free, lifted, play, revived } from './draft.js';
import { Drafting } from './drafting.js';
import { ending } from './ending.js';
import { askExchange, askPass } from './exchange.js';
import { listen } from './keys.js';
import { listLine } from './list.js';
import { Picker } from './picker.js';
import { pointer } from './pointer.js';
import { Room } from './room.js';
import { slip } from './slip.js';
import { unseen } from './unseen.js';
import { Verdict } from './verdict.js';
import { lastPlay, reason, sums } from './words.js';

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    this.host = host;
    this.t = host.t;
    /** @type {any} */
    this.frame = null;
    this.sending = false;
    /** The step that brought letters, which fall into place. */
    this.fresh = -1;
    /** What the end was told as. */
    this.told = '';
    /** The tile that is dragged. @type {number | null} */
    this.carried = null;
    this.verdict = new Verdict(host, found => this.judged(found));
    this.picker = new Picker(this.t, letter => this.drafting.picked(letter));
    this.room = new Room(root, this.t, this.picker.element, { choose: tile => this.drafting.choose(tile), use: tool => this.use(tool) });
    const { element, sheet, rack } = this.room;
    this.drafting = new Drafting(host, { kept: draft => this.kept(draft), shown: () => this.render(), sheet, rack, picker: this.picker });
    // A press would bring the focus, and with it the arrow, before the tap is understood.
    sheet.element.addEventListener('mousedown', event => event.preventDefault());
    sheet.element.addEventListener('click', event => this.drafting.tap(event.clientX, event.clientY));
    sheet.grid.addEventListener('focusin', event => this.drafting.visit(Number(/** @type {HTMLElement} */ (event.target).dataset.square)));
    const stopPointer = pointer(element, rack.element, {
      tileAt: (target, x, y) => this.tileAt(target, x, y), picture: tile => this.picture(tile), movable: () => this.open, side: () => Math.max(40, sheet.element.clientWidth / 16),
      target: (x, y, tile) => sheet.squareAt(x, y, square => free(this.frame.view.board, lifted(this.drafting.draft, tile), square)),
    }, {
      aim: square => sheet.point(square), lift: tile => this.lift(tile), drop: (tile, square) => { this.lift(null); this.drafting.place(tile, square); },
      home: (tile, x) => { this.lift(null); this.drafting.home(tile, rack.placeAt(x)); }, long: tile => this.drafting.long(tile),
    });
    const stopKeys = listen(element, rack.element, sheet.grid, {
      walk: (across, down) => this.drafting.walk(across, down), turn: () => this.drafting.turn(), write: (letter, joker) => this.drafting.write(letter, joker), back: () => this.drafting.back(),
      escape: () => this.drafting.escape(), place: () => this.drafting.enter(), rack: (by, carry) => this.drafting.along(by, carry), busy: () => !this.frame?.view || this.frame.past,
    });
    this.stop = () => { stopPointer(); stopKeys(); };
    host.onSetting(() => { if (this.frame?.view) this.render(); });
  }

  destroy() {
    this.stop();
    this.verdict.forget();
    this.room.destroy();
  }

  /** Whether tiles may be laid now. */
  get open() { return Boolean(this.frame?.mine && !this.frame.past && this.frame.view?.phase === 'play' && !this.sending); }

  /** @param {any} frame */
  update(frame) {
    const before = this.frame, { drafting } = this;
    this.frame = frame;
    if (!frame.view) return;
    if (!before?.view) void listLine(this.t, frame.view.options.lexicon).then(line => this.room.list(line));
    drafting.view = frame.view;
    drafting.order.update(frame.view.rack, `${frame.match}:${frame.seat}`);
    if (frame.view.over) drafting.order.forget();
    if (!before?.view || before.seq !== frame.seq || before.since !== frame.since || before.mine !== frame.mine || before.past !== frame.past) {
      this.sending = false;
      drafting.release();
      drafting.draft = this.open ? revived(this.host.draft.get(), drafting.order.tiles, frame.view.board) : NOTHING;
      this.verdict.ask(play(drafting.draft), frame.since);
    }
    const { entries } = frame.view, newer = before?.view ? entries.length - before.view.entries.length : 0, arrived = newer > 0 && newer < 3 && entries.slice(-newer).some((/** @type {any} */ { kind }) => kind === 'play');
    if (arrived) this.fresh = frame.seq;
    this.render();
    if (arrived && lastPlay(frame.view)?.seat !== frame.seat) this.host.sound(lastPlay(frame.view)?.bingo ? 'bingo' : 'place');
  }

  /** @param {EventTarget | null} target @param {number} x @param {number} y */
  tileAt(target, x, y) {
    if (!(target instanceof Element) || !this.frame?.view || this.frame.past) return null;
    const slot = /** @type {HTMLElement | null} */ (target.closest('.be-hand [data-tile]'));
    if (slot) return Number(slot.dataset.tile);
    const square = this.open && target.closest('.be-sheet') ? this.room.sheet.squareAt(x, y) : null;
    return this.drafting.draft.laid.find(one => one.square === square)?.tile ?? null;
  }

  /** @param {number} tile */
  picture(tile) { const letter = this.drafting.face(tile); return tilePicture(letter, isJoker(letter) ? 0 : this.frame.view.values[letter]); }

  /** A tile is carried, or none. @param {number | null} tile */
  lift(tile) {
    if (tile !== null) { this.drafting.release(); this.host.sound('pick'); }
    this.carried = tile;
    this.render();
  }

  /** @param {import('./draft.js').Draft} draft */
  kept(draft) {
    this.host.draft.set(draft.laid.length || draft.at !== null ? { laid: draft.laid.map(({ square, letter }) => ({ square, letter })), at: draft.at, down: draft.down } : null);
    this.verdict.ask(play(draft), this.frame.since);
    this.render();
  }

  /** @param {any} found */
  judged(found) {
    this.render();
    clearTimeout(this.saying);
    this.saying = setTimeout(() => this.host.announce(found.problem ? reason(this.t, found.problem, found.details) : this.t('betapet-say-verdict', { words: sums(found.words), points: found.points })), 600);
  }

  // what a player sends

  /** @param {import('./room.js').Tool} tool */
  use(tool) {
    const { drafting, frame, room } = this, laid = drafting.draft.laid.length > 0;
    if (tool === 'shuffle' || tool === 'sort') drafting.arrange(tool);
    else if (tool === 'unseen') room.showUnseen();
    else if (!this.open) return;
    else if (tool === 'exchange') askExchange(room.element, this.t, frame.view, drafting.order.tiles, laid, letters => this.send({ do: 'exchange', letters }));
    else askPass(room.element, this.t, frame.view, laid, () => this.send({ do: 'pass' }));
  }

  /** Send a decision. Until the next frame everything stands as it is; after a refusal, which the house explains, it can be changed again. @param {import('../../../web/types').Action} action */
  async send(action) {
    if (!this.frame.mine || this.sending) return;
    this.sending = true;
    this.drafting.release();
    this.render();
    try { await this.host.submit(action); } catch (refusal) {
      this.sending = false;
      const { code, details } = /** @type {any} */ (refusal);
      if (code === 'betapet.not-a-word') this.verdict.refuse(details);
      this.render();
    }
  }

  sendDraft() {
    const action = play(this.drafting.draft);
    if (action && this.open) this.send(action);
  }

  // what is seen

  render() {
    const { frame, drafting, room, host } = this, { view } = frame, { draft, held } = drafting, found = draft.laid.length ? this.verdict.found : null;
    drafting.open = this.open;
    drafting.still = frame.past || this.sending || !view.rack.length;
    const away = drafting.away, wrong = new Set(found?.wrong ?? []), tiles = drafting.order.tiles;
    if (this.carried !== null) away.add(this.carried);
    room.element.classList.toggle('still', !host.setting('motion'));
    room.sheet.update({
      view, draft: this.carried === null ? draft : lifted(draft, this.carried), open: this.open, held: held?.tile ?? null,
      last: host.setting('trace') && !view.over, asked: view.phase === 'challenge', fresh: this.fresh === frame.seq && host.setting('motion'), verdict: !found ? null : wrong.size ? 'bad' : found.problem ? null : 'good',
      points: found && (wrong.size || !found.problem) ? found.points : null, words: (found?.words ?? []).map((/** @type {any} */ { squares }) => squares),
      wrong: (found?.words ?? []).filter((/** @type {any} */ { text }) => wrong.has(text.toUpperCase())).map((/** @type {any} */ { squares }) => squares),
    });
    room.hand.hidden = !view.rack.length || Boolean(view.over);
    room.rack.update(tiles, away, held?.tile ?? drafting.picking?.tile ?? null, view.values, held?.letter);
    room.tools.hidden = frame.past || Boolean(view.over);
    for (const tool of /** @type {const} */ (['shuffle', 'sort'])) room.allow(tool, !drafting.still);
    room.allow('pass', this.open);
    room.allow('exchange', this.open && view.bag >= 7, this.open ? this.t('betapet-error-bag-too-small', { needed: 7, bag: view.bag }) : '');
    room.slip.innerHTML = slip(this.t, found, play(draft) !== null);
    room.unseen(unseen(this.t, frame));
    const over = ending(this.t, frame);
    if (over !== this.told) { this.told = over; room.ending.innerHTML = over; room.element.classList.toggle('over', Boolean(over)); }
    room.arrange();
    this.bar();
  }

  /** Say what the mover is asked; whom everybody waits for, and how it ended, the house says itself. */
  bar() {
    const { frame, drafting, t } = this, { draft } = drafting, action = play(draft), { found } = this.verdict;
    if (!frame.mine || frame.past) return;
    if (frame.view.phase === 'challenge') {
      this.host.bar({ ...challenge(frame, t), confirm: this.sending ? null : { text: t('betapet-do-accept'), run: () => this.send({ do: 'accept' }) }, more: this.sending ? [] : [{ text: t('betapet-challenge'), danger: true, run: () => this.send({ do: 'challenge' }) }] });
      return;
    }
    const now = { laid: draft.laid.length, found, held: drafting.held?.letter ?? null, picking: drafting.picking !== null, sending: this.sending, blank: draft.laid.some(({ letter }) => letter === '?'), tight: Boolean(this.room.tight) };
    this.host.bar({
      ...ask(frame, t, now),
      confirm: action && this.open && !found?.problem ? { text: found ? t('betapet-play-points', { points: found.points }) : t('betapet-play'), run: () => this.sendDraft() } : null,
      undo: draft.laid.length && this.open ? { text: t('betapet-recall'), run: () => drafting.recallAll() } : null,
    });
  }
}
