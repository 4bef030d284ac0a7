/**
 * Keeps the end of the log in view, unless the user has scrolled up: when rows are added, the
 * window is resized, or another part of the page leaves the log less space.
 */

/** The distance in pixels from the end up to which the log still counts as scrolled to its end. */
const NEAR_END = 24;

/**
 * Whether the last row of a scrolled element is in view.
 * @param {{ scrollHeight: number, scrollTop: number, clientHeight: number }} pane
 */
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }) =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END;

export class LogScroll {
  constructor() {
    /** @type {HTMLElement | null} */
    this.pane = null;
    this.followsEnd = true;
    this.scrollTop = 0;
    // A hidden pane has no height, so showing it is a resize.
    this.sizes = new ResizeObserver(() => this.scrollToEnd());
    this.rows = new MutationObserver(() => this.scrollToEnd());
    this.onScroll = () => this.updateFollowing();
  }

  /**
   * Follow the pane of the log. Call this after each redraw, since the pane may be a new element.
   * @param {HTMLElement | null} pane
   */
  attach(pane) {
    if (pane === this.pane) return;
    this.sizes.disconnect();
    this.rows.disconnect();
    this.pane?.removeEventListener('scroll', this.onScroll);
    this.pane = pane;
    this.followsEnd = true;
    this.scrollTop = 0;
    if (!pane) return;
    this.sizes.observe(pane);
    this.rows.observe(pane, { childList: true, subtree: true });
    pane.addEventListener('scroll', this.onScroll, { passive: true });
  }

  /**
   * Follow the end once the user scrolls to it, and stop once they scroll up. When the pane shrinks,
   * its end also leaves the view, but its scroll position stays.
   */
  updateFollowing() {
    const { pane } = this;
    if (!pane?.clientHeight) return;
    if (isAtEnd(pane)) this.followsEnd = true;
    else if (pane.scrollTop < this.scrollTop) this.followsEnd = false;
    this.scrollTop = pane.scrollTop;
  }

  scrollToEnd() {
    const { pane } = this;
    if (pane?.clientHeight && this.followsEnd) pane.scrollTop = pane.scrollHeight;
  }
}
