/** The stage: two rails, the pyramid between them and the four plates, and all that paints them. */

import { cells } from './cells.js';
import { eye } from './geometry.js';
import { plate } from './layers.js';
import { fly } from './motion.js';
import { rail } from './rail.js';
import { pile } from './scene.js';
import { tray } from './tray.js';

const FLIGHT = 250;
/** How high style.css holds a ball in the hand. */
const LIFT = 44;
const TURN = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200"/></svg>';

/** @param {string} kind @param {string} cls @returns {HTMLElement} */
const element = (kind, cls, inside = '') => Object.assign(document.createElement(kind), { className: cls, innerHTML: inside });

/** Build the stage in an element. @param {HTMLElement} root @param {import('../../../web/types').Words} t */
export function stage(root, t) {
  const table = element('div', 'pylos cloth'), inner = element('div', 'pylos-in'), board = element('div', 'pylos-board'), layers = element('div', 'pylos-layers');
  const rails = { far: element('div', 'pylos-rail far', '<div></div><b></b>'), near: element('div', 'pylos-rail near', '<div></div><b></b>') };
  board.innerHTML = '<svg class="pylos-scene" aria-hidden="true" focusable="false"><g></g><g></g><g></g></svg>';
  const picture = /** @type {SVGSVGElement} */ (board.firstElementChild), [ground, heap, air] = /** @type {SVGGElement[]} */ ([...picture.children]);
  const turner = Object.assign(element('button', 'pylos-turn', TURN), { type: 'button' });
  turner.setAttribute('aria-label', t('pylos-turn'));
  turner.setAttribute('aria-keyshortcuts', 'r');
  board.append(turner);
  board.setAttribute('role', 'group');
  board.setAttribute('aria-label', t('pylos-pyramid'));
  layers.setAttribute('role', 'group');
  layers.setAttribute('aria-label', t('pylos-layers'));
  const plates = [1, 2, 3, 4].map(level => {
    const holder = element('div', `pylos-level l${level}`, '<div class="pylos-plate"></div><div class="pylos-cells"></div><div class="pylos-caption" aria-hidden="true"></div>');
    holder.setAttribute('role', 'group');
    holder.setAttribute('aria-label', t('pylos-level', { level }));
    layers.append(holder);
    return holder;
  });
  const buttons = cells(board, plates.map(holder => /** @type {HTMLElement} */ (holder.children[1])));
  inner.append(rails.far, board, rails.near, layers);
  table.append(inner);
  root.replaceChildren(table);

  let look = eye(), painted = /** @type {unknown} */ (null), frame = { scale: 1, left: 0, top: 0 };
  /** Cells whose ball is still in the air. @type {Set<string>} */
  const away = new Set();
  /** Balls in the hand, now and as painted before: those fly off from higher up. */
  let lifted = /** @type {string[]} */ ([]), before = lifted;

  function measured() {
    const [x, y, width, height] = look.box, { clientWidth, clientHeight } = board, scale = Math.min(clientWidth / width, clientHeight / height) || 1;
    frame = { scale, left: (clientWidth - width * scale) / 2 - x * scale, top: (clientHeight - height * scale) / 2 - y * scale };
    picture.setAttribute('viewBox', look.box.map(value => value.toFixed(1)).join(' '));
    buttons.lay(look, frame);
  }
  const markAway = () => { for (const cell of away) heap.querySelector(`[data-at="${cell}"]`)?.classList.add('py-away'); };
  /** Where a point of the screen lies in the picture's drawn units. @param {number} x @param {number} y */
  function drawn(x, y) {
    const { left, top } = board.getBoundingClientRect();
    return { x: (x - left - frame.left) / frame.scale, y: (y - top - frame.top) / frame.scale };
  }
  /** @param {'near'|'far'} which @param {number} place */
  function onRail(which, place) {
    const slot = rails[which].querySelector(`[data-place="${Math.max(0, Math.min(14, place))}"]`), art = rails[which].querySelector('svg');
    if (!slot || !art) return { x: 0, y: 0, scale: .4 };
    const { left, top, width, height } = slot.getBoundingClientRect();
    return { ...drawn(left + width / 2, top + height / 2), scale: art.getBoundingClientRect().width / 1600 / frame.scale };
  }

  return {
    table, board, layers, turner, rails, buttons, drawn,
    pixels: () => frame.scale * 100,
    /** Look from a side: 0 to 3, or between two while the board turns. @param {number} turn */
    look(turn) {
      look = eye(turn);
      measured();
    },
    /** Paint everything; while the board turns only the pyramid, and that with less detail. @param {import('./scene.js').Picture} shown */
    paint(shown, turning = false) {
      if (look !== painted) ground.innerHTML = tray(look, turning);
      painted = look;
      heap.innerHTML = pile(look, shown, turning);
      if (turning) return;
      markAway();
      [before, lifted] = [lifted, shown.lifted];
      for (const cell of lifted) if (!before.includes(cell)) heap.querySelector(`[data-at="${cell}"]`)?.classList.add('fresh');
      plates.forEach((holder, at) => { holder.children[0].innerHTML = plate(at + 1, shown, Math.round(look.turn)); });
    },
    /** Paint a reserve: `leaving` balls are drafted away, `coming` balls are drafted home.
     * @param {'near'|'far'} which @param {string} colour @param {number} count @param {number} leaving @param {number} coming @param {string} words */
    reserve(which, colour, count, leaving, coming, words) {
      const [art, number] = rails[which].children;
      art.innerHTML = rail(colour, count, leaving, coming);
      number.innerHTML = `${count - leaving}${coming ? `<small>+${coming}</small>` : ''}`;
      rails[which].setAttribute('role', 'img');
      rails[which].setAttribute('aria-label', words);
    },
    /** Light up a cell in both drawings, and say its name under its plate. @param {string|null} cell */
    highlight(cell) {
      for (const lit of table.querySelectorAll('svg .hot')) lit.classList.remove('hot');
      if (cell) for (const group of table.querySelectorAll(`svg [data-at="${cell}"]`)) group.classList.add('hot');
      plates.forEach((holder, at) => {
        const level = at + 1, here = cell?.[0] === String(level);
        holder.children[2].textContent = here ? cell : t('pylos-level', { level });
        holder.children[2].classList.toggle('here', here);
      });
    },
    /** Let balls fly. `where(journey)`: the rail and the place on it that a ball leaves or reaches; `start`: where a dragged ball was let go.
     * @param {import('./motion.js').Journey[]} found @param {(journey: import('./motion.js').Journey) => ['near'|'far', number]} where @param {{x: number, y: number}} [start] */
    async fly(found, where, start) {
      await Promise.all(found.map(async (journey, at) => {
        const { from, to, colour } = journey, spot = (/** @type {string} */ cell, up = 0) => ({ x: look.spots[cell].x, y: look.spots[cell].y - up, scale: 1 });
        const begin = start && at === 0 ? { ...start, scale: 1 } : from ? spot(from, before.includes(from) ? LIFT : 0) : onRail(...where(journey)), end = to ? spot(to) : onRail(...where(journey));
        if (to) { away.add(to); markAway(); }
        await fly(air, { colour, cell: to ?? from ?? '1a1' }, begin, end, FLIGHT);
        if (to) { away.delete(to); heap.querySelector(`[data-at="${to}"]`)?.classList.remove('py-away'); }
      }));
    },
  };
}
/** @typedef {ReturnType<typeof stage>} Stage */
