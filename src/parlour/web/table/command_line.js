/** The command line: a move is typed, in words or in notation, and completed from what may be done. */
import { isExactMatch, matchingCommands } from '../board/commands.js';
import { withSpokenText } from '../components/screen_reader.js';
import { html, live, nothing } from '../vendor/lit.js';
import { hasMessage, t, errorText } from '../components/strings.js';
import { announce } from './announcer.js';
import { actionWords } from './moves.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Command} Command */

/** How many moves are listed at once. */
const SHOWN = 8;
/** Milliseconds after which what is typed is judged by the house. */
const PAUSE = 160;

/**
 * The moves of a game that says nothing of its own about typing.
 * @param {Frame} frame
 * @param {import('../types').GameUI} [ui]
 * @returns {Command[]}
 */
function plainCommands(frame, ui) {
  return (frame.legal_actions ?? []).map((action, i) => {
    const words = ui?.actionText?.(action, frame, t) ?? actionWords(frame.game, action);
    return { text: words, description: '', action, points: frame.previews?.[i]?.points ?? null };
  });
}

export class CommandLine {
  /**
   * @param {{ board: import('./board.js').Board, submit: (action: Action, frame: Frame) => Promise<void>,
   *   preview: (action: Action, frame: Frame) => Promise<any>, frame: () => Frame | null, redraw: () => void }} means
   */
  constructor(means) {
    this.means = means;
    this.open = false;
    this.typed = '';
    /** Which of the list is chosen by the arrows, -1 for none. */
    this.at = -1;
    this.note = '';
    /** What is still to be done of a turn of several decisions, and the decision after which it comes. */
    this.rest = { text: '', after: /** @type {number | null} */ (null) };
    /** What the house said of a move, by the move. @type {Map<string, { points: number | null, problem: string }>} */
    this.judged = new Map();
  }

  /** What fits now. @returns {Command[]} */
  get found() {
    const frame = this.means.frame();
    if (!frame || frame.past) return [];
    const { mounted, ui } = this.means.board;
    /** @type {Command[]} */
    const offered = mounted?.commands?.(this.typed) ?? plainCommands(frame, ui);
    return matchingCommands(
      this.typed,
      offered.filter(command => frame.mine || command.answer !== undefined),
    );
  }

  show() {
    if (!this.means.frame() || this.open) return;
    this.open = true;
    this.write('');
    this.means.redraw();
    document.getElementById('command')?.focus();
  }

  hide() {
    if (!this.open) return;
    this.open = false;
    this.means.redraw();
    this.means.board.focus();
  }

  /** @param {string} typed */
  write(typed) {
    this.typed = typed;
    this.at = -1;
    this.note = '';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.judge(), PAUSE);
  }

  /** Ask the house what the first of the list would make, where the frame does not tell. */
  async judge() {
    const frame = this.means.frame();
    const first = this.found[0];
    if (!frame || !first?.action || first.points !== undefined) return;
    const key = `${frame.decision_id}:${JSON.stringify(first.action)}`;
    if (this.judged.has(key)) return;
    try {
      const { points, problem, details } = await this.means.preview(first.action, frame);
      this.judged.set(key, {
        points,
        problem: problem ? errorText({ code: problem, details }) : '',
      });
    } catch (refusal) {
      this.judged.set(key, { points: null, problem: errorText(/** @type {any} */ (refusal)) });
    }
    this.means.redraw();
  }

  /** What is known of a command's worth. @param {Command} command */
  worth(command) {
    const key = `${this.means.frame()?.decision_id}:${JSON.stringify(command.action)}`;
    return this.judged.get(key) ?? { points: command.points ?? null, problem: '' };
  }

  /** A newer frame is shown: what is left of a turn is done now. @param {Frame} frame */
  take(frame) {
    const { text, after } = this.rest;
    if (!text || !frame.mine || frame.past || frame.decision_id === after) return;
    this.rest = { text: '', after: null };
    this.typed = text;
    const whole = this.found.find(command => isExactMatch(text, command));
    if (whole) void this.run(whole);
    else {
      this.show();
      this.write(text);
      this.say(t('site-command-none', { typed: text }));
    }
  }

  /** Do what was typed, if it can mean but one thing. */
  enter() {
    const { found } = this;
    const command =
      this.at >= 0
        ? found[this.at]
        : (found.find(one => isExactMatch(this.typed, one)) ??
          (found.length === 1 ? found[0] : null));
    if (command) void this.run(command);
    else if (found.length) this.say(t('site-command-many', { count: found.length }));
    else
      this.say(
        this.means.frame()?.mine
          ? t('site-command-none', { typed: this.typed })
          : t('site-moves-not-your-turn'),
      );
  }

  /** @param {Command} command */
  async run(command) {
    const frame = this.means.frame();
    if (command.answer !== undefined) {
      this.say(command.answer);
      return;
    }
    if (!frame || !command.action) {
      this.typed = command.text;
      this.means.redraw();
      return;
    }
    if (command.rest) this.rest = { text: command.rest, after: frame.decision_id };
    try {
      await this.means.submit(command.action, frame);
      this.hide();
    } catch (refusal) {
      this.rest = { text: '', after: null };
      this.note = errorText(/** @type {any} */ (refusal));
      this.means.redraw();
    }
  }

  /** @param {string} words */
  say(words) {
    this.note = words;
    announce(words);
    this.means.redraw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const count = Math.min(SHOWN, this.found.length);
    if (event.key === 'Escape') this.hide();
    else if (event.key === 'Enter') this.enter();
    else if (event.key === 'ArrowDown' && count) this.at = (this.at + 1) % count;
    else if (event.key === 'ArrowUp' && count)
      this.at = ((this.at + count) % (count + 1)) - (this.at === -1 ? 1 : 0);
    else if (event.key === 'Tab' && count && this.typed && !event.shiftKey)
      this.write(this.found[Math.max(0, this.at)].text);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.means.redraw();
  }

  template() {
    if (!this.open) return nothing;
    const { found } = this;
    const shown = found.slice(0, SHOWN);
    const game = this.means.frame()?.game ?? '';
    const hint = hasMessage(`${game}-command-hint`)
      ? t(`${game}-command-hint`)
      : t('site-command-hint');
    const option = (/** @type {Command} */ command, /** @type {number} */ i) => {
      const { points, problem } = this.worth(command);
      const made =
        points === null || problem
          ? nothing
          : html`<b>${withSpokenText(points > 0 ? `+${points}` : points, t('site-points', { points }))}</b>`;
      return html`<li role="option" id="command-${i}" aria-selected=${i === this.at} @click=${() => this.run(command)}>
        <span class="n">${command.text}</span><span class="w">${command.description}
        ${problem ? html`<small class="notice">${problem}</small>` : nothing}</span>${made}</li>`;
    };
    const told = this.note || t('site-command-count', { count: found.length });
    return html`<div class="command" @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event)}>
      <ul role="listbox" id="command-list" aria-label=${t('site-command')}
        ?hidden=${!shown.length}>${shown.map(option)}</ul>
      <div class="row"><span aria-hidden="true">/</span><input class="input" id="command" role="combobox"
        autocomplete="off" autocapitalize="off" spellcheck="false" aria-autocomplete="list"
        aria-label="${t('site-command')}. ${hint}"
        aria-expanded=${shown.length > 0} aria-controls="command-list" placeholder=${hint}
        aria-activedescendant=${this.at >= 0 ? `command-${this.at}` : nothing} .value=${live(this.typed)}
        @input=${(/** @type {any} */ event) => {
          this.write(event.target.value);
          this.means.redraw();
        }}>
        <button class="btn sm" @click=${() => this.hide()}>${t('site-close')}</button></div>
      <p class="xs ${this.note ? 'notice' : 'muted'}" role="status">${told}</p></div>`;
  }
}
