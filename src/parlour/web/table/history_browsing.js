/** Browsing of earlier positions during a match. End and Escape return to the current position. */
import { get } from '../components/api.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').MoveListEntry} MoveListEntry */

/** The kinds of entries whose position can be shown. */
const VIEWABLE = new Set(['started', 'moved', 'tookback', 'left', 'flagged']);

/** @param {{ seat: number | null, seq: number }} frame */
const key = ({ seat, seq }) => `${seat}:${seq}`;

export class HistoryBrowser {
  /**
   * @param {string} match
   * @param {(frame: Frame | null) => void} show shows an earlier position, or the current one for
   *   null
   */
  constructor(match, show) {
    this.match = match;
    this.show = show;
    /** @type {Map<string, Frame>} the frames of the user's seats, by seat and log position */
    this.frames = new Map();
    /** @type {Frame | null} */
    this.newest = null;
    /** @type {number | null} the log position that is shown, or null for the current one */
    this.position = null;
    addEventListener(
      'keydown',
      event => {
        if (
          this.position === null ||
          event.defaultPrevented ||
          !['End', 'Escape'].includes(event.key)
        )
          return;
        event.preventDefault();
        this.showCurrent();
      },
      true,
    );
  }

  /**
   * Store frames by seat and position.
   * @param {Frame[]} frames
   */
  addFrames(frames) {
    for (const frame of frames) {
      if (frame.view)
        this.frames.set(key(frame), {
          ...frame,
          mine: false,
          past: true,
          legal_actions: null,
          previews: null,
        });
    }
  }

  /**
   * Update the newest frame, which ends browsing.
   * @param {Frame} frame
   */
  setNewest(frame) {
    this.newest = frame;
    this.position = null;
  }

  /**
   * Return the frame of the shown seat after an entry.
   * @param {MoveListEntry} entry
   */
  frameAt({ seq }) {
    return this.newest ? this.frames.get(key({ seat: this.newest.seat, seq })) : undefined;
  }

  /**
   * Show the position after an entry; load it if this page has not seen it.
   * @param {MoveListEntry} entry
   */
  async showEntry(entry) {
    const newest = this.newest;
    if (!newest || entry.seq === newest.seq) {
      this.showCurrent();
      return;
    }
    this.position = entry.seq;
    if (!this.frameAt(entry)) {
      const seat = newest.seat === null ? '' : `?seat=${newest.seat}`;
      try {
        this.addFrames([await get(`/api/matches/${this.match}/positions/${entry.seq}${seat}`)]);
      } catch (refusal) {
        showError(refusal);
      }
    }
    // In the meantime, a player may have moved or the user may have chosen another entry.
    const frame = this.frameAt(entry);
    if (this.position !== entry.seq || newest !== this.newest) return;
    if (frame) this.show(frame);
    else this.showCurrent();
  }

  /**
   * Go one move back or forward.
   * @param {number} by
   * @param {MoveListEntry[]} entries
   */
  step(by, entries) {
    const moves = entries.filter(entry => entry.kind === 'moved' || entry.kind === 'started');
    const here = this.position ?? this.newest?.seq ?? 0;
    const next =
      by < 0 ? moves.findLast(entry => entry.seq < here) : moves.find(entry => entry.seq > here);
    if (next) void this.showEntry(next);
  }

  showCurrent() {
    if (this.position === null) return;
    this.position = null;
    this.show(null);
  }

  /**
   * Return the actions of the log rows.
   * @param {(places: string[]) => void} light
   */
  logActions(light) {
    return {
      light,
      seq: this.position,
      go: (/** @type {number} */ _, /** @type {MoveListEntry} */ entry) =>
        void this.showEntry(entry),
      may: (/** @type {MoveListEntry} */ entry) => VIEWABLE.has(entry.kind),
    };
  }

  /**
   * The action bar while an earlier position is shown, or null otherwise.
   * @returns {import('../types').ActionBar | null}
   */
  get bar() {
    if (this.position === null) return null;
    return {
      prompt: t('site-earlier-position'),
      reason: t('site-earlier-position-line'),
      confirm: { text: t('site-back-to-current-position'), run: () => this.showCurrent() },
    };
  }
}
