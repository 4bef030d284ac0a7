/**
 * The keyboard of a board: arrows move between buttons, Home and End go to the ends of a row, a
 * typed name goes to its button, and a game adds its own keys. Each part of the board is one tab
 * stop.
 */
import { centerOf, isReachable } from './geometry.js';

/** @type {Record<string, [across: number, down: number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Keys pressed within this time, in milliseconds, spell one name. */
const SPELLING = 1200;
/** Elements whose centers are closer than this, in pixels, are level with each other. */
const BESIDE = 4;

/**
 * Return the direction of an arrow key, or null.
 * @param {string} key
 */
export const arrowDirection = key => WAYS[key] ?? null;

/**
 * Return the nearest element in a direction.
 * @param {Element} from
 * @param {Iterable<HTMLElement>} all
 * @param {[across: number, down: number]} way
 * @param {number} [slant] how far aside it may lie for each step ahead
 * @returns {HTMLElement | null}
 */
export function nearestInDirection(from, all, [across, down], slant = Infinity) {
  const { x, y } = centerOf(from);
  /** @type {HTMLElement | null} */
  let found = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const there = centerOf(other);
    const ahead = (there.x - x) * across + (there.y - y) * down;
    const aside = Math.abs((there.x - x) * down) + Math.abs((there.y - y) * across);
    if (ahead > BESIDE && aside <= slant * ahead && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      found = other;
    }
  }
  return found;
}

/**
 * Return the grid cell to which a key moves, counted row by row from 0, or null. Arrows move one
 * step, Home and End go to the ends of the row, with Control to the first and last cell.
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
 * Return the first or last element in the row of an element.
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
 * Make one of several elements the tab stop.
 * @param {Iterable<HTMLElement>} all
 * @param {Element | null} stop
 */
export function setTabStop(all, stop) {
  for (const one of all) {
    const index = one === stop ? 0 : -1;
    if (one.tabIndex !== index) one.tabIndex = index;
  }
}

/**
 * What a game tells the keyboard.
 *
 * - `parts()`: the buttons of each part of the board that arrows walk. They walk within a part
 * first, then into the
 *   next.
 * - `useful`: buttons that arrows prefer, such as those where something can be done; without any,
 * all are walked.
 * - `idle()`: whether keys are meant for the board while nothing has the focus. Say no while
 * somebody looks back.
 * - `keys`: what a key does, by its `event.key`; returns whether it meant anything (nothing
 * returned: it did).
 * - `write(event)`: takes every other key that writes a single sign; returns whether it meant
 * anything.
 * - `typed(text)`: the button with this name, or null; `text` is what was typed so far, in small
 * letters.
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
 * Attach the keyboard to a board.
 * @param {HTMLElement} root
 * @param {KeyboardOptions} game
 * @returns {() => void} stops listening
 */
export function attachKeyboard(root, game) {
  let spelt = '';
  let spelling = 0;

  /** @param {HTMLElement[]} part */
  const stopOf = part =>
    part.find(one => one.tabIndex === 0 && isReachable(one)) ?? part.find(isReachable) ?? null;
  /** @param {HTMLElement[]} part */
  const walked = part => {
    const there = part.filter(isReachable);
    const useful = game.isPreferred ? there.filter(game.isPreferred) : [];
    return useful.length ? useful : there;
  };

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement | null} focus
   * @returns {HTMLElement | null} where a key leads
   */
  function led(event, focus) {
    const parts = game.groups();
    const here = focus ? parts.find(part => part.includes(focus)) : undefined;
    const way = arrowDirection(event.key);
    if (!focus || !here)
      return way && focus === null ? (parts.map(stopOf).find(Boolean) ?? null) : null;
    if (event.key === 'Home' || event.key === 'End') {
      return endOfRow(focus, here.filter(isReachable), event.key === 'Home' ? -1 : 1);
    }
    if (!way || event.ctrlKey) return null;
    const inside = walked(here);
    const others = parts.filter(part => part !== here).flatMap(walked);
    // First straight ahead, then elements that are more to the side than ahead.
    return (
      nearestInDirection(focus, inside, way, 1.2) ??
      nearestInDirection(focus, others, way, 1.2) ??
      nearestInDirection(focus, inside, way) ??
      nearestInDirection(focus, others, way)
    );
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {HTMLElement | null} the place whose name is being typed
   */
  function named(event) {
    if (!game.findByName || !/^[\p{L}\d]$/u.test(event.key)) return null;
    if (event.timeStamp - spelling > SPELLING) spelt = '';
    spelling = event.timeStamp;
    const key = event.key.toLowerCase();
    spelt += key;
    let found = game.findByName(spelt);
    if (!found && spelt !== key) {
      found = game.findByName(key);
      if (found) spelt = key;
    }
    return found;
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const idle = !active || active === document.body;
    if (event.defaultPrevented || event.metaKey || event.altKey || event.isComposing) return;
    if (
      !(root.contains(active) || (idle && game.acceptsKeys())) ||
      active?.closest('dialog, [role=dialog], input, textarea, select')
    )
      return;
    const focus = idle ? null : active;
    const act = event.ctrlKey
      ? undefined
      : (game.bindings?.[event.key] ?? game.bindings?.[event.key.toLowerCase()]);
    if (act && act(event, focus) !== false) {
      event.preventDefault();
      return;
    }
    const sign = !event.ctrlKey && [...event.key].length === 1 && event.key !== ' ';
    if (sign && game.onCharacter?.(event)) {
      event.preventDefault();
      return;
    }
    const next = led(event, focus) ?? (event.ctrlKey ? null : named(event));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** @param {FocusEvent} event */
  function visit(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    const part = game.groups().find(buttons => buttons.includes(at));
    if (part) setTabStop(part, at);
  }

  document.addEventListener('keydown', press);
  root.addEventListener('focusin', visit);
  return () => {
    document.removeEventListener('keydown', press);
    root.removeEventListener('focusin', visit);
  };
}
