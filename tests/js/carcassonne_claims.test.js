import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { fanDirection, fanOffsets, shortestLines } = await import(
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

/** Return twice the signed area of a triangle. */
const area = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const hasCrossing = ([a, b], [c, d]) =>
  area(a, b, c) * area(a, b, d) < 0 && area(c, d, a) * area(c, d, b) < 0;

/** Return points of a tile of this size, in pixels from its center; a seed repeats them. */
function tilePoints(count, size, seed) {
  let state = seed;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return (state / 2147483647 - 0.5) * 0.9 * size;
  };
  return Array.from({ length: count }, () => [next(), next()]);
}

test('lines from the parts of a tile to their buttons never cross', () => {
  for (const size of [40, 63, 120])
    for (let count = 2; count <= 9; count++)
      for (let direction = 0; direction < 8; direction++) {
        const points = tilePoints(count, size, 1000 * size + 10 * count + direction + 1);
        const buttons = fanOffsets(count, direction, size);
        const order = shortestLines(points, buttons);
        assert.deepEqual([...order].sort(), [...buttons.keys()]);
        const lines = points.map((point, at) => [point, buttons[order[at]]]);
        for (const first of lines)
          for (const second of lines)
            if (first !== second) assert.ok(!hasCrossing(first, second), `${count} at ${size}`);
      }
});

test('two parts whose lines would cross exchange their buttons', () => {
  const buttons = [
    [100, -30],
    [100, 30],
  ];
  assert.deepEqual(
    shortestLines(
      [
        [0, 20],
        [0, -20],
      ],
      buttons,
    ),
    [1, 0],
  );
});
