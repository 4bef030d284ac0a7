/** The command line: moves typed as text or in notation, with completion. */
import { isExactMatch, matchingCommands } from '../board/commands.js';
import { withSpokenText } from '../components/screen_reader.js';
import { html, live, nothing } from '../vendor/lit.js';
import { hasMessage, t, errorText } from '../components/strings.js';
import { announce } from './announcer.js';
import { actionText } from '../components/action_text.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Command} Command */

/** Maximum number of listed moves. */
const MAX_LISTED = 8;
/** Pause in typing, in milliseconds, after which the first match is evaluated. */
const EVALUATE_AFTER_MS = 160;

/**
 * Return the legal moves as commands, for a game that does not define commands.
 * @param {Frame} frame
 * @param {import('../types').GameUI} [ui]
 * @returns {Command[]}
 */
function legalMoveCommands(frame, ui) {
  return (frame.legal_actions ?? []).map((action, i) => {
    const words = ui?.actionText?.(action, frame, t) ?? actionText(frame.game, action, frame.seats);
    return { text: words, description: '', action, points: frame.previews?.[i]?.points ?? null };
  });
}

export class CommandLine {
  /**
   * @param {{ board: import('./board.js').Board, submit: (action: Action, frame: Frame) =>
   *   Promise<void>, preview: (action: Action, frame: Frame) => Promise<any>, frame: () => Frame |
   *   null, redraw: () => void }} table
   */
  constructor(table) {
    this.table = table;
    this.isOpen = false;
    this.typed = '';
    /** Index of the command that is selected with the arrow keys, or -1 for none. */
    this.selected = -1;
    this.message = '';
    /**
     * The remaining text of a turn with several decisions, and the decision after which it
     * continues.
     */
    this.rest = { text: '', after: /** @type {number | null} */ (null) };
    /**
     * The server's evaluations, by decision and action.
     * @type {Map<string, { points: number | null, problem: string }>}
     */
    this.evaluated = new Map();
  }

  /**
   * The commands that match the typed text.
   * @returns {Command[]}
   */
  get matches() {
    const frame = this.table.frame();
    if (!frame || frame.past) return [];
    const { mounted, ui } = this.table.board;
    /** @type {Command[]} */
    const offered = mounted?.commands?.(this.typed) ?? legalMoveCommands(frame, ui);
    return matchingCommands(
      this.typed,
      offered.filter(command => frame.mine || command.answer !== undefined),
    );
  }

  show() {
    if (!this.table.frame() || this.isOpen) return;
    this.isOpen = true;
    this.setText('');
    this.table.redraw();
    document.getElementById('command')?.focus();
  }

  hide() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.table.redraw();
    this.table.board.focus();
  }

  /** @param {string} typed */
  setText(typed) {
    this.typed = typed;
    this.selected = -1;
    this.message = '';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.evaluateFirst(), EVALUATE_AFTER_MS);
  }

  /** Request the points of the first match from the server if the frame does not contain them. */
  async evaluateFirst() {
    const frame = this.table.frame();
    const first = this.matches[0];
    if (!frame || !first?.action || first.points !== undefined) return;
    const key = `${frame.decision_id}:${JSON.stringify(first.action)}`;
    if (this.evaluated.has(key)) return;
    try {
      const { points, problem, details } = await this.table.preview(first.action, frame);
      this.evaluated.set(key, {
        points,
        problem: problem ? errorText({ code: problem, details }) : '',
      });
    } catch (refusal) {
      this.evaluated.set(key, { points: null, problem: errorText(/** @type {any} */ (refusal)) });
    }
    this.table.redraw();
  }

  /**
   * Return the known points of a command, and the problem if it is illegal.
   * @param {Command} command
   */
  evaluation(command) {
    const key = `${this.table.frame()?.decision_id}:${JSON.stringify(command.action)}`;
    return this.evaluated.get(key) ?? { points: command.points ?? null, problem: '' };
  }

  /**
   * Continue a typed turn at the next decision.
   * @param {Frame} frame
   */
  continueTurn(frame) {
    const { text, after } = this.rest;
    if (!text || !frame.mine || frame.past || frame.decision_id === after) return;
    this.rest = { text: '', after: null };
    this.typed = text;
    const whole = this.matches.find(command => isExactMatch(text, command));
    if (whole) void this.run(whole);
    else {
      this.show();
      this.setText(text);
      this.showMessage(t('site-command-none', { typed: text }));
    }
  }

  /** Run the typed command if it is unambiguous. */
  submitText() {
    const { matches: found } = this;
    const command =
      this.selected >= 0
        ? found[this.selected]
        : (found.find(one => isExactMatch(this.typed, one)) ??
          (found.length === 1 ? found[0] : null));
    if (command) void this.run(command);
    else if (found.length) this.showMessage(t('site-command-many', { count: found.length }));
    else
      this.showMessage(
        this.table.frame()?.mine
          ? t('site-command-none', { typed: this.typed })
          : t('site-moves-not-your-turn'),
      );
  }

  /** @param {Command} command */
  async run(command) {
    const frame = this.table.frame();
    if (command.answer !== undefined) {
      this.showMessage(command.answer);
      return;
    }
    if (!frame || !command.action) {
      this.typed = command.text;
      this.table.redraw();
      return;
    }
    // The rest of a turn is typed when it is due, since a premove is one decision.
    if (command.rest && frame.premove === undefined)
      this.rest = { text: command.rest, after: frame.decision_id };
    try {
      await this.table.submit(command.action, frame);
      this.hide();
    } catch (refusal) {
      this.rest = { text: '', after: null };
      this.message = errorText(/** @type {any} */ (refusal));
      this.table.redraw();
    }
  }

  /** @param {string} words */
  showMessage(words) {
    this.message = words;
    announce(words);
    this.table.redraw();
  }

  /** @param {KeyboardEvent} event */
  handleKey(event) {
    const count = Math.min(MAX_LISTED, this.matches.length);
    if (event.key === 'Escape') this.hide();
    else if (event.key === 'Enter') this.submitText();
    else if (event.key === 'ArrowDown' && count) this.selected = (this.selected + 1) % count;
    else if (event.key === 'ArrowUp' && count)
      this.selected = ((this.selected + count) % (count + 1)) - (this.selected === -1 ? 1 : 0);
    else if (event.key === 'Tab' && count && this.typed && !event.shiftKey)
      this.setText(this.matches[Math.max(0, this.selected)].text);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.table.redraw();
  }

  template() {
    if (!this.isOpen) return nothing;
    const { matches: found } = this;
    const shown = found.slice(0, MAX_LISTED);
    const game = this.table.frame()?.game ?? '';
    const hint = hasMessage(`${game}-command-hint`)
      ? t(`${game}-command-hint`)
      : t('site-command-hint');
    const option = (/** @type {Command} */ command, /** @type {number} */ i) => {
      const { points, problem } = this.evaluation(command);
      const pointsLabel =
        points === null || problem
          ? nothing
          : html`<b>${withSpokenText(points > 0 ? `+${points}` : points, t('site-points', { points }))}</b>`;
      return html`<li role="option" id="command-${i}" aria-selected=${i === this.selected}
        @click=${() => this.run(command)}>
        <span class="n">${command.text}</span><span class="w">${command.description}
        ${problem ? html`<small class="notice">${problem}</small>` : nothing}</span>${pointsLabel}</li>`;
    };
    const status = this.message || t('site-command-count', { count: found.length });
    return html`<div class="command" @keydown=${(/** @type {KeyboardEvent} */ event) => this.handleKey(event)}>
      <ul role="listbox" id="command-list" aria-label=${t('site-command')}
        ?hidden=${!shown.length}>${shown.map(option)}</ul>
      <div class="row"><span aria-hidden="true">/</span><input class="input" id="command" role="combobox"
        autocomplete="off" autocapitalize="off" spellcheck="false" aria-autocomplete="list"
        aria-label="${t('site-command')}. ${hint}"
        aria-expanded=${shown.length > 0} aria-controls="command-list" placeholder=${hint}
        aria-activedescendant=${this.selected >= 0 ? `command-${this.selected}` : nothing} .value=${live(this.typed)}
        @input=${(/** @type {any} */ event) => {
          this.setText(event.target.value);
          this.table.redraw();
        }}>
        <button class="btn sm" @click=${() => this.hide()}>${t('site-close')}</button></div>
      <p class="xs ${this.message ? 'notice' : 'muted'}" role="status">${status}</p></div>`;
  }
}
