/**
 * The premove: a move that the user chooses while the opponent thinks. It stays in this browser
 * until the user's turn opens, and is sent then if it is legal.
 */
import { onSettingsChange, settings } from '../components/settings.js';
import { t, errorText } from '../components/strings.js';
import { announce } from './announcer.js';
import { hasLiveClock } from './live.js';
import { actionText } from '../components/action_text.js';
import { turnSentence } from './names.js';
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').GameUI} GameUI */
/** @typedef {import('../types').MoveListEntry} MoveListEntry */

/**
 * Whether premoves can be chosen in a match: it has two players and a live clock, the user has one
 * seat, and the game has no hidden information and offers premoves.
 * @param {Frame} frame
 * @param {{ spec?: import('../types').Spec, ui?: GameUI, ownSeats: number[] }} table
 */
export const hasPremoves = (frame, { spec, ui, ownSeats }) =>
  frame.phase === 'playing' &&
  frame.seats.length === 2 &&
  frame.seat !== null &&
  ownSeats.length === 1 &&
  hasLiveClock(frame) &&
  spec?.max_seats === 2 &&
  spec.lists_actions &&
  !spec.has_hidden_information &&
  ui?.premoves !== undefined;

/**
 * Whether the user waits for the opponent's move.
 * @param {Frame} frame
 */
export const isWaiting = ({ seat, seats: occupants, turn, view, mine, past, paused }) =>
  seat !== null &&
  view !== null &&
  !mine &&
  !past &&
  !paused &&
  !occupants[seat]?.out &&
  !occupants[seat]?.bot &&
  turn.seats.length > 0 &&
  !turn.seats.includes(seat);

/**
 * Return a value as JSON in which the order of object keys does not matter.
 * @param {unknown} value
 */
const canonicalJson = value =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Whether a list of actions contains an action.
 * @param {Action[] | null} actions
 * @param {Action} action
 */
export const includesAction = (actions, action) =>
  Boolean(actions?.some(one => canonicalJson(one) === canonicalJson(action)));

/**
 * Whether all events between a log position and a frame are moves of the opponent. After an offer,
 * a take-back, a pause or a gap, as after a reconnection, this is not the case.
 * @param {Frame} frame
 * @param {number} seq
 * @param {MoveListEntry[]} entries the known entries
 */
export function isAfterOpponentMoves(frame, seq, entries) {
  const moves = entries.filter(
    entry =>
      entry.seq > seq &&
      entry.seq <= frame.seq &&
      entry.kind === 'moved' &&
      entry.seat !== null &&
      entry.seat !== frame.seat,
  );
  return moves.length === frame.seq - seq;
}

export class Premove {
  /**
   * @param {object} table
   * @param {(frame: Frame) => boolean} table.isOn whether premoves can be chosen in this match and
   *   the user has not turned them off
   * @param {() => GameUI | undefined} table.ui
   * @param {(action: Action, frame: Frame) => Promise<void>} table.submit sends the user's decision
   * @param {() => void} table.show shows the current frame again
   */
  constructor(table) {
    this.table = table;
    /** @type {Action | null} the chosen move */
    this.action = null;
    /** Log position for which the move is chosen. */
    this.seq = -1;
    /** Log position of the newest frame. */
    this.newestSeq = -1;
    /** Whether the turn has come, and the move was sent and is not answered yet. */
    this.isSending = false;
    /** Number of changes. Each has a decision id of its own, so that the board starts a new draft. */
    this.changes = 0;
    /** @type {Frame | null} the frame on which the board offers premoves, if it does */
    this.frame = null;
    /** @type {ActionBar} what the board asks for while the user composes a premove */
    this.boardBar = { prompt: '' };
    /** Why the premove was dropped, shown once. */
    this.notice = '';
  }

  /**
   * Attach the right click on the board that cancels the premove, and the setting.
   * @param {HTMLElement} root
   */
  attach(root) {
    root.addEventListener('contextmenu', event => {
      // On touch screens, a long press opens the context menu.
      const isTouch = /** @type {PointerEvent} */ (event).pointerType === 'touch';
      const { confirm, undo } = this.boardBar;
      if (!this.frame || isTouch || !(this.action || confirm || undo)) return;
      event.preventDefault();
      this.cancel();
    });
    let wasOn = settings().premove;
    onSettingsChange(({ premove: isOn }) => {
      if (isOn === wasOn) return;
      wasOn = isOn;
      this.cancel();
    });
  }

  /**
   * Return the frame for the board. While the opponent thinks, it is a frame on which the user can
   * choose a premove as in a turn.
   * @param {Frame} frame
   * @returns {Frame}
   */
  boardFrame(frame) {
    const isOpen = (this.isSending || isWaiting(frame)) && this.table.isOn(frame);
    this.boardBar = { prompt: '' };
    this.frame = isOpen
      ? {
          ...frame,
          mine: true,
          decision_id: -1 - this.changes,
          legal_actions: this.table.ui()?.premoves?.(frame) ?? [],
          previews: [],
          premove: this.action,
        }
      : null;
    return this.frame ?? frame;
  }

  /**
   * Set or replace the premove.
   * @param {Action} action
   * @param {Frame} at
   */
  set(action, at) {
    // The turn may have come before it is painted.
    if (this.isSending || at.seq !== this.newestSeq) return;
    this.action = action;
    this.seq = at.seq;
    this.changes++;
    announce(`${this.text} ${t('site-premove-set-line')}`);
    this.table.show();
  }

  /** Remove the premove, or what the user has composed of it. */
  cancel() {
    if (this.isSending) return;
    if (this.action) announce(t('site-premove-cancelled'));
    this.action = null;
    this.changes++;
    this.table.show();
  }

  /**
   * Remove the premove for a reason that the user should know.
   * @param {string} notice
   */
  drop(notice) {
    this.action = null;
    this.isSending = false;
    this.changes++;
    this.notice = notice;
    announce(notice);
  }

  /** Return the reason why the premove was dropped, once. */
  takeNotice() {
    const { notice } = this;
    this.notice = '';
    return notice;
  }

  /**
   * Update the newest frame: send the premove if the turn has come, and drop it if something else
   * has happened than moves of the opponent.
   * @param {Frame} frame
   * @param {MoveListEntry[]} entries the entries that arrived with the frame
   */
  receive(frame, entries) {
    this.newestSeq = Math.max(this.newestSeq, frame.seq);
    const { action, seq, isSending } = this;
    if (!action || frame.seq <= seq) return;
    if (isSending) {
      this.action = null;
      this.isSending = false;
      this.changes++;
      return;
    }
    this.seq = frame.seq;
    if (frame.phase !== 'playing') this.drop('');
    else if (!isAfterOpponentMoves(frame, seq, entries) || !this.table.isOn(frame))
      this.drop(t('site-premove-cancelled'));
    else if (!frame.mine) {
      if (!includesAction(this.table.ui()?.premoves?.(frame) ?? [], action))
        this.drop(t('site-premove-illegal'));
    } else if (frame.decision_id === frame.seq && includesAction(frame.legal_actions, action))
      void this.send(action, frame);
    else this.drop(t('site-premove-illegal'));
  }

  /**
   * @param {Action} action
   * @param {Frame} frame
   */
  async send(action, frame) {
    this.isSending = true;
    try {
      await this.table.submit(action, frame);
    } catch (refusal) {
      if (!this.isSending) return;
      this.drop(errorText(/** @type {any} */ (refusal)));
      this.table.show();
    }
  }

  /** The premove as text. */
  get text() {
    const { action, frame } = this;
    if (!action || !frame) return '';
    const move =
      this.table.ui()?.actionText?.(action, frame, t) ??
      actionText(frame.game, action, frame.seats);
    return t('site-premove-set', { move });
  }

  /**
   * Return the action bar while a premove is set or can be chosen, or null otherwise.
   * @returns {ActionBar | null}
   */
  actionBar() {
    const { frame, boardBar, action, isSending } = this;
    if (!frame) return null;
    if (action) {
      const cancel = { text: t('site-premove-cancel'), run: () => this.cancel() };
      return {
        prompt: this.text,
        reason: t(isSending ? 'site-sending' : 'site-premove-set-line'),
        undo: isSending ? null : cancel,
      };
    }
    const { prompt, confirm, undo } = boardBar;
    if (confirm || undo)
      return {
        prompt,
        reason: t('site-premove-set-line'),
        confirm: confirm && { ...confirm, text: t('site-premove-confirm') },
        undo,
      };
    const isAgainstBot = frame.turn.seats.every(seat => frame.seats[seat]?.bot);
    return {
      prompt: turnSentence(frame),
      reason: isAgainstBot ? '' : t('site-premove-open'),
    };
  }
}
