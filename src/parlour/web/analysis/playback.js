/** The buttons that step through a match, by hand or automatically. */
import { html } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { animationTime, hasMotion } from '../components/settings.js';
import { t } from '../components/strings.js';

/** Time for each step at normal speed, in milliseconds. Steps without animations take longer. */
const STEP_MS = 1100;
const STILL_STEP_MS = 1600;

export class Player {
  /**
   * @param {(step: number) => void} go
   * @param {() => void} redraw
   */
  constructor(go, redraw) {
    this.go = go;
    this.redraw = redraw;
    this.at = 0;
    this.last = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.running = undefined;
  }

  /** @param {'first' | 'prev' | 'play' | 'next' | 'last'} what */
  press(what) {
    if (what === 'play') {
      this.toggle();
      return;
    }
    this.stop();
    this.go({ first: 0, prev: this.at - 1, next: this.at + 1, last: this.last }[what]);
  }

  toggle() {
    if (this.running) {
      this.stop();
      return;
    }
    if (this.at >= this.last) this.go(0);
    this.running = setInterval(
      () => (this.at < this.last ? this.go(this.at + 1) : this.stop()),
      hasMotion() ? animationTime(STEP_MS) : STILL_STEP_MS,
    );
    this.redraw();
  }

  stop() {
    if (!this.running) return;
    clearInterval(this.running);
    this.running = undefined;
    this.redraw();
  }

  template() {
    const start = this.at === 0;
    const end = this.at >= this.last;
    /**
     * @param {'first' | 'prev' | 'next' | 'last'} what
     * @param {boolean} off
     */
    const step = (
      what,
      off,
    ) => html`<button class="btn plain sq" aria-label=${t(`site-step-${what}`)} ?disabled=${off}
      @click=${() => this.press(what)}>${icon(what)}</button>`;
    const play = html`<button class="btn sq" aria-label=${t(this.running ? 'site-step-stop' : 'site-step-play')}
      @click=${() => this.press('play')}>
      ${icon(this.running ? 'x' : 'play')}</button>`;
    return html`${step('first', start)}${step('prev', start)}${play}${step('next', end)}${step('last', end)}`;
  }
}
