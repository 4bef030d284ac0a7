/** What happened at this table: kept for the log, and told once to the ear. */
import { get } from '../house/api.js';
import { t } from '../house/words.js';
import { announce } from './announcer.js';
import { entryWords } from './log.js';
/** @typedef {import('../types').Frame} Frame */

/** Frames often come in pairs (a move and the answer): one question serves both. */
const PAUSE = 120;

export class Story {
  /** @param {string} match @param {() => void} changed */
  constructor(match, changed) {
    this.match = match;
    this.changed = changed;
    /** @type {import('../types').Entry[]} */
    this.entries = [];
    this.toldUpTo = -1;
    /** @type {number | null} the decision that was last called out as mine */
    this.called = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.asking = undefined;
  }

  /** Ask what this seat saw happen up to a frame. @param {Frame} frame */
  hear(frame) {
    clearTimeout(this.asking);
    if (frame.phase !== 'gathering') this.asking = setTimeout(() => this.ask(frame).catch(() => { /* the next move brings the log */ }), PAUSE);
  }

  /** @param {Frame} frame */
  async ask(frame) {
    const { entries } = await get(`/api/matches/${this.match}/history${frame.seat === null ? '' : `?seat=${frame.seat}`}`);
    const first = this.toldUpTo < 0;
    this.entries = entries;
    if (!first) for (const entry of this.entries) if (entry.seq > this.toldUpTo) announce(entryWords(frame.game, frame.chairs, entry));
    this.toldUpTo = this.entries.at(-1)?.seq ?? 0;
    if (frame.mine && frame.since !== this.called) {
      this.called = frame.since;
      announce(t('house-your-turn'));
    }
    this.changed();
    const pane = document.getElementById('pane-log');
    if (pane) pane.scrollTop = pane.scrollHeight;
  }
}
