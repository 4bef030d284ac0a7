/** Taps, drags and long presses of tiles. A finger sees the tile above itself, and the square it would take lit. */

/** @typedef {{ tileAt(target: EventTarget | null, x: number, y: number): number | null, picture(tile: number): string, movable(): boolean, target(x: number, y: number, tile: number): number | null, side(): number }} Asks */
/** @typedef {{ aim(square: number | null): void, drop(tile: number, square: number): void, home(tile: number, x: number): void, long(tile: number): void, lift(tile: number): void }} Acts */

const STIR = 7;
const LONG = 480;
/** So many tile sides above the finger lies the square, and so many above that the tile, which would hide it. */
const ABOVE = .8, CLEAR = .85;

/** @param {HTMLElement} root @param {HTMLElement} rack @param {Asks} ask @param {Acts} on @returns {() => void} stops listening */
export function pointer(root, rack, ask, on) {
  /** @type {{ id: number, tile: number, x: number, y: number, touch: boolean, ghost: HTMLElement | null, timer: ReturnType<typeof setTimeout> | undefined } | null} */
  let press = null;
  let swallow = false;

  const spot = (/** @type {PointerEvent} */ event) => [event.clientX, event.clientY - (press?.touch ? ask.side() * ABOVE : 0)];
  const over = (/** @type {number} */ y) => { const box = rack.getBoundingClientRect(); return y > box.top - 6; };
  function rest() {
    clearTimeout(press?.timer);
    press?.ghost?.remove();
    on.aim(null);
    press = null;
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', cancel);
  }

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button !== 0 || press) return;
    swallow = false;
    const tile = ask.tileAt(event.target, event.clientX, event.clientY);
    if (tile === null) return;
    press = { id: event.pointerId, tile, x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch', ghost: null, timer: setTimeout(() => { const held = press; rest(); swallow = true; if (held) on.long(held.tile); }, LONG) };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', cancel);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!press || event.pointerId !== press.id) return;
    if (!press.ghost) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < STIR) return;
      clearTimeout(press.timer);
      press.ghost = document.createElement('div');
      press.ghost.className = 'be-ghost';
      press.ghost.innerHTML = ask.picture(press.tile);
      press.ghost.style.width = `${ask.side() * 1.12}px`;
      root.append(press.ghost);
      on.lift(press.tile);
    }
    event.preventDefault();
    const [x, y] = spot(event);
    press.ghost.style.translate = `${x}px ${y - (press.touch ? ask.side() * CLEAR : 0)}px`;
    on.aim(ask.movable() && !over(event.clientY) ? ask.target(x, y, press.tile) : null);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, tile } = press, [x, y] = spot(event);
    rest();
    if (!ghost) return;
    swallow = true;
    const square = ask.movable() && !over(event.clientY) ? ask.target(x, y, tile) : null;
    if (square === null) on.home(tile, event.clientX); else on.drop(tile, square);
  }
  /** @param {PointerEvent} event */
  function cancel(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, tile, x } = press;
    rest();
    if (ghost) on.home(tile, x);
  }
  // A drag or a long press ends in a click that nobody meant.
  const click = (/** @type {Event} */ event) => { if (swallow) { swallow = false; event.stopPropagation(); event.preventDefault(); } };
  const menu = (/** @type {Event} */ event) => { if (press) event.preventDefault(); };

  root.addEventListener('pointerdown', down);
  root.addEventListener('click', click, true);
  root.addEventListener('contextmenu', menu);
  return () => { rest(); root.removeEventListener('pointerdown', down); root.removeEventListener('click', click, true); root.removeEventListener('contextmenu', menu); };
}
