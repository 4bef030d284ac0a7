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
    this.found = null;
  }

  /** @param {import('../../../web/types').Action | null} action null: there is nothing to judge @param {number | null} since which decision it is for */
  ask(action, since) {
    const asked = action ? `${since}:${JSON.stringify(action)}` : '';
    if (asked === this.asked) return;
    this.asked = asked;
    this.found = null;
    clearTimeout(this.timer);
    if (!action) return;
    this.timer = setTimeout(async () => {
      try {
        const found = await this.host.preview(action);
        if (asked !== this.asked) return;
        this.found = found;
        this.told(found);
      } catch { /* a draft that cannot be judged now can still be sent */ }
    }, PAUSE);
  }

  forget() { clearTimeout(this.timer); this.asked = ''; this.found = null; }
}
