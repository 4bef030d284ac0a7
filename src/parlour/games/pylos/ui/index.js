/** The board of Pylos in the browser: it renders frames and keeps a draft until it is sent. */

import { NOTHING, choice, fits, held, touched, undone } from './draft.js';
import { COLOURS, laid } from './geometry.js';
import { glide, journeys } from './motion.js';
import { pointer } from './pointer.js';
import { stage } from './stage.js';
import { barWords, cellWords, reserveWords } from './words.js';
import { ball, prepareWood } from './wood.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Host} Host */

/** Longer jumps than this, in a review, are not acted out. */
const MOST_FLIGHTS = 4;
const TURNING = 260;
/** No level is lifted off. */
const ALL = 9;

/** @param {HTMLElement} root @param {Host} host */
function mount(root, host) {
  prepareWood();
  const { t } = host, scene = stage(root, t);
  /** @type {Frame|null} */ let frame = null;
  /** @type {import('./draft.js').Draft} */ let draft = NOTHING;
  /** What lies on the board as it was painted last. @type {import('./geometry.js').Balls|null} */ let shown = null;
  let turn = 0, peek = ALL, sending = false, stopTurning = () => {};

  const view = () => /** @type {any} */ (frame?.view);
  const seat = () => frame?.seat ?? 0;
  const mine = () => Boolean(frame?.mine && !frame.past && frame.phase !== 'over' && !sending);
  const legal = () => /** @type {import('./draft.js').Act[]} */ (mine() ? frame?.legal ?? [] : []);
  const options = () => choice(legal(), draft);
  const mover = () => COLOURS[frame?.mine ? seat() : view()?.to_move ?? 0];

  /** What the mover is told of the drafted action: the squares or lines it makes.
   * @param {import('./draft.js').Choice} found @returns {{bonus: boolean, made: string[]}|null} */
  const preview = found => found.at < 0 ? null : /** @type {any} */ (frame?.previews?.[found.at] ?? null);
  const said = () => { const found = options(); return barWords(t, /** @type {Frame} */ (frame), found, draft, preview(found)); };

  /** The position with the draft on it. */
  function drafted() {
    const balls = laid(view().cells);
    if (draft.cell) balls[draft.cell] = /** @type {any} */ (mover());
    if (draft.cell && draft.source) delete balls[draft.source];
    return balls;
  }

  /** @returns {import('./scene.js').Picture} */
  function picture() {
    const { over, last, phase } = view(), balls = drafted(), found = options(), hints = host.setting('legal'), trace = host.setting('trace');
    const standing = last && last.made.length && last.made.every((/** @type {string} */ cell) => balls[cell] === COLOURS[last.seat]) ? last.made : [];
    return {
      balls, own: /** @type {any} */ (mover()), peek,
      glowing: hints && !draft.cell ? found.hollows : new Set(),
      offered: hints && !draft.source && !draft.cell ? found.balls : new Set(),
      offer: /** @type {'raise'|'take'} */ (phase === 'take' ? 'take' : 'raise'),
      lifted: draft.cell ? [] : [draft.source, ...draft.balls].filter(cell => cell !== null),
      drafted: draft.cell,
      trace: trace && last && found.empty ? last : null,
      arc: draft.source && draft.cell ? { source: draft.source, cell: draft.cell } : null,
      ring: draft.cell ? preview(found)?.made ?? [] : draft.balls.length ? [] : standing,
      crowned: over === 'apex',
    };
  }

  function paint() {
    scene.paint(picture());
    const near = seat(), { reserve, phase } = view(), leaving = draft.cell && !draft.source ? 1 : 0;
    for (const [which, index] of /** @type {const} */ ([['near', near], ['far', 1 - near]])) {
      const own = frame?.mine && index === seat(), count = reserve[index];
      scene.reserve(which, COLOURS[index], count, own ? leaving : 0, own && phase === 'take' ? draft.balls.length : 0, reserveWords(t, /** @type {Frame} */ (frame), index, count));
    }
  }

  function name() {
    const balls = drafted(), found = options(), usable = new Set([...found.hollows, ...found.balls]), facts = { balls, own: COLOURS[seat()], mine: frame?.seat ?? null, choice: found, draft };
    scene.buttons.name({ balls, usable, held: held(draft), still: Boolean(frame?.past), words: cell => cellWords(t, facts, cell) });
    scene.rails.near.classList.toggle('able', !draft.source && found.phase === 'move' && found.hollows.size > 0);
  }

  /** Say what the mover is asked; whom everybody waits for, and how it ended, the house says itself. */
  function bar() {
    if (!frame?.mine || frame.past) return;
    const found = options(), { ask, why, confirm = '' } = said();
    host.bar({
      ask, why,
      confirm: found.action && mine() ? { text: confirm, run: send } : null,
      undo: found.empty || !mine() ? null : { text: t('pylos-do-undo'), run: undo },
    });
  }

  /** Show everything as it is now; `start` is where a dragged ball was let go. @param {{x: number, y: number}} [start] */
  function draw(start) {
    if (!view()) return;
    const after = drafted(), moved = journeys(shown ?? {}, after), first = !shown;
    shown = after;
    paint();
    name();
    bar();
    if (!first && moved.length) host.sound(moved.some(({ to }) => to) ? 'place' : 'take');
    if (first || !host.setting('motion') || moved.length > MOST_FLIGHTS) return;
    scene.fly(moved, journey => {
      const index = COLOURS.indexOf(journey.colour), which = index === seat() ? 'near' : 'far', count = view().reserve[index];
      return [which, journey.to ? (draft.cell === journey.to ? count - 1 : count) : count - 1];
    }, start);
  }

  /** @param {import('./draft.js').Draft} next @param {{x: number, y: number}} [start] */
  function change(next, start) {
    if (next === draft || !mine()) return;
    const fewer = held(next).size < held(draft).size;
    draft = next;
    peek = ALL;
    host.draft.set(next === NOTHING ? null : next);
    if (!next.cell) host.sound(fewer ? 'undo' : 'pick');
    draw(start);
    // A second ball may always follow a first one taken back, so takes wait for their word; a placed ball need not.
    if (next.cell && options().action && !host.setting('confirm')) { send(); return; }
    const { ask, why } = said();
    host.announce(`${ask} ${why}`.trim());
  }
  function undo() { if (mine()) change(undone(draft)); }

  /** Send the draft. Until the next frame it stands as it is; after a refusal, which the house explains, it can be changed again. */
  async function send() {
    const { action } = options();
    if (!action || !mine()) return;
    sending = true;
    bar();
    try { await host.submit(action); } catch { sending = false; draw(); }
  }

  function quarter() {
    stopTurning();
    host.sound('pick');
    const from = turn, to = Math.round(from + 1);
    const arrive = () => { turn = to % 4; scene.look(turn); paint(); name(); };
    if (!host.setting('motion')) { arrive(); return; }
    stopTurning = glide(TURNING, part => { turn = from + (to - from) * part; scene.look(turn); scene.paint(picture(), true); }, arrive);
  }

  /** A touch that chooses nothing: a ball of the third level is lifted off to show what it hides, and any cell is named. @param {string|null} cell */
  function idle(cell) {
    const high = cell && shown?.[cell] && Number(cell[0]) >= 3;
    if (high || peek !== ALL) { peek = high && peek === ALL ? 3 : ALL; paint(); }
    scene.highlight(cell);
    if (cell) host.announce(scene.buttons.flat[cell].getAttribute('aria-label') ?? '');
  }

  pointer(scene, {
    usable: () => { const found = options(); return new Set([...found.hollows, ...found.balls, ...held(draft)]); },
    movable: () => new Set([...options().balls, ...held(draft)]),
    targets: source => source === draft.cell ? options().hollows : choice(legal(), { ...NOTHING, source }).hollows,
    fromReserve: () => choice(legal(), NOTHING).hollows.size > 0,
    colour: mover,
    balls: () => shown ?? {},
  }, {
    tap: cell => change(touched(legal(), draft, cell)),
    idle,
    hover: cell => scene.highlight(cell),
    drop: (source, cell, at) => change({ source: source === draft.cell ? draft.source : source, cell, balls: [] }, at),
    home: source => change(source === draft.cell || source === draft.source ? NOTHING : touched(legal(), draft, source)),
  });
  scene.turner.addEventListener('click', quarter);
  scene.table.addEventListener('focusin', event => {
    const button = /** @type {HTMLElement|null} */ (/** @type {HTMLElement} */ (event.target).closest('.pylos-cell'));
    if (button) { scene.buttons.visit(button); scene.highlight(button.dataset.cell ?? null); }
  });
  scene.table.addEventListener('focusout', () => scene.highlight(null));

  /** @param {KeyboardEvent} event */
  function key(event) {
    const target = /** @type {HTMLElement} */ (event.target), inside = scene.table.contains(target);
    if (!(inside || target === document.body) || !frame || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const button = /** @type {HTMLElement|null} */ (target.closest('.pylos-cell'));
    let done = false;
    if (event.key === 'r' || event.key === 'R') { quarter(); done = true; }
    if (!done && !frame.past) {
      if (event.key === 'Enter') done = button ? enter(button.dataset.cell ?? '') : false;
      else if (button || (target === document.body && mine())) done = scene.buttons.step(button, event.key);
    }
    if (done) event.preventDefault();
  }
  /** Enter chooses; on what is chosen, or where nothing can be, it sends. @param {string} cell */
  function enter(cell) {
    const found = options();
    if (!held(draft).has(cell) && (found.hollows.has(cell) || found.balls.has(cell))) change(touched(legal(), draft, cell));
    else if (found.action) send();
    return true;
  }
  document.addEventListener('keydown', key);

  const room = new ResizeObserver(() => { scene.look(turn); if (frame) paint(); });
  room.observe(scene.board);
  host.onSetting(() => { if (frame) paint(); });
  scene.highlight(null);

  return {
    /** @param {Frame} next */
    update(next) {
      const before = frame;
      frame = next;
      if (!next.view) return;
      const news = !before || before.seq !== next.seq || before.past !== next.past || before.mine !== next.mine || before.seat !== next.seat;
      if (!before || before.since !== next.since || !next.mine || next.past) {
        sending = false;
        const kept = /** @type {any} */ (next.mine && !next.past ? host.draft.get() : null);
        draft = kept && fits(legal(), kept) ? kept : NOTHING;
      }
      if (!news) { bar(); return; }
      peek = ALL;
      draw();
    },
    destroy() {
      stopTurning();
      room.disconnect();
      document.removeEventListener('keydown', key);
      root.replaceChildren();
    },
  };
}

/** Balls left in each reserve: the graph of a review. @param {any} view @returns {number[]} */
const measure = view => view.reserve;

/** A ball of the seat's wood, to stand beside its name. @param {number} seat */
const badge = seat => {
  prepareWood();
  return `<svg viewBox="-52 -52 104 104" width="16" height="16" aria-hidden="true" focusable="false">${ball(COLOURS[seat], 2)}</svg>`;
};

export default { mount, measure, badge };
