import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { attachBoardPointer, closeReach } = await import(
  '../../src/parlour/games/pylos/ui/pointer.js'
);

test('a tap selects a cell within half a touch target, however small the ball', () => {
  for (const width of [27, 34.5, 46, 80]) assert.ok(closeReach(width) * width > 21.99);
  assert.equal(closeReach(80), 0.62);
});

/** Return an element whose box has this center and size. */
function boxed(kind, x, y, size) {
  const element = document.createElement(kind);
  element.getBoundingClientRect = () => ({
    left: x - size / 2,
    top: y - size / 2,
    width: size,
    height: size,
  });
  return element;
}

test('a tap beside the only usable cell of a plate selects it, not the ball under the finger', () => {
  const WIDTH = 27;
  const [table, board, layers, near, far] = Array.from({ length: 5 }, () =>
    document.createElement('div'),
  );
  const flat = {};
  for (const [cell, x] of [
    ['1a1', 100],
    ['1b1', 100 + WIDTH],
  ])
    flat[cell] = boxed('button', x, 100, WIDTH);
  layers.append(...Object.values(flat));
  table.append(board, layers, near, far);
  document.body.append(table);
  const tapped = [];
  attachBoardPointer(
    {
      table,
      board,
      layers,
      rails: { near, far },
      buttons: { pyramid: {}, flat },
      pixels: () => 60,
    },
    {
      usable: () => new Set(['1a1']),
      movable: () => new Set(),
      targets: () => new Set(),
      fromReserve: () => false,
      colour: () => 'w',
      balls: () => ({ '1b1': 'w' }),
    },
    { tap: cell => tapped.push(cell), idle: cell => tapped.push(`idle ${cell}`), hover() {} },
  );
  const press = x =>
    flat['1b1'].dispatchEvent(
      new MouseEvent('click', { bubbles: true, clientX: x, clientY: 100, detail: 1 }),
    );
  press(121);
  assert.deepEqual(tapped, ['1a1']);
});
