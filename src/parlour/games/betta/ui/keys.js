/** Keyboard alone: arrows walk the hand and the displays, R turns, Enter lays, Escape takes back. */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest element in a direction from another, among those given. @param {HTMLElement} from @param {HTMLElement[]} all @param {[number, number]} way */
function towards(from, all, [across, down]) {
  /** @param {HTMLElement} element */
  const middle = element => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  /** @type {HTMLElement | null} */
  let best = null, least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const [u, v] = middle(other), along = (u - x) * across + (v - y) * down, aside = Math.abs((u - x) * down) + Math.abs((v - y) * across);
    if (along > 6 && along + 2 * aside < least) { least = along + 2 * aside; best = other; }
  }
  return best;
}

/**
 * @param {HTMLElement} root
 * @param {{awaited(): 'draft' | 'look' | null, hand(): HTMLElement[], displays(): HTMLElement[], turn(by: number): void, undo(): boolean}} acts
 * @returns {() => void} a function that stops listening
 */
export function listen(root, acts) {
  /** @param {KeyboardEvent} event */
  const onKey = event => {
    const focus = /** @type {HTMLElement | null} */ (document.activeElement), inside = root.contains(focus), idle = focus === document.body || focus === null;
    // Looking back belongs to whoever steps through the match, and an idle page to the house.
    const awaited = acts.awaited();
    if (!awaited || (idle && awaited === 'look')) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(inside || idle) || focus?.closest('dialog')) return;
    if (event.key === 'r' || event.key === 'R') { acts.turn(event.shiftKey ? -1 : 1); event.preventDefault(); return; }
    if (event.key === 'Escape' && acts.undo()) { event.preventDefault(); return; }
    const way = WAYS[event.key], hand = acts.hand(), displays = acts.displays();
    if (!way) return;
    const inHand = focus && hand.includes(focus), inDisplays = focus && displays.includes(focus);
    if (!inHand && !inDisplays && !idle) return;
    const next = inHand ? towards(focus, hand, way) ?? towards(focus, displays, way) ?? (way[0] ? null : displays[0])
      : inDisplays ? towards(focus, displays, way) ?? (way[1] > 0 || way[0] > 0 ? hand.find(card => card.tabIndex === 0) : null) : hand.find(card => card.tabIndex === 0) ?? displays[0];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
