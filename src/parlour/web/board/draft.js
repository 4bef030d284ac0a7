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
   * @param {{ empty: T, revive: (kept: any, frame: Frame) => T | null, keep?: (value: T) =>
   *   unknown }} game `empty`: the draft of nothing; `revive`: the draft that was kept, null where
   *   it no longer fits the frame; `keep`: what is kept of one (JSON), null to keep nothing
   */
  constructor(host, { empty, revive, keep = value => (value === empty ? null : value) }) {
    this.host = host;
    this.empty = empty;
    this.revive = revive;
    this.keep = keep;
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
    const same =
      before &&
      before.decision_id === frame.decision_id &&
      before.mine === frame.mine &&
      before.past === frame.past;
    if (
      same &&
      before.seq === frame.seq &&
      before.seat === frame.seat &&
      before.match === frame.match
    )
      return false;
    this.isSending = false;
    const kept = this.isOpen ? this.host.draft.get() : null;
    this.value =
      (kept === null || kept === undefined ? null : this.revive(kept, frame)) ?? this.empty;
    return true;
  }

  /**
   * Set and store the draft.
   * @param {T} value
   */
  set(value) {
    this.value = value;
    this.host.draft.set(this.keep(value));
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
