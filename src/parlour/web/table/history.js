/**
 * The log entries of a match from the view of each of the user's seats, and their announcement to
 * screen readers.
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
 * The entries since the previous frame, for each frame in the same message.
 * @typedef {{ after: number, per_frame: MoveListEntry[][] }} NewEntries
 */

/**
 * Delay in milliseconds for announcing a move and its answer together, since they often arrive in
 * quick succession.
 */
const ANNOUNCE_DELAY_MS = 120;

/**
 * The entries of one seat. They are known up to the log position `upTo`. While the complete list is
 * loading, `isLoading` is true and `loaded` is pending.
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
   * @param {() => void} onChange
   * @param {() => string} promptText returns the current prompt
   */
  constructor(match, onChange, promptText) {
    this.match = match;
    this.promptText = promptText;
    this.onChange = onChange;
    /** @type {Map<number | null, SeatHistory>} */
    this.histories = new Map();
    /** @type {number | null} the seat that is shown */
    this.seat = null;
    this.announcedUpTo = -1;
    /** @type {number | null} the user's decision that was announced last */
    this.announcedDecision = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.announceTimer = undefined;
  }

  /**
   * The entries of the shown seat.
   * @returns {MoveListEntry[]}
   */
  get entries() {
    return this.histories.get(this.seat)?.entries ?? [];
  }

  /**
   * Return the entries of the shown seat once they are loaded, or undefined if loading failed.
   * @returns {Promise<MoveListEntry[] | undefined>}
   */
  async loadedEntries() {
    const { seat } = this;
    await this.histories.get(seat)?.loaded;
    return this.histories.get(seat)?.entries;
  }

  /**
   * Store the entries that arrived with frames. If there is a gap, reload all entries.
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
   * Announce the new entries of a shown frame, and load missing entries.
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
   * Load all entries of a seat.
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
    // The board is shown before the log.
    await waitForPaint();
    const seat = frame.seat === null ? '' : `?seat=${frame.seat}`;
    const path = `/api/matches/${this.match}/history${seat}`;
    // Preloaded entries are as old as the page, so they are used only if nothing has happened
    // since.
    const preloaded = takePreloaded(path);
    const { entries } =
      preloaded && (preloaded.entries.at(-1)?.seq ?? -1) >= frame.seq ? preloaded : await get(path);
    const newerEntries = sight.entries;
    sight.entries = entries;
    sight.isLoading = false;
    sight.add(
      newerEntries,
      Math.max(frame.seq, entries.at(-1)?.seq ?? 0, newerEntries.at(-1)?.seq ?? 0),
    );
    // Entries from before this page was opened are not announced.
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
