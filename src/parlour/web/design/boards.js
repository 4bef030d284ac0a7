/** The boards of all seats and of the spectators. */
import { html, nothing, render } from '../vendor/lit.js';
import { colourToken, openSeatToken } from '../components/icons.js';
import { showError } from '../components/toast.js';
import { Board } from '../table/board.js';
import { failureBox } from './failure.js';
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('./types').BoardInfo} BoardInfo */

/**
 * What a seat does in the shown position: `play` continues the match with an action, `preview`
 * returns the effect of one. Both throw an `ApiError` if the rules refuse it.
 * @typedef {{
 *   play: (seat: number, action: Action) => Promise<void>,
 *   preview: (seat: number, action: Action) => Promise<any>,
 * }} SeatActions
 */

const MAX_LEGAL_ACTIONS = 400;

/** @param {number | null} seat */
export const viewerName = seat => (seat === null ? 'Spectator' : `Seat ${seat + 1}`);

/**
 * Return what a seat does and the points that it has.
 * @param {BoardInfo} info
 */
const statusText = ({ seat, frame, legal_actions: count }) => {
  if (seat === null) return '';
  const { over = null, ranks = [], scores = null } = frame?.ranking ?? {};
  const points = scores ? `${scores[seat]} ${scores[seat] === 1 ? 'point' : 'points'}` : '';
  const status = over === null ? turnText(count) : `rank ${ranks[seat]}`;
  return [points, status].filter(Boolean).join(', ');
};

/** @param {number | null} count the legal actions, or null for a seat that is not awaited */
const turnText = count => {
  if (count === null) return 'waiting';
  if (count >= MAX_LEGAL_ACTIONS) return `${MAX_LEGAL_ACTIONS} or more legal actions`;
  return `${count} legal ${count === 1 ? 'action' : 'actions'}`;
};

/** A board whose actions need no confirmation and whose drafts are not stored. */
class DesignBoard extends Board {
  needsConfirmation() {
    return false;
  }

  get keepsDrafts() {
    return false;
  }
}

/** @param {ActionBar} bar */
const barTemplate = ({ prompt, confirm, undo, more = [] }) =>
  html`<p>${prompt}</p>
    ${more.map(({ text, run }) => html`<button class="btn sm" @click=${run}>${text}</button>`)}
    ${undo ? html`<button class="btn sm" @click=${undo.run}>${undo.text}</button>` : nothing}
    ${confirm ? html`<button class="btn sm main" @click=${confirm.run}>${confirm.text}</button>` : nothing}`;

/** The board of one viewer, with a heading and the bar of its decision. */
class SeatBoard {
  /**
   * @param {string} game
   * @param {SeatActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.element = document.createElement('section');
    this.header = document.createElement('header');
    this.stage = document.createElement('div');
    this.bar = document.createElement('div');
    this.failure = document.createElement('div');
    this.stage.className = 'stage cloth';
    this.bar.className = 'decision';
    this.element.className = 'view';
    this.lit = '';
    /** @type {() => number} */
    const seat = () => /** @type {number} */ (this.board.frame?.seat);
    /** @type {DesignBoard} */
    this.board = new DesignBoard({
      submit: async action => {
        try {
          await actions.play(seat(), action);
        } catch (refusal) {
          showError(refusal);
          throw refusal;
        }
      },
      preview: action => actions.preview(seat(), action),
      setBar: bar => render(barTemplate(bar), this.bar),
    });
    this.board.hasSecrets = false;
    this.stage.append(this.board.root);
    this.element.append(this.header, this.stage, this.bar, this.failure);
    this.loading = this.board.load(game);
  }

  /**
   * @param {BoardInfo} info
   * @param {boolean} isSameMatch whether the previous position belongs to the same match
   */
  async show(info, isSameMatch) {
    const { seat, frame, legal_actions: count, failure } = info;
    this.element.setAttribute('aria-label', `Board of ${viewerName(seat).toLowerCase()}`);
    this.element.classList.toggle('turn', count !== null);
    const token = seat === null ? openSeatToken('sm') : colourToken(seat, 'sm');
    render(
      html`${token}
        <h2>${viewerName(seat)}</h2>
        <span class="muted">${statusText(info)}</span>`,
      this.header,
    );
    render(failure ? failureBox(failure) : nothing, this.failure);
    this.stage.hidden = !frame;
    this.bar.hidden = !frame?.mine;
    await this.loading;
    if (!isSameMatch || !frame) this.board.clear();
    if (!frame?.mine) render(nothing, this.bar);
    if (frame) this.board.show(frame);
  }

  /** Highlight parts of the board. @param {string[]} parts */
  highlight(parts) {
    const lit = parts.join(' ');
    if (lit === this.lit) return;
    this.lit = lit;
    this.board.highlight(parts);
  }
}

/** All boards of a position. */
export class Boards {
  /**
   * @param {string} game
   * @param {SeatActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.root = document.createElement('div');
    this.root.className = 'views';
    /** @type {SeatBoard[]} */
    this.boards = [];
    this.match = '';
  }

  /**
   * @param {BoardInfo[]} infos
   * @param {string} match a text that identifies the match
   */
  show(infos, match) {
    while (this.boards.length > infos.length) this.boards.pop()?.element.remove();
    while (this.boards.length < infos.length) {
      const board = new SeatBoard(this.game, this.actions);
      this.boards.push(board);
      this.root.append(board.element);
    }
    const isSameMatch = match === this.match;
    this.match = match;
    for (const [index, info] of infos.entries()) this.boards[index].show(info, isSameMatch);
  }

  /**
   * Highlight parts of each board.
   * @param {(board: number) => string[]} partsOf returns the parts of a board; the spectators' is
   *   the last one
   */
  highlight(partsOf) {
    for (const [index, board] of this.boards.entries()) board.highlight(partsOf(index));
  }
}
