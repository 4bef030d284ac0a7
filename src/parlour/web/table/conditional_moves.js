/** Conditional moves in correspondence matches: answers that are prepared for expected moves. */
import { get, post } from '../components/api.js';
import { icon } from '../components/icons.js';
import { showError, showToast } from '../components/toast.js';
import { html, nothing, repeat } from '../vendor/lit.js';
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { moveListText } from './log.js';
import { seatName } from './names.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').PredictedAction} PredictedAction */
/** @typedef {{ allowed: boolean, decision_id: number, lines: PredictedAction[][] }} SavedLines */

/** Time in milliseconds after which a request is repeated on another connection. */
const TIMEOUT_MS = 8000;

/**
 * Send a request and repeat it if the connection is lost, since the requests are idempotent.
 * @param {string} path
 * @param {unknown} body
 */
const postWithRetry = (path, body) =>
  post(path, body, { timeoutMs: TIMEOUT_MS }).catch(refusal => {
    if (refusal.code !== 'core.connection-lost') throw refusal;
    return post(path, body, { timeoutMs: TIMEOUT_MS });
  });

/**
 * Number of previews so far. Preview decisions have negative ids, so that their drafts are not
 * mistaken for drafts of real decisions.
 */
let previewCount = 0;

export class ConditionalMoves {
  /**
   * @param {{ show: (frame: Frame | null) => void, begin: () => void, redraw: () => void }}
   *   callbacks `show` shows a preview frame, or the current one for null; `begin` prepares the
   *   page for entering a line
   */
  constructor(callbacks) {
    this.callbacks = callbacks;
    /** @type {SavedLines} */
    this.saved = { allowed: false, decision_id: -1, lines: [] };
    /** @type {Frame | null} the newest frame */
    this.current = null;
    /** @type {Frame | null} the preview frame while a line is being entered */
    this.previewFrame = null;
    /** @type {PredictedAction[]} the actions of the line so far */
    this.line = [];
    this.isBusy = false;
  }

  get path() {
    return `/api/matches/${this.current?.match}/conditional-moves`;
  }

  /**
   * Update the frame, discard the line that is being entered, and reload the saved lines.
   * @param {Frame} frame
   */
  async update(frame) {
    const before = this.current;
    this.current = frame;
    this.previewFrame = null;
    this.line = [];
    if (before?.seq === frame.seq && before.seat === frame.seat) return;
    try {
      this.saved = await get(`${this.path}?seat=${frame.seat}`);
    } catch {
      this.saved = { allowed: false, decision_id: -1, lines: [] };
    }
    this.callbacks.redraw();
  }

  /** Whether the user makes the next move of the line. */
  get isOwnTurn() {
    return this.previewFrame?.seat === this.current?.seat;
  }

  /** Whether the line can be saved, which is the case if it ends with a move of the user. */
  get isComplete() {
    return this.line.at(-1)?.seat === this.current?.seat && this.line.length > 0;
  }

  /**
   * Show the board after some actions.
   * @param {Action[]} actions
   */
  async preview(actions) {
    const now = this.current;
    if (!now || this.isBusy) return;
    this.isBusy = true;
    try {
      const { frame, line } = await postWithRetry(`${this.path}/preview`, {
        seat: now.seat,
        actions,
      });
      if (now !== this.current) return;
      this.previewFrame = {
        ...frame,
        seats: now.seats,
        decision_id: frame.mine ? --previewCount : null,
        ahead: true,
      };
      this.line = line;
      this.callbacks.show(this.previewFrame);
      const last = line.at(-1);
      announce([last ? this.stepText(last) : '', this.prompt].filter(Boolean).join(' '));
    } catch (refusal) {
      showError(refusal);
    } finally {
      this.isBusy = false;
      this.callbacks.redraw();
    }
  }

  /**
   * Start a new line, or continue a saved one.
   * @param {PredictedAction[]} [line]
   */
  start(line = []) {
    this.callbacks.begin();
    return this.preview(line.map(one => one.action));
  }

  /**
   * Add an action chosen on the preview board.
   * @param {Action} action
   */
  addAction(action) {
    return this.preview([...this.line.map(one => one.action), action]);
  }

  removeLast() {
    return this.preview(this.line.slice(0, -1).map(one => one.action));
  }

  close() {
    if (!this.previewFrame) return;
    this.previewFrame = null;
    this.line = [];
    this.callbacks.show(null);
  }

  /**
   * @param {string} deed
   * @param {PredictedAction[]} line
   */
  async sendLine(deed, line) {
    const { seat } = /** @type {Frame} */ (this.current);
    const actions = line.map(one => one.action);
    try {
      this.saved = await postWithRetry(`${this.path}${deed}`, {
        seat,
        decision_id: this.saved.decision_id,
        actions,
      });
      return true;
    } catch (refusal) {
      showError(refusal);
      return false;
    } finally {
      this.callbacks.redraw();
    }
  }

  async save() {
    if (!(await this.sendLine('', this.line))) return;
    showToast(t('correspondence-conditional-saved'));
    this.close();
  }

  /** @param {PredictedAction} one */
  stepText({ seat, log_entries }) {
    const { game, seats: occupants } = /** @type {Frame} */ (this.current);
    const entry = {
      kind: 'moved',
      seq: 0,
      at: 0,
      seat,
      log_entries,
      spent_ms: 0,
      details: {},
      scores: null,
    };
    return moveListText(game, occupants, entry);
  }

  get prompt() {
    const { previewFrame } = this;
    if (previewFrame?.phase !== 'playing') return t('correspondence-conditional-ends');
    return this.isOwnTurn
      ? t('correspondence-conditional-answer')
      : t('correspondence-conditional-if-they', {
          name: seatName(previewFrame.seats, previewFrame.seat),
        });
  }

  /**
   * Return the action bar while a line is being entered, based on the board's, or null otherwise.
   * @param {ActionBar} bar
   * @returns {ActionBar | null}
   */
  actionBar(bar) {
    if (!this.previewFrame) return null;
    const leave = { text: t('site-back-to-current-position'), run: () => this.close() };
    const back = { text: t('correspondence-conditional-back'), run: () => void this.removeLast() };
    const keep = this.isComplete
      ? { text: t('correspondence-conditional-save'), run: () => void this.save() }
      : null;
    return {
      prompt: this.prompt,
      reason: bar.reason || t('correspondence-conditional-line'),
      confirm: bar.confirm ?? keep,
      undo: bar.undo ?? (this.line.length ? back : leave),
      more: this.line.length || bar.undo ? [leave] : [],
      isTall: true,
    };
  }

  /** @param {PredictedAction[]} line */
  stepList(line) {
    const mine = this.current?.seat;
    return html`<ol>${line.map(
      one =>
        html`<li class=${one.seat === mine ? 'answer' : ''}><small>${t(
          one.seat === mine ? 'correspondence-conditional-then' : 'correspondence-conditional-if',
        )}</small> ${this.stepText(one)}</li>`,
    )}</ol>`;
  }

  template() {
    const { lines } = this.saved;
    const due = this.current?.mine;
    const savedLine = (
      /** @type {PredictedAction[]} */ line,
    ) => html`<li class="card">${this.stepList(line)}
      <div class="row"><button class="btn sm" ?disabled=${due} @click=${() => this.start(line)}>
        ${icon('plus')}${t('correspondence-conditional-continue')}</button>
        <button class="btn sm" @click=${() => this.sendLine('/delete', line)}>
          ${icon('x')}${t('correspondence-conditional-delete')}</button></div></li>`;
    return html`<div class="plans"><p class="muted">${t('correspondence-conditional-about')}</p>
      ${
        this.previewFrame && this.line.length
          ? html`<section class="card now" aria-label=${t('correspondence-conditional-new')}>${this.stepList(this.line)}
              ${
                this.isComplete
                  ? html`<button class="btn sm main" @click=${() => this.save()}>${t(
                      'correspondence-conditional-save',
                    )}</button>`
                  : nothing
              }</section>`
          : nothing
      }
      ${
        due
          ? html`<p class="note">${t('correspondence-conditional-due')}</p>`
          : this.previewFrame
            ? nothing
            : html`<button class="btn main" @click=${() => this.start()}>${icon('plus')}${t(
                'correspondence-conditional-new',
              )}</button>`
      }<ul>${repeat(lines, line => JSON.stringify(line.map(one => one.action)), savedLine)}</ul></div>`;
  }
}
