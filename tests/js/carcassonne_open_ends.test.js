import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { openEnds } = await import('../../src/parlour/games/carcassonne/ui/open_ends.js');

/** Tiles with the segments in the middles of their sides: north, east, south, west. */
const TILES = [
  { x: 0, y: 0, sides: ['c0', 'r0', 'f0', 'r0'] },
  { x: 1, y: 0, sides: ['c0', 'f0', 'r1', 'r0'] },
];
const NAMES = { '0,-1': 0, '1,0': 1, '0,1': 2, '-1,0': 3 };
const segmentOn = ({ sides }, side) => sides[NAMES[String(side)]];

test('a road grows at its free sides only', () => {
  assert.deepEqual(openEnds(TILES, ['0r0', '1r0'], segmentOn), [{ x: 0, y: 0.5 }]);
});

test('cities and other roads of the same tiles are separate', () => {
  assert.deepEqual(openEnds(TILES, ['0c0', '1c0'], segmentOn), [
    { x: 0.5, y: 0 },
    { x: 1.5, y: 0 },
  ]);
  assert.deepEqual(openEnds(TILES, ['1r1'], segmentOn), [{ x: 1.5, y: 1 }]);
});

test('without the pictures no end is known', () => {
  assert.deepEqual(
    openEnds(TILES, ['0r0'], () => null),
    [],
  );
});
