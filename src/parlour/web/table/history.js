/**
 * What happened at this table, as each seat of mine saw it: kept for the log, and told once to the
 * ear.
 */
import { get } from '../components/api.js';
import { takePreloaded } from '../components/preloaded.js';
import { waitForPaint } from '../components/page_ready.js';
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { spokenText } from './log.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').MoveListEntry} MoveListEntry */
/**
 * The entries since the frame before, for each of the frames they came with.
 * @typedef {{ after: number, per_frame: MoveListEntry[][] }} NewEntries
 */

/** Frames often come in pairs (a move and the answer): they are told together. */
const ANNOUNCE_DELAY_MS = 120;

/**
 * What one seat saw; `upTo`: the position of the log up to which that is known; `asked`: its whole
 * is on its way, and
 * there once it has `come`.
 */
class SeatHistory {
  constructor() {
    /** @type {MoveListEntry[]} */
    this.entries = [];
    this.upTo = -1;
    this.isLoading = false;
    this.loaded = Promise.resolve();
  }

  /**
   * @param {MoveListEntry[]} more
   * @param {number} upTo
   */
  add(more, upTo) {
    const last = this.entries.at(-1)?.seq ?? -1;
    this.entries = [...this.entries, ...more.filter(entry => entry.seq > last)];
    this.upTo = Math.max(this.upTo, upTo);
  }
}

export class History {
  /**
   * @param {string} match
   * @param {() => void} changed
   * @param {() => string} question what is asked of me now
   */
  constructor(match, changed, question) {
    this.match = match;
    this.promptText = question;
    this.onChange = changed;
    /** @type {Map<number | null, SeatHistory>} */
    this.histories = new Map();
    /** @type {number | null} the seat that is shown */
    this.seat = null;
    this.announcedUpTo = -1;
    /** @type {number | null} the decision that was last called out as mine */
    this.announcedDecision = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.announceTimer = undefined;
  }

  /**
   * What the seat that is shown saw happen.
   * @returns {MoveListEntry[]}
   */
  get entries() {
    return this.histories.get(this.seat)?.entries ?? [];
  }

  /**
   * The same, once it is known; nothing where it could not be asked for.
   * @returns {Promise<MoveListEntry[] | undefined>}
   */
  async loadedEntries() {
    const { seat } = this;
    await this.histories.get(seat)?.loaded;
    return this.histories.get(seat)?.entries;
  }

  /**
   * Take in what came with frames; where something is missing between, it is asked for anew.
   * @param {Frame[]} frames
   * @param {NewEntries} [coming]
   */
  receive(frames, coming) {
    frames.forEach((frame, i) => {
      const sight = this.histories.get(frame.seat);
      const follows = sight && coming && (sight.isLoading || coming.after <= sight.upTo);
      if (follows) sight.add(coming.per_frame[i], sight.isLoading ? -1 : frame.seq);
      else if (sight && frame.seq > sight.upTo) this.histories.delete(frame.seat);
    });
  }

  /**
   * A frame is shown: tell what is new in it, and ask for what is not known.
   * @param {Frame} frame
   */
  showFrame(frame) {
    clearTimeout(this.announceTimer);
    if (frame.phase === 'gathering') return;
    this.seat = frame.seat;
    const sight = this.histories.get(frame.seat);
    if (!sight) this.load(frame);
    else if (!sight.isLoading)
      this.announceTimer = setTimeout(() => this.announceNew(frame), ANNOUNCE_DELAY_MS);
  }

  /**
   * Ask for all that a seat saw.
   * @param {Frame} frame
   */
  load(frame) {
    const sight = new SeatHistory();
    sight.isLoading = true;
    this.histories.set(frame.seat, sight);
    sight.loaded = this.fetch(frame, sight).catch(() => void this.histories.delete(frame.seat));
  }

  /**
   * @param {Frame} frame
   * @param {SeatHistory} sight
   */
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
    sight.isLoading = false;
    sight.add(later, Math.max(frame.seq, entries.at(-1)?.seq ?? 0, later.at(-1)?.seq ?? 0));
    // What happened before this page was opened is no news.
    if (this.announcedUpTo < 0) this.announcedUpTo = sight.upTo;
    this.announceNew(frame);
  }

  /** @param {Frame} frame */
  announceNew(frame) {
    for (const entry of this.entries) {
      if (entry.seq > this.announcedUpTo) announce(spokenText(frame.game, frame.seats, entry));
    }
    this.announcedUpTo = Math.max(this.announcedUpTo, this.entries.at(-1)?.seq ?? -1);
    if (frame.mine && frame.decision_id !== this.announcedDecision) {
      this.announcedDecision = frame.decision_id;
      const own = this.entries.findLast(entry => entry.kind === 'moved')?.seat === frame.seat;
      const asked = this.promptText();
      const yours = t('site-your-turn');
      announce(own || asked.startsWith(yours) ? asked : `${yours}. ${asked}`);
    }
    this.onChange();
    const pane = document.getElementById('pane-log');
    if (pane) pane.scrollTop = pane.scrollHeight;
  }
}
