/**
 * A draft: an action that the user has chosen but not sent yet. It survives a reload of the page,
 * is discarded when the decision has passed, and can be sent only once.
 */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Host} Host */

/** @template T */
export class Draft {
  /**
   * @param {Host} host
   * @param {object} options
   * @param {T} options.empty the empty draft
   * @param {(saved: any, frame: Frame) => T | null} options.revive returns the draft for a stored
   *   value, or null if it no longer fits the frame
   * @param {(value: T) => unknown} [options.serialize] returns the JSON value to store for a draft,
   *   or null to store nothing
   */
  constructor(host, { empty, revive, serialize = value => (value === empty ? null : value) }) {
    this.host = host;
    this.empty = empty;
    this.revive = revive;
    this.serialize = serialize;
    /** @type {T} */
    this.value = empty;
    /** Whether the action was sent and is not answered yet. */
    this.isSending = false;
    /** @type {Frame | null} */
    this.frame = null;
  }

  /**
   * Whether the user can change the draft: it is their turn, the frame is current, and no action is
   * being sent.
   */
  get isOpen() {
    const { frame } = this;
    return Boolean(frame?.mine && !frame.past && frame.phase === 'playing' && !this.isSending);
  }

  /**
   * Update the frame. If the decision has changed, restore the draft that is stored for it.
   * @param {Frame} frame
   * @returns {boolean} whether the frame or its decision has changed
   */
  update(frame) {
    const before = this.frame;
    this.frame = frame;
    const isSame =
      before &&
      before.decision_id === frame.decision_id &&
      before.mine === frame.mine &&
      before.past === frame.past;
    if (
      isSame &&
      before.seq === frame.seq &&
      before.seat === frame.seat &&
      before.match === frame.match
    )
      return false;
    this.isSending = false;
    const saved = this.isOpen ? this.host.draft.get() : null;
    this.value =
      (saved === null || saved === undefined ? null : this.revive(saved, frame)) ?? this.empty;
    return true;
  }

  /**
   * Set and store the draft.
   * @param {T} value
   */
  set(value) {
    this.value = value;
    this.host.draft.set(this.serialize(value));
  }

  /**
   * Send an action. The draft cannot be changed until the next frame arrives or an error occurs.
   * @param {import('../types').Action} action
   * @param {(refusal?: any) => void} redraw called when the action is sent, and with the error if
   *   it is refused
   */
  async send(action, redraw) {
    if (!this.isOpen) return;
    this.isSending = true;
    redraw();
    try {
      await this.host.submit(action);
    } catch (refusal) {
      this.isSending = false;
      redraw(refusal ?? {});
    }
  }
}
