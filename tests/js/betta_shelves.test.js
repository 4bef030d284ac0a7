/** Tests for the layout of Betta's tanks. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowExtras, shelfLayout } from '../../src/parlour/games/betta/ui/shelves.js';

const FONT = 16;
const PHONE = { width: 390, height: 435 };

/** Return the number of tanks in each row. @param {{ spots: { row: number }[] }} layout */
const rowSizes = ({ spots }) =>
  spots.reduce(
    (sizes, { row }) => {
      sizes[row] = (sizes[row] ?? 0) + 1;
      return sizes;
    },
    /** @type {number[]} */ ([]),
  );

test('ten tanks on a phone stand in rows of four, three and three', () => {
  const layout = shelfLayout(10, PHONE.width, PHONE.height, FONT, 5);
  assert.deepEqual(rowSizes(layout), [4, 3, 3]);
  assert.ok(layout.tank >= 74, `${layout.tank} px`);
  assert.ok(layout.height <= PHONE.height);
});

test('a row holds its caption, tank, shelf board and ticket', () => {
  for (const [width, height] of [
    [390, 435],
    [430, 520],
    [760, 560],
  ]) {
    const layout = shelfLayout(10, width, height, FONT, 5);
    const extras = rowExtras(layout.tank, FONT, 5);
    const { spots } = layout;
    const bottom = spots[0].top + layout.high + extras.plank + extras.ticket;
    const next = spots.find(({ row }) => row === 1);
    assert.ok(next && bottom <= next.top - extras.head, `${width} by ${height}`);
  }
});
