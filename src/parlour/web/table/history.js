/** What happened at this table, as each seat of mine saw it: kept for the log, and told once to the ear. */
import { get } from '../components/api.js';
import { takePreloaded } from '../components/preloaded.js';
import { waitForPaint } from '../components/page_ready.js';
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { spoken } from './log.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Entry} Entry */
/**
 * The entries since the frame before, for each of the frames they came with.
 * @typedef {{ after: number, per_frame: Entry[][] }} Coming
 */

/** Frames often come in pairs (a move and the answer): they are told together. */
const PAUSE = 120;

/**
 * What one seat saw; `upTo`: the position of the log up to which that is known; `asked`: its whole is on its way, and
 * there once it has `come`.
 */
class Sight {
  constructor() {
    /** @type {Entry[]} */
    this.entries = [];
    this.upTo = -1;
    this.asked = false;
    this.come = Promise.resolve();
  }

  /** @param {Entry[]} more @param {number} upTo */
  add(more, upTo) {
    const last = this.entries.at(-1)?.seq ?? -1;
    this.entries = [...this.entries, ...more.filter(entry => entry.seq > last)];
    this.upTo = Math.max(this.upTo, upTo);
  }
}

export class History {
  /** @param {string} match @param {() => void} changed @param {() => string} question what is asked of me now */
  constructor(match, changed, question) {
    this.match = match;
    this.question = question;
    this.changed = changed;
    /** @type {Map<number | null, Sight>} */
    this.sights = new Map();
    /** @type {number | null} the seat that is shown */
    this.seat = null;
    this.toldUpTo = -1;
    /** @type {number | null} the decision that was last called out as mine */
    this.called = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.telling = undefined;
  }

  /** What the seat that is shown saw happen. @returns {Entry[]} */
  get entries() {
    return this.sights.get(this.seat)?.entries ?? [];
  }

  /** The same, once it is known; nothing where it could not be asked for. @returns {Promise<Entry[] | undefined>} */
  async known() {
    const { seat } = this;
    await this.sights.get(seat)?.come;
    return this.sights.get(seat)?.entries;
  }

  /**
   * Take in what came with frames; where something is missing between, it is asked for anew.
   * @param {Frame[]} frames
   * @param {Coming} [coming]
   */
  take(frames, coming) {
    frames.forEach((frame, i) => {
      const sight = this.sights.get(frame.seat);
      const follows = sight && coming && (sight.asked || coming.after <= sight.upTo);
      if (follows) sight.add(coming.per_frame[i], sight.asked ? -1 : frame.seq);
      else if (sight && frame.seq > sight.upTo) this.sights.delete(frame.seat);
    });
  }

  /** A frame is shown: tell what is new in it, and ask for what is not known. @param {Frame} frame */
  hear(frame) {
    clearTimeout(this.telling);
    if (frame.phase === 'gathering') return;
    this.seat = frame.seat;
    const sight = this.sights.get(frame.seat);
    if (!sight) this.ask(frame);
    else if (!sight.asked) this.telling = setTimeout(() => this.tell(frame), PAUSE);
  }

  /** Ask for all that a seat saw. @param {Frame} frame */
  ask(frame) {
    const sight = new Sight();
    sight.asked = true;
    this.sights.set(frame.seat, sight);
    sight.come = this.fetch(frame, sight).catch(() => void this.sights.delete(frame.seat));
  }

  /** @param {Frame} frame @param {Sight} sight */
  async fetch(frame, sight) {
    // The board is to be seen before what was done on it is told.
    await waitForPaint();
    const seat = frame.seat === null ? '' : `?seat=${frame.seat}`;
    const path = `/api/matches/${this.match}/history${seat}`;
    // What came with the page is as old as the page: it does where nothing has happened since.
    const brought = takePreloaded(path);
    const { entries } =
      brought && (brought.entries.at(-1)?.seq ?? -1) >= frame.seq ? brought : await get(path);
    const later = sight.entries;
    sight.entries = entries;
    sight.asked = false;
    sight.add(later, Math.max(frame.seq, entries.at(-1)?.seq ?? 0, later.at(-1)?.seq ?? 0));
    // What happened before this page was opened is no news.
    if (this.toldUpTo < 0) this.toldUpTo = sight.upTo;
    this.tell(frame);
  }

  /** @param {Frame} frame */
  tell(frame) {
    for (const entry of this.entries) {
      if (entry.seq > this.toldUpTo) announce(spoken(frame.game, frame.seats, entry));
    }
    this.toldUpTo = Math.max(this.toldUpTo, this.entries.at(-1)?.seq ?? -1);
    if (frame.mine && frame.decision_id !== this.called) {
      this.called = frame.decision_id;
      const own = this.entries.findLast(entry => entry.kind === 'moved')?.seat === frame.seat;
      const asked = this.question();
      const yours = t('site-your-turn');
      announce(own || asked.startsWith(yours) ? asked : `${yours}. ${asked}`);
    }
    this.changed();
    const pane = document.getElementById('pane-log');
    if (pane) pane.scrollTop = pane.scrollHeight;
  }
}
