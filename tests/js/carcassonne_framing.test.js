import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clampLabel,
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

test('a small map is shown near the center although tiles would be larger in a corner', () => {
  const low = {
    width: 556,
    height: 280,
    covers: [
      { left: 8, right: 344, top: 7, bottom: 57 },
      { left: 408, right: 550, top: 225, bottom: 275 },
    ],
  };
  const map = box(-2, 2, -2, 2.5);
  const corner = squareBox({ x: -2, y: -2 });
  const { at, size } = fitBox(map, [corner], low, LIMITS);
  assert.ok(isClear({ at, size }, corner, low));
  assert.ok(Math.abs(at.x - (map.left + map.right) / 2) * size < 1);
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
  const limits = { min: 48, max: 90 };
  const finger = { min: 48, max: 48 };
  const tapped = frameDraft({ at: { x: 0, y: 0 }, size: 26 }, tile, tile, PHONE, finger);
  assert.equal(tapped.size, 48);
  assert.ok(isInside(tapped, tile, PHONE));
  const near = { at: { x: 2, y: 2 }, size: 90 };
  assert.deepEqual(frameDraft(near, tile, tile, PHONE, limits), near);
  const road = unionBox([tile, squareBox({ x: -3, y: 0 })]);
  const shown = frameDraft(near, tile, road, PHONE, limits);
  assert.ok(shown.size >= 48 && shown.size < 90);
  assert.ok(isInside(shown, road, PHONE));
  const endless = unionBox([tile, squareBox({ x: -30, y: 0 })]);
  assert.ok(isInside(frameDraft(near, tile, endless, PHONE, limits), grow(tile, 0), PHONE));
});

test('a label stays inside the viewport and beside the controls', () => {
  const position = { at: { x: 0, y: 0 }, size: 60 };
  const label = { width: 190, height: 26 };
  const onScreen = (center, viewport) => {
    const { x, y } = clampLabel(position, center, label, viewport);
    return [viewport.width / 2 + x * 60, viewport.height / 2 + y * 60].map(Math.round);
  };
  assert.deepEqual(onScreen({ x: 1, y: 2 }, DESK), [510, 420]);
  assert.deepEqual(onScreen({ x: 40, y: 40 }, DESK), [900 - 95, 600 - 13]);
  // The control at the left ends at 120 across and 240 down.
  assert.deepEqual(onScreen({ x: -7, y: -3 }, DESK), [120 + 95, 120]);
  assert.deepEqual(onScreen({ x: -40, y: 3 }, DESK), [95, 480]);
  // Beside a bar as wide as the viewport there is no space, but below it.
  const bar = { left: 6, right: 320, top: 6, bottom: 56 };
  const small = { width: 320, height: 200, covers: [bar] };
  assert.deepEqual(onScreen({ x: 0, y: -1.2 }, small), [160, 56 + 13]);
});
