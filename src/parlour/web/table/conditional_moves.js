/** Planning in slow games: "if they play this, I answer that", chosen on the board and kept by the house. */
import { get, post } from '../components/api.js';
import { icon } from '../components/icons.js';
import { showError, showToast } from '../components/toast.js';
import { html, nothing, repeat } from '../vendor/lit.js';
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { entryWords } from './log.js';
import { nameOf } from './names.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Bar} Bar */
/** @typedef {import('../types').Foreseen} Foreseen */
/** @typedef {{ allowed: boolean, decision_id: number, lines: Foreseen[][] }} Laid */

/** Milliseconds after which a call is made again on another connection. */
const PATIENCE = 8000;

/**
 * Call the server, and once more where the connection broke: doing it twice changes nothing.
 * @param {string} path @param {unknown} body
 */
const call = (path, body) =>
  post(path, body, { timeoutMs: PATIENCE }).catch(refusal => {
    if (refusal.code !== 'core.connection-lost') throw refusal;
    return post(path, body, { timeoutMs: PATIENCE });
  });

/** Imagined decisions are numbered below nothing, so that no draft of one is taken for a real one's. */
let imagined = 0;

export class Plan {
  /**
   * @param {{ show: (frame: Frame | null) => void, begin: () => void, redraw: () => void }} means `show`: a board that
   *   is imagined, or (null) what is now; `begin`: make room for planning
   */
  constructor(means) {
    this.means = means;
    /** @type {Laid} */
    this.laid = { allowed: false, decision_id: -1, lines: [] };
    /** @type {Frame | null} the newest there is */
    this.now = null;
    /** @type {Frame | null} the imagined board, while somebody plans */
    this.frame = null;
    /** @type {Foreseen[]} the line so far */
    this.line = [];
    this.busy = false;
  }

  get path() {
    return `/api/matches/${this.now?.match}/conditional-moves`;
  }

  /** A newer frame has come: what was being planned is over, and what is laid may be less. @param {Frame} frame */
  async take(frame) {
    const before = this.now;
    this.now = frame;
    this.frame = null;
    this.line = [];
    if (before?.seq === frame.seq && before.seat === frame.seat) return;
    try {
      this.laid = await get(`${this.path}?seat=${frame.seat}`);
    } catch {
      this.laid = { allowed: false, decision_id: -1, lines: [] };
    }
    this.means.redraw();
  }

  /** Whether I owe the next step of the line. */
  get answers() {
    return this.frame?.seat === this.now?.seat;
  }

  /** Whether the line may be kept: an answer of mine ends it. */
  get whole() {
    return this.line.at(-1)?.seat === this.now?.seat && this.line.length > 0;
  }

  /** Imagine the board after some actions. @param {Action[]} actions */
  async look(actions) {
    const now = this.now;
    if (!now || this.busy) return;
    this.busy = true;
    try {
      const { frame, line } = await call(`${this.path}/preview`, { seat: now.seat, actions });
      if (now !== this.now) return;
      this.frame = {
        ...frame,
        seats: now.seats,
        decision_id: frame.mine ? --imagined : null,
        ahead: true,
      };
      this.line = line;
      this.means.show(this.frame);
      const last = line.at(-1);
      announce([last ? this.words(last) : '', this.asked].filter(Boolean).join(' '));
    } catch (refusal) {
      showError(refusal);
    } finally {
      this.busy = false;
      this.means.redraw();
    }
  }

  /** Think ahead, from now on or from the end of a line that is laid. @param {Foreseen[]} [line] */
  begin(line = []) {
    this.means.begin();
    return this.look(line.map(one => one.action));
  }

  /** An action was chosen on the imagined board. @param {Action} action */
  choose(action) {
    return this.look([...this.line.map(one => one.action), action]);
  }

  back() {
    return this.look(this.line.slice(0, -1).map(one => one.action));
  }

  end() {
    if (!this.frame) return;
    this.frame = null;
    this.line = [];
    this.means.show(null);
  }

  /** @param {string} deed @param {Foreseen[]} line */
  async write(deed, line) {
    const { seat } = /** @type {Frame} */ (this.now);
    const actions = line.map(one => one.action);
    try {
      this.laid = await call(`${this.path}${deed}`, {
        seat,
        decision_id: this.laid.decision_id,
        actions,
      });
      return true;
    } catch (refusal) {
      showError(refusal);
      return false;
    } finally {
      this.means.redraw();
    }
  }

  async keep() {
    if (!(await this.write('', this.line))) return;
    showToast(t('correspondence-conditional-saved'));
    this.end();
  }

  /** @param {Foreseen} one */
  words({ seat, log_entries }) {
    const { game, seats: chairs } = /** @type {Frame} */ (this.now);
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
    return entryWords(game, chairs, entry);
  }

  get asked() {
    const { frame } = this;
    if (frame?.phase !== 'playing') return t('correspondence-conditional-ends');
    return this.answers
      ? t('correspondence-conditional-answer')
      : t('correspondence-conditional-if-they', { name: nameOf(frame.seats, frame.seat) });
  }

  /**
   * What the bar says while somebody plans, around what the board asks; else null.
   * @param {Bar} bar @returns {Bar | null}
   */
  bar(bar) {
    if (!this.frame) return null;
    const leave = { text: t('site-back-to-current-position'), run: () => this.end() };
    const back = { text: t('correspondence-conditional-back'), run: () => void this.back() };
    const keep = this.whole
      ? { text: t('correspondence-conditional-save'), run: () => void this.keep() }
      : null;
    return {
      prompt: this.asked,
      reason: bar.reason || t('correspondence-conditional-line'),
      confirm: bar.confirm ?? keep,
      undo: bar.undo ?? (this.line.length ? back : leave),
      more: this.line.length || bar.undo ? [leave] : [],
    };
  }

  /** @param {Foreseen[]} line */
  steps(line) {
    const mine = this.now?.seat;
    return html`<ol>${line.map(
      one =>
        html`<li class=${one.seat === mine ? 'answer' : ''}><small>${t(
          one.seat === mine ? 'correspondence-conditional-then' : 'correspondence-conditional-if',
        )}</small> ${this.words(one)}</li>`,
    )}</ol>`;
  }

  template() {
    const { lines } = this.laid;
    const due = this.now?.mine;
    const laid = (/** @type {Foreseen[]} */ line) => html`<li class="card">${this.steps(line)}
      <div class="row"><button class="btn sm" ?disabled=${due} @click=${() => this.begin(line)}>
        ${icon('plus')}${t('correspondence-conditional-continue')}</button>
        <button class="btn sm" @click=${() => this.write('/delete', line)}>
          ${icon('x')}${t('correspondence-conditional-delete')}</button></div></li>`;
    return html`<div class="plans"><p class="muted">${t('correspondence-conditional-about')}</p>
      ${
        this.frame && this.line.length
          ? html`<section class="card now" aria-label=${t('correspondence-conditional-new')}>${this.steps(this.line)}
              ${
                this.whole
                  ? html`<button class="btn sm main" @click=${() => this.keep()}>${t(
                      'correspondence-conditional-save',
                    )}</button>`
                  : nothing
              }</section>`
          : nothing
      }
      ${
        due
          ? html`<p class="note">${t('correspondence-conditional-due')}</p>`
          : this.frame
            ? nothing
            : html`<button class="btn main" @click=${() => this.begin()}>${icon('plus')}${t(
                'correspondence-conditional-new',
              )}</button>`
      }<ul>${repeat(lines, line => JSON.stringify(line.map(one => one.action)), laid)}</ul></div>`;
  }
}
