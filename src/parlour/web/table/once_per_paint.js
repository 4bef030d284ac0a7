/**
 * Runs a task at most once per painted frame, so that frames which arrive faster than they are
 * painted cannot queue up: the newest one replaces those that were not shown yet.
 */
import { waitForPaint } from '../components/page_ready.js';

export class OncePerPaint {
  /**
   * @param {() => void} task shows the newest state
   * @param {() => Promise<void>} [paint] waits until the current DOM is painted
   */
  constructor(task, paint = waitForPaint) {
    this.task = task;
    this.paint = paint;
    this.isWaiting = false;
    this.isRequested = false;
  }

  /** Run the task now, or after the next paint if it has run since the last one. */
  request() {
    if (this.isWaiting) {
      this.isRequested = true;
      return;
    }
    this.isWaiting = true;
    this.paint().then(() => {
      this.isWaiting = false;
      if (!this.isRequested) return;
      this.isRequested = false;
      this.request();
    });
    this.task();
  }
}
