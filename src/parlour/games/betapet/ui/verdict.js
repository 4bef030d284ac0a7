/** Requests for previews, sent shortly after the draft changes. */

/** The delay of a request in ms; it is longer than the pauses in fast typing. */
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
     * The refusal of a draft by the server. Not every draft is checked before it is sent.
     * @type {{ asked: string, code: string, details: any } | null}
     */
    this.refusal = null;
  }

  /** The preview of the draft, with the refusal added if the server refused the draft. */
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
   * @param {import('../../../web/types').Action | null} action null if the draft is empty
   * @param {number | null} decisionId the id of the decision
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
        /* A draft without a preview can still be sent. */
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
