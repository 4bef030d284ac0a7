/** The keyboard: letters write on the board as in a crossword, arrows walk it, Space turns the writing. */

const WAYS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/**
 * @typedef {{
 *   walk(across: number, down: number): void, turn(): void, write(letter: string, joker: boolean): boolean, back(): boolean, escape(): boolean,
 *   place(): boolean, rack(by: number, carry: boolean): void, busy(): boolean
 * }} Acts
 */

/** @param {HTMLElement} root @param {HTMLElement} rack @param {HTMLElement} grid @param {Acts} on @returns {() => void} stops listening */
export function listen(root, rack, grid, on) {
  /** @param {KeyboardEvent} event */
  const key = event => {
    const focus = document.activeElement, idle = focus === document.body || focus === null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing || !(idle || root.contains(focus)) || focus?.closest('dialog, .be-picker') || on.busy()) return;
    const inRack = rack.contains(focus), inGrid = grid.contains(focus), way = WAYS[event.key];
    let done = true;
    if (way && inRack && !way[1]) on.rack(way[0], event.shiftKey);
    else if (way && (inGrid || idle || inRack) && !event.altKey) on.walk(...way);
    else if (event.key === ' ' && (inGrid || idle)) on.turn();
    else if (event.key === 'Enter' && inGrid) done = on.place();
    else if (event.key === 'Backspace') done = on.back();
    else if (event.key === 'Escape') done = on.escape();
    else if (!event.altKey && [...event.key].length === 1 && event.key !== ' ') done = on.write(event.key.toLocaleUpperCase(), event.shiftKey);
    else done = false;
    if (done) event.preventDefault();
  };
  document.addEventListener('keydown', key);
  return () => document.removeEventListener('keydown', key);
}
