/** Requests a preview of the draft shortly after a change. */

/** Delay of the request in ms; fast typing stays below it. */
const REQUEST_DELAY = 110;

export class DraftChecker {
  /**
   * @param {import('../../../web/types').Host} host
   * @param {(preview: any) => void} onChecked
   */
  constructor(host, onChecked) {
    this.host = host;
    this.onChecked = onChecked;
    this.request = '';
    /** @type {any} the preview of the current draft, or null until it is known */
    this.preview = null;
    /**
     * A draft that the server refused: words are not always checked before sending.
     * @type {{ asked: string, code: string, details: any } | null}
     */
    this.refusal = null;
  }

  /** The preview, with the refusal if this draft was refused. */
  get checkedPreview() {
    if (this.refusal?.asked !== this.request || !this.preview) return this.preview;
    return {
      ...this.preview,
      problem: this.refusal.code,
      details: this.refusal.details,
      wrong: String(this.refusal.details.words).split(', '),
    };
  }

  /**
   * @param {import('../../../web/types').Action | null} action null: the draft is empty
   * @param {number | null} decisionId id of the decision
   */
  check(action, decisionId) {
    const request = action ? `${decisionId}:${JSON.stringify(action)}` : '';
    if (request === this.request) return;
    this.request = request;
    this.preview = null;
    clearTimeout(this.timer);
    if (!action) return;
    this.timer = setTimeout(async () => {
      try {
        const preview = await this.host.preview(action);
        if (request !== this.request) return;
        this.preview = preview;
        this.onChecked(this.checkedPreview);
      } catch {
        /* a draft without a preview can still be sent */
      }
    }, REQUEST_DELAY);
  }

  /** @param {{ code: string, details: any }} refusal */
  setRefusal({ code, details }) {
    this.refusal = { asked: this.request, code, details };
  }

  reset() {
    clearTimeout(this.timer);
    this.request = '';
    this.preview = null;
  }
}
