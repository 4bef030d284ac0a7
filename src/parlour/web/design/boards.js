/** The boards of all seats and of the spectators. */
import { html, nothing, render } from '../vendor/lit.js';
import { colourToken, openSeatToken } from '../components/icons.js';
import { Board } from '../table/board.js';
import { failureBox } from './failure.js';
/** @typedef {import('./types').BoardInfo} BoardInfo */

const MAX_LEGAL_ACTIONS = 400;

/** @param {number | null} seat */
export const viewerName = seat => (seat === null ? 'Spectator' : `Seat ${seat + 1}`);

/** @param {number | null} count the legal actions, or null for a seat that is not awaited */
const turnText = count => {
  if (count === null) return 'waiting';
  if (count >= MAX_LEGAL_ACTIONS) return `${MAX_LEGAL_ACTIONS} or more legal actions`;
  return `${count} legal ${count === 1 ? 'action' : 'actions'}`;
};

/** The board of one viewer, with a heading. */
class SeatBoard {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.element = document.createElement('section');
    this.header = document.createElement('header');
    this.stage = document.createElement('div');
    this.failure = document.createElement('div');
    this.stage.className = 'stage cloth';
    this.element.className = 'view';
    this.board = new Board({
      submit: async () => {},
      preview: async () => null,
      setBar: () => {},
    });
    this.board.hasSecrets = false;
    this.stage.append(this.board.root);
    this.element.append(this.header, this.stage, this.failure);
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
        <span class="muted">${seat === null ? nothing : turnText(count)}</span>`,
      this.header,
    );
    render(failure ? failureBox(failure) : nothing, this.failure);
    this.stage.hidden = !frame;
    await this.loading;
    if (!isSameMatch || !frame) this.board.clear();
    if (frame) this.board.show(frame);
  }
}

/** All boards of a position. */
export class Boards {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
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
      const board = new SeatBoard(this.game);
      this.boards.push(board);
      this.root.append(board.element);
    }
    const isSameMatch = match === this.match;
    this.match = match;
    for (const [index, info] of infos.entries()) this.boards[index].show(info, isSameMatch);
  }
}
