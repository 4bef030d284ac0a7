/**
 * Keyboard control of a board. Arrow keys move between buttons, Home and End move to the ends of a
 * row, and a typed name moves to the button with that name. A game can add its own keys. Each part
 * of the board is one tab stop.
 */
import { centerOf, isReachable } from './geometry.js';

/** @type {Record<string, [across: number, down: number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Maximum time in milliseconds between the keys that spell a name. */
const TYPING_MS = 1200;
/** Maximum distance in pixels between the centers of elements that count as level. */
const LEVEL_PX = 4;

/**
 * Return the direction of an arrow key, or null for other keys.
 * @param {string} key
 */
export const arrowDirection = key => DIRECTIONS[key] ?? null;

/**
 * Return the nearest element in a direction.
 * @param {Element} from
 * @param {Iterable<HTMLElement>} all
 * @param {[across: number, down: number]} way
 * @param {number} [maxSlant] maximum sideways distance per pixel in the direction
 * @returns {HTMLElement | null}
 */
export function nearestInDirection(from, all, [across, down], maxSlant = Infinity) {
  const { x, y } = centerOf(from);
  /** @type {HTMLElement | null} */
  let found = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const there = centerOf(other);
    const ahead = (there.x - x) * across + (there.y - y) * down;
    const aside = Math.abs((there.x - x) * down) + Math.abs((there.y - y) * across);
    if (ahead > LEVEL_PX && aside <= maxSlant * ahead && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      found = other;
    }
  }
  return found;
}

/**
 * Return the index of the grid cell to which a key moves, row by row from 0, or null for other
 * keys. Arrows move one step; Home and End move to the ends of the row, or with Control to the
 * first and last cell.
 * @param {number} at
 * @param {number} columns
 * @param {number} count
 * @param {KeyboardEvent} event
 * @returns {number | null}
 */
export function gridStep(at, columns, count, event) {
  const column = at % columns;
  const start = at - column;
  const end = Math.min(start + columns, count) - 1;
  if (event.key === 'Home') return event.ctrlKey ? 0 : start;
  if (event.key === 'End') return event.ctrlKey ? count - 1 : end;
  const way = arrowDirection(event.key);
  if (!way || event.ctrlKey) return null;
  const next = at + way[0] + way[1] * columns;
  if (next < 0 || next >= count || (way[0] && (next < start || next > end))) return null;
  return next;
}

/**
 * Return the first or last element in the same row as an element.
 * @param {Element} from
 * @param {HTMLElement[]} all
 * @param {1 | -1} side
 */
function endOfRow(from, all, side) {
  const { top, bottom } = from.getBoundingClientRect();
  const row = all.filter(other => {
    const { y } = centerOf(other);
    return y > top && y < bottom;
  });
  row.sort((a, b) => side * (centerOf(b).x - centerOf(a).x));
  return row[0] ?? null;
}

/**
 * Make one of several elements the only tab stop. Setting the `tabIndex` of the focused element
 * forces a layout, also if the value stays, so it is set only if it changes.
 * @param {Iterable<HTMLElement>} all
 * @param {Element | null} stop
 */
export function setTabStop(all, stop) {
  for (const element of all) {
    const index = element === stop ? 0 : -1;
    if (element.tabIndex !== index) element.tabIndex = index;
  }
}

/**
 * The options of `attachKeyboard`.
 *
 * - `groups()`: the buttons of each part of the board. Arrows move within a part first, then to
 *   the next.
 * - `isPreferred`: buttons that arrows prefer, such as those of legal moves. If none is preferred,
 *   arrows reach all.
 * - `acceptsKeys()`: whether the board handles keys while nothing has the focus. Return false for
 *   earlier positions.
 * - `bindings`: a function for each `event.key`; it returns false to decline the key.
 * - `onCharacter(event)`: handles every other key that types one character; returns whether it did.
 * - `findByName(text)`: the button with this name, or null; `text` is the text typed so far, in
 *   lower case.
 * @typedef {{
 *   groups(): HTMLElement[][],
 *   isPreferred?(button: HTMLElement): boolean,
 *   acceptsKeys(): boolean,
 *   bindings?: Record<string, (event: KeyboardEvent, focus: HTMLElement | null) => boolean | void>,
 *   onCharacter?(event: KeyboardEvent): boolean,
 *   findByName?(text: string): HTMLElement | null,
 * }} KeyboardOptions
 */

/**
 * Attach keyboard control to a board.
 * @param {HTMLElement} root
 * @param {KeyboardOptions} options
 * @returns {() => void} a function that detaches it
 */
export function attachKeyboard(root, options) {
  let typedName = '';
  let lastTypedAt = 0;

  /** @param {HTMLElement[]} part */
  const tabStopOf = part =>
    part.find(one => one.tabIndex === 0 && isReachable(one)) ?? part.find(isReachable) ?? null;
  /** @param {HTMLElement[]} part */
  const targetsOf = part => {
    const reachable = part.filter(isReachable);
    const useful = options.isPreferred ? reachable.filter(options.isPreferred) : [];
    return useful.length ? useful : reachable;
  };

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement | null} focus
   * @returns {HTMLElement | null} the element to which a key moves
   */
  function targetOfKey(event, focus) {
    const parts = options.groups();
    const here = focus ? parts.find(part => part.includes(focus)) : undefined;
    const way = arrowDirection(event.key);
    if (!focus || !here)
      return way && focus === null ? (parts.map(tabStopOf).find(Boolean) ?? null) : null;
    if (event.key === 'Home' || event.key === 'End') {
      return endOfRow(focus, here.filter(isReachable), event.key === 'Home' ? -1 : 1);
    }
    if (!way || event.ctrlKey) return null;
    const inside = targetsOf(here);
    const others = parts.filter(part => part !== here).flatMap(targetsOf);
    // Elements straight ahead take precedence over elements further to the side.
    return (
      nearestInDirection(focus, inside, way, 1.2) ??
      nearestInDirection(focus, others, way, 1.2) ??
      nearestInDirection(focus, inside, way) ??
      nearestInDirection(focus, others, way)
    );
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {HTMLElement | null} the element whose name is being typed
   */
  function targetOfName(event) {
    if (!options.findByName || !/^[\p{L}\d]$/u.test(event.key)) return null;
    if (event.timeStamp - lastTypedAt > TYPING_MS) typedName = '';
    lastTypedAt = event.timeStamp;
    const key = event.key.toLowerCase();
    typedName += key;
    let found = options.findByName(typedName);
    if (!found && typedName !== key) {
      found = options.findByName(key);
      if (found) typedName = key;
    }
    return found;
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const idle = !active || active === document.body;
    if (event.defaultPrevented || event.metaKey || event.altKey || event.isComposing) return;
    if (
      !(root.contains(active) || (idle && options.acceptsKeys())) ||
      active?.closest('dialog, [role=dialog], input, textarea, select')
    )
      return;
    const focus = idle ? null : active;
    const binding = event.ctrlKey
      ? undefined
      : (options.bindings?.[event.key] ?? options.bindings?.[event.key.toLowerCase()]);
    if (binding && binding(event, focus) !== false) {
      event.preventDefault();
      return;
    }
    const isCharacter = !event.ctrlKey && [...event.key].length === 1 && event.key !== ' ';
    if (isCharacter && options.onCharacter?.(event)) {
      event.preventDefault();
      return;
    }
    const next = targetOfKey(event, focus) ?? (event.ctrlKey ? null : targetOfName(event));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** @param {FocusEvent} event */
  function onFocusIn(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    const part = options.groups().find(buttons => buttons.includes(at));
    if (part) setTabStop(part, at);
  }

  document.addEventListener('keydown', onKeyDown);
  root.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('focusin', onFocusIn);
  };
}
