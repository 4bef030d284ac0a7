/**
 * A draft: a chosen action that is not sent yet. It survives a reload, is dropped with its
 * decision, and is sent once.
 */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Host} Host */

/** @template T */
export class Draft {
  /**
   * @param {Host} host
   * @param {object} options
   * @param {T} options.empty the draft of nothing
   * @param {(saved: any, frame: Frame) => T | null} options.revive returns the draft that was
   *   stored, or null if it no longer fits the frame
   * @param {(value: T) => unknown} [options.serialize] returns what is stored of a draft (JSON), or
   *   null to store nothing
   */
  constructor(host, { empty, revive, serialize = value => (value === empty ? null : value) }) {
    this.host = host;
    this.empty = empty;
    this.revive = revive;
    this.serialize = serialize;
    /** @type {T} */
    this.value = empty;
    /** Whether the action was sent and has no answer yet. */
    this.isSending = false;
    /** @type {Frame | null} */
    this.frame = null;
  }

  /**
   * Whether the user may draft now: it is their move, the frame is current, and nothing is being
   * sent.
   */
  get isOpen() {
    const { frame } = this;
    return Boolean(frame?.mine && !frame.past && frame.phase === 'playing' && !this.isSending);
  }

  /**
   * Take the next frame. Another decision restores the draft stored for it.
   * @param {Frame} frame
   * @returns {boolean} whether it is another decision than before
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
   * Send an action. The draft stays as it is until the next frame; after an error it can be changed
   * again.
   * @param {import('../types').Action} action
   * @param {(refusal?: any) => void} redraw called when it goes out, and with the reason when it
   *   is refused
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
