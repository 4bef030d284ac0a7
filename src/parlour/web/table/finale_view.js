/** Whether the result of a match is open beside the board. Its modules are loaded when it opens. */
import { nothing } from '../vendor/lit.js';
import { showError } from '../components/toast.js';
/** @typedef {import('../types').Frame} Frame */

const CLOSED_KEY = 'parlour-closed-results';
/** Number of matches for which it is remembered that their result was closed. */
const MAX_CLOSED = 60;

/** @returns {string[]} ids of the matches whose result was closed in this browser */
function closedMatches() {
  try {
    const stored = JSON.parse(localStorage.getItem(CLOSED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export class FinaleView {
  /**
   * @param {string} match
   * @param {() => void} onChange called when the result has opened or closed
   */
  constructor(match, onChange) {
    this.match = match;
    this.onChange = onChange;
    this.isOpen = false;
    /** Whether the match ended while the page was open, so that the result appears with motion. */
    this.isFresh = false;
    /** @type {typeof import('./finale.js') | undefined} */
    this.module = undefined;
  }

  /** Whether the result opens without a click; not if the user has closed it before. */
  get opensAutomatically() {
    return self === top && !closedMatches().includes(this.match);
  }

  /** Load the modules of the result, so that it can open without a delay. */
  async load() {
    this.module ??= await import('./finale.js');
  }

  /** @param {boolean} [isFresh] */
  async open(isFresh = false) {
    if (!this.module) {
      try {
        await this.load();
      } catch (refusal) {
        showError(refusal);
        return;
      }
    }
    // The user may have opened it first, so that it does not appear with motion again.
    if (this.isOpen) return;
    this.isFresh = isFresh;
    this.isOpen = true;
    this.onChange();
  }

  close() {
    this.isOpen = this.isFresh = false;
    const others = closedMatches().filter(match => match !== this.match);
    try {
      localStorage.setItem(CLOSED_KEY, JSON.stringify([...others, this.match].slice(-MAX_CLOSED)));
    } catch {
      // Without storage, the result opens again with the page.
    }
    this.onChange();
  }

  /** Open or close the result. */
  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  /**
   * @param {Frame} frame
   * @param {Omit<Parameters<typeof import('./finale.js').finale>[1], 'isFresh'>} shown
   */
  template(frame, shown) {
    if (!this.isOpen || !this.module || frame.phase !== 'over') return nothing;
    return this.module.finale(frame, { ...shown, isFresh: this.isFresh });
  }
}
