/** What the draft would make, asked of the house shortly after it has changed. */

/** Typing is quicker than this. */
const PAUSE = 110;

export class Verdict {
  /** @param {import('../../../web/types').Host} host @param {(found: any) => void} told */
  constructor(host, told) {
    this.host = host;
    this.told = told;
    this.asked = '';
    /** @type {any} the preview of the draft as it is now, or null while nobody knows */
    this.preview = null;
    /**
     * A draft that was sent and refused: the list is not always asked before.
     * @type {{ asked: string, code: string, details: any } | null}
     */
    this.refusal = null;
  }

  /** The preview, and what the house said when this very draft was refused. */
  get found() {
    if (this.refusal?.asked !== this.asked || !this.preview) return this.preview;
    return {
      ...this.preview,
      problem: this.refusal.code,
      details: this.refusal.details,
      wrong: String(this.refusal.details.words).split(', '),
    };
  }

  /**
   * @param {import('../../../web/types').Action | null} action null: there is nothing to judge
   * @param {number | null} since which decision it is for
   */
  ask(action, since) {
    const asked = action ? `${since}:${JSON.stringify(action)}` : '';
    if (asked === this.asked) return;
    this.asked = asked;
    this.preview = null;
    clearTimeout(this.timer);
    if (!action) return;
    this.timer = setTimeout(async () => {
      try {
        const preview = await this.host.preview(action);
        if (asked !== this.asked) return;
        this.preview = preview;
        this.told(this.found);
      } catch {
        /* a draft that cannot be judged now can still be sent */
      }
    }, PAUSE);
  }

  /** @param {{ code: string, details: any }} refusal */
  refuse({ code, details }) {
    this.refusal = { asked: this.asked, code, details };
  }

  forget() {
    clearTimeout(this.timer);
    this.asked = '';
    this.preview = null;
  }
}
