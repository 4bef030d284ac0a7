import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { fanDirection, fanOffsets } = await import(
  '../../src/parlour/games/carcassonne/ui/claims.js'
);

const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

test('buttons of a fan never touch each other or the tile, from one to nine', () => {
  for (const size of [48, 84, 150])
    for (let count = 1; count <= 9; count++) {
      const offsets = fanOffsets(count, 0, size);
      offsets.forEach((first, at) => {
        assert.ok(distance(first, [0, 0]) > size / 2 + 22);
        for (const second of offsets.slice(at + 1)) assert.ok(distance(first, second) >= 46);
      });
    }
});

test('a fan opens where it covers the fewest tiles and stays in the viewport', () => {
  const isRight = ([x]) => x > 10;
  const never = () => false;
  const always = () => true;
  assert.equal(fanDirection(3, 80, never, always), 0);
  assert.equal(fanDirection(3, 80, isRight, always), 4);
  assert.notEqual(fanDirection(3, 80, isRight, isRight), 4);
});
