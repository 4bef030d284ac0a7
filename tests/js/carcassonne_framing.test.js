import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fitBox,
  frameDraft,
  grow,
  isClear,
  isInside,
  panTo,
  squareBox,
  unionBox,
} from '../../src/parlour/games/carcassonne/ui/framing.js';

const LIMITS = { min: 10, max: 100 };
const DESK = {
  width: 900,
  height: 600,
  covers: [{ left: 10, right: 120, top: 10, bottom: 240 }],
};
const PHONE = {
  width: 390,
  height: 370,
  covers: [
    { left: 6, right: 330, top: 6, bottom: 56 },
    { left: 334, right: 384, top: 220, bottom: 364 },
  ],
};
const box = (left, right, top, bottom) => ({ left, right, top, bottom });

test('a fit shows the whole box and no control covers a square', () => {
  for (const viewport of [DESK, PHONE]) {
    const map = box(-4, 5, -3, 4);
    const squares = [
      [-4, -3],
      [4, -3],
      [-4, 3],
      [4, 3],
    ].map(([x, y]) => squareBox({ x, y }));
    const position = fitBox(map, squares, viewport, LIMITS);
    assert.ok(isInside(position, map, viewport));
    for (const square of squares) assert.ok(isClear(position, square, viewport));
  }
});

test('a control costs no space where no square is under it', () => {
  const map = box(0, 9, 0, 6);
  assert.equal(fitBox(map, [], DESK, LIMITS).size, 100);
  const under = squareBox({ x: 0, y: 0 });
  assert.ok(fitBox(map, [under], DESK, LIMITS).size < 100);
});

test('a pan is the least that shows a box, or none', () => {
  const position = { at: { x: 0, y: 0 }, size: 50 };
  assert.deepEqual(panTo(position, box(-1, 1, -1, 1), DESK), position);
  assert.deepEqual(panTo(position, box(9, 10, 0, 1), DESK).at, { x: 1, y: 0 });
  const below = panTo(position, box(0, 1, -4, -3), PHONE);
  assert.ok(isClear(below, box(0, 1, -4, -3), PHONE));
});

test('a draft on a touch screen gets tiles for a finger and keeps the claim in view', () => {
  const tile = squareBox({ x: 2, y: 2 });
  const tapped = frameDraft({ at: { x: 0, y: 0 }, size: 26 }, tile, tile, PHONE, 48);
  assert.equal(tapped.size, 48);
  assert.ok(isInside(tapped, tile, PHONE));
  const near = { at: { x: 2, y: 2 }, size: 90 };
  assert.deepEqual(frameDraft(near, tile, tile, PHONE, 48), near);
  const road = unionBox([tile, squareBox({ x: -3, y: 0 })]);
  const shown = frameDraft(near, tile, road, PHONE, 48);
  assert.ok(shown.size >= 48 && shown.size < 90);
  assert.ok(isInside(shown, road, PHONE));
  const endless = unionBox([tile, squareBox({ x: -30, y: 0 })]);
  assert.ok(isInside(frameDraft(near, tile, endless, PHONE, 48), grow(tile, 0), PHONE));
});
