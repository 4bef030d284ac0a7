/** Looking back while a match is on: every position can be seen again, and one key leads to now. */
import { get } from '../components/api.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Entry} Entry */

/** The kinds of entries after which a board can be looked at. */
const STEPS = new Set(['started', 'moved', 'tookback', 'left', 'flagged']);

/** @param {{ seat: number | null, seq: number }} frame */
const key = ({ seat, seq }) => `${seat}:${seq}`;

export class LookBack {
  /**
   * @param {string} match
   * @param {(frame: Frame | null) => void} show shows a position that is past, or (null) what is now
   */
  constructor(match, show) {
    this.match = match;
    this.show = show;
    /** @type {Map<string, Frame>} what each seat of mine has seen, by seat and position of the log */
    this.frames = new Map();
    /** @type {Frame | null} */
    this.newest = null;
    /** @type {number | null} the position that is looked at */
    this.at = null;
    addEventListener(
      'keydown',
      event => {
        if (this.at === null || event.defaultPrevented || !['End', 'Escape'].includes(event.key))
          return;
        event.preventDefault();
        this.now();
      },
      true,
    );
  }

  /** Remember what came. @param {Frame[]} frames */
  keep(frames) {
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

  /** The page shows a newer frame, which ends looking back. @param {Frame} frame */
  take(frame) {
    this.newest = frame;
    this.at = null;
  }

  /** What the seat that is shown saw then. @param {Entry} entry */
  seen({ seq }) {
    return this.newest ? this.frames.get(key({ seat: this.newest.seat, seq })) : undefined;
  }

  /** Look at what was seen after an entry; what this page did not see itself is asked for. @param {Entry} entry */
  async go(entry) {
    const newest = this.newest;
    if (!newest || entry.seq === newest.seq) {
      this.now();
      return;
    }
    this.at = entry.seq;
    if (!this.seen(entry)) {
      const seat = newest.seat === null ? '' : `?seat=${newest.seat}`;
      try {
        this.keep([await get(`/api/matches/${this.match}/positions/${entry.seq}${seat}`)]);
      } catch (refusal) {
        showError(refusal);
      }
    }
    // Meanwhile somebody may have moved, or looked elsewhere.
    const frame = this.seen(entry);
    if (this.at !== entry.seq || newest !== this.newest) return;
    if (frame) this.show(frame);
    else this.now();
  }

  /** One move back, or on. @param {number} by @param {Entry[]} entries */
  step(by, entries) {
    const moves = entries.filter(entry => entry.kind === 'moved' || entry.kind === 'started');
    const here = this.at ?? this.newest?.seq ?? 0;
    const next =
      by < 0 ? moves.findLast(entry => entry.seq < here) : moves.find(entry => entry.seq > here);
    if (next) void this.go(next);
  }

  now() {
    if (this.at === null) return;
    this.at = null;
    this.show(null);
  }

  /** What the rows of the log can do. @param {(places: string[]) => void} light */
  acts(light) {
    return {
      light,
      seq: this.at,
      go: (/** @type {number} */ _, /** @type {Entry} */ entry) => void this.go(entry),
      may: (/** @type {Entry} */ entry) => STEPS.has(entry.kind),
    };
  }

  /** What the bar says while somebody looks back, or null. @returns {import('../types').Bar | null} */
  get bar() {
    if (this.at === null) return null;
    return {
      prompt: t('site-earlier-position'),
      reason: t('site-earlier-position-line'),
      confirm: { text: t('site-back-to-current-position'), run: () => this.now() },
    };
  }
}
