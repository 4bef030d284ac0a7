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
    /** The element of the rows, which grows with each new row. @type {Element | null} */
    this.rows = null;
    // A hidden pane has no height, so showing it is a resize. Sizes are observed after each layout, so
    // that the end of the log is never computed before the page has its final layout.
    this.sizes = new ResizeObserver(() => this.scrollToEnd());
    this.onScroll = () => this.updateFollowing();
  }

  /**
   * Follow the pane of the log. Call this after each redraw, since the pane and its rows may be new
   * elements.
   * @param {HTMLElement | null} pane
   */
  attach(pane) {
    const rows = pane?.lastElementChild ?? null;
    if (pane === this.pane && rows === this.rows) return;
    this.sizes.disconnect();
    if (pane !== this.pane) {
      this.pane?.removeEventListener('scroll', this.onScroll);
      pane?.addEventListener('scroll', this.onScroll, { passive: true });
      this.pane = pane;
      this.followsEnd = true;
      this.scrollTop = 0;
    }
    this.rows = rows;
    if (pane) this.sizes.observe(pane);
    if (rows) this.sizes.observe(rows);
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
