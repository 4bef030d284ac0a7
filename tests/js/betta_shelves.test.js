/** Tests for the layout of Betta's tanks. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  minRailHeight,
  railWidth,
  rowExtras,
  shelfLayout,
  tableForm,
} from '../../src/parlour/games/betta/ui/shelves.js';

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

test('the rows never exceed the height', () => {
  for (let width = 300; width <= 1700; width += 50)
    for (let height = 420; height <= 900; height += 10)
      for (const cells of [4, 5]) {
        const layout = shelfLayout(10, width, height, FONT, cells);
        assert.ok(layout.height <= height, `${width} by ${height}: ${layout.height}`);
      }
});

test('with five players, a low rail is narrower', () => {
  assert.equal(railWidth(1700, 900, FONT, 5), railWidth(1700, 900, FONT, 4));
  assert.ok(railWidth(1700, 580, FONT, 5) < railWidth(1700, 580, FONT, 4));
  assert.ok(railWidth(1700, 400, FONT, 5) > FONT * 12);
});

test('with up to four players, a low rail is narrower, and more so with more players', () => {
  for (const cells of [2, 3, 4]) {
    const lowest = minRailHeight(FONT, cells);
    const narrowest = railWidth(1700, lowest, FONT, cells);
    assert.equal(railWidth(1700, lowest + 28, FONT, cells), narrowest + 20);
    assert.equal(railWidth(1700, 900, FONT, cells), FONT * 19);
  }
  assert.ok(railWidth(1700, 580, FONT, 4) < railWidth(1700, 580, FONT, 3));
});

test('ten tanks fit on a low phone in two rows of five', () => {
  for (const [width, height] of [
    [360, 307],
    [320, 313],
    [390, 330],
    [532, 345],
  ]) {
    const layout = shelfLayout(10, width, height, FONT, 5);
    assert.deepEqual(rowSizes(layout), [5, 5]);
    assert.ok(layout.height <= height, `${width} by ${height}`);
    assert.ok(layout.tank >= 60, `${layout.tank} px`);
    const right = Math.max(...layout.spots.map(({ left }) => left)) + layout.tank;
    assert.ok(right <= width, `${width} by ${height}`);
  }
});

test('a low table places its seats in a list or a strip, and in landscape beside the tanks', () => {
  /** @type {[number, number, number, ReturnType<typeof tableForm>][]} */
  const forms = [
    [390, 791, 5, 'list'],
    [390, 791, 4, null],
    [360, 587, 5, 'strip'],
    [360, 587, 4, 'strip'],
    [360, 587, 2, 'list'],
    [360, 727, 5, 'strip'],
    [360, 727, 2, null],
    [667, 330, 5, 'landscape'],
    [844, 345, 2, 'landscape'],
    [1280, 755, 5, null],
    [768, 971, 2, null],
    [640, 587, 2, null],
  ];
  for (const [width, height, seats, form] of forms)
    assert.equal(tableForm(width, height, FONT, seats), form, `${width} by ${height}, ${seats}`);
  // Text of double size has half the space.
  assert.equal(tableForm(844, 345, 2 * FONT, 2), null);
});
