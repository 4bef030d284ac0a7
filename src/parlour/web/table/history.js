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

/** Time in milliseconds after which the complete list is requested again if it did not arrive. */
const RETRY_MS = 4000;

/**
 * Entries that arrived while the complete list was loading: those after the log position `after`,
 * up to the position `upTo`.
 * @typedef {{ after: number, upTo: number, entries: MoveListEntry[] }} QueuedEntries
 */

/**
 * The entries of one seat. They are known up to the log position `upTo`. Before the complete list
 * has arrived, `isKnown` is false. After a gap `isStale` is true, and the entries before the gap
 * remain until the complete list has arrived again. While it is loading, `isLoading` is true and
 * `loaded` is pending.
 */
class SeatHistory {
  constructor() {
    /** @type {MoveListEntry[]} */
    this.entries = [];
    /** @type {QueuedEntries[]} */
    this.queue = [];
    this.upTo = -1;
    this.isKnown = false;
    this.isStale = false;
    this.isLoading = false;
    this.loaded = Promise.resolve();
  }

  /**
   * Add the entries since a position, or become stale if there is a gap before them.
   * @param {QueuedEntries} more
   */
  add({ after, upTo, entries }) {
    if (after > this.upTo) {
      this.isStale ||= upTo > this.upTo;
      return;
    }
    const last = this.entries.at(-1)?.seq ?? -1;
    this.entries = [...this.entries, ...entries.filter(entry => entry.seq > last)];
    this.upTo = Math.max(this.upTo, upTo);
  }

  /**
   * Replace all entries, and add those that arrived in the meantime.
   * @param {MoveListEntry[]} entries
   * @param {number} upTo
   */
  replace(entries, upTo) {
    this.entries = entries;
    this.upTo = Math.max(upTo, entries.at(-1)?.seq ?? 0);
    this.isKnown = true;
    this.isStale = false;
    this.isLoading = false;
    for (const more of this.queue.splice(0)) this.add(more);
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

  /** Whether the entries of the shown seat have been loaded. */
  get isKnown() {
    return this.histories.get(this.seat)?.isKnown ?? false;
  }

  /**
   * Return the entries of the shown seat once they are loaded, or undefined if loading failed.
   * @returns {Promise<MoveListEntry[] | undefined>}
   */
  async loadedEntries() {
    const sight = this.histories.get(this.seat);
    await sight?.loaded;
    return sight?.isKnown ? sight.entries : undefined;
  }

  /**
   * Store the entries that arrived with frames. If there is a gap, `showFrame` reloads all entries.
   * @param {Frame[]} frames
   * @param {NewEntries} [coming]
   */
  receive(frames, coming) {
    frames.forEach((frame, i) => {
      const sight = this.histories.get(frame.seat);
      const more = {
        after: coming?.after ?? Infinity,
        upTo: frame.seq,
        entries: coming?.per_frame[i] ?? [],
      };
      if (sight?.isLoading) sight.queue.push(more);
      else sight?.add(more);
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
    if (sight?.isLoading) return;
    if (!sight || sight.isStale) this.load(frame);
    else this.announceTimer = setTimeout(() => this.announceNew(frame), ANNOUNCE_DELAY_MS);
  }

  /**
   * Load all entries of a seat. The entries that are already known remain until then.
   * @param {Frame} frame
   */
  load(frame) {
    const sight = this.histories.get(frame.seat) ?? new SeatHistory();
    sight.isLoading = true;
    this.histories.set(frame.seat, sight);
    sight.loaded = this.fetch(frame, sight).catch(() => {
      sight.isLoading = false;
      sight.isStale = true;
      setTimeout(() => this.reload(frame, sight), RETRY_MS);
    });
  }

  /**
   * Load all entries of a seat again if they are still shown and missing.
   * @param {Frame} frame
   * @param {SeatHistory} sight
   */
  reload(frame, sight) {
    if (sight.isStale && !sight.isLoading && this.seat === frame.seat) this.load(frame);
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
    sight.replace(entries, frame.seq);
    // Entries from before this page was opened are not announced.
    if (this.announcedUpTo < 0) this.announcedUpTo = sight.upTo;
    this.announceNew(frame);
    this.reload(frame, sight);
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
  }
}
