import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TAG, tagPositions } from '../../src/parlour/games/carcassonne/ui/tags.js';

const SIZE = 60;
const free = center => center;

const isOverlapping = (first, second) =>
  Math.abs(first.x - second.x) * SIZE < TAG.width &&
  Math.abs(first.y - second.y) * SIZE < TAG.height;

test('the tags of a city and a road are above and below them', () => {
  const [city, road] = tagPositions(
    [
      {
        tiles: [
          { x: 0, y: -1 },
          { x: 0, y: 0 },
        ],
      },
      { tiles: [{ x: 0, y: 0 }] },
    ],
    SIZE,
    free,
  );
  assert.ok(city.y < -1 && road.y > 1);
  assert.equal(city.x, 0.5);
});

test('the tags of three roads of one office do not cover each other', () => {
  const office = { x: 0, y: 0 };
  const tags = tagPositions(
    [{ tiles: [office] }, { tiles: [office] }, { tiles: [office] }],
    SIZE,
    free,
  );
  for (const [at, tag] of tags.entries())
    for (const other of tags.slice(at + 1)) assert.ok(!isOverlapping(tag, other));
});

test('tags do not cover each other at the edge of the viewport', () => {
  const clamp = ({ x, y }) => ({ x: Math.max(2, x), y: Math.max(0.3, y) });
  const [first, second] = tagPositions(
    [{ tiles: [{ x: 0, y: 0 }] }, { tiles: [{ x: 0, y: 0 }] }],
    SIZE,
    clamp,
  );
  assert.ok(!isOverlapping(first, second));
});

test('the tag of an office is beside its tile', () => {
  const office = { x: 0, y: 0 };
  const [, tag] = tagPositions(
    [{ tiles: [office] }, { tiles: [office], officeWidth: 100 }],
    SIZE,
    free,
  );
  assert.ok(tag.x > 1 && tag.y === 0.5);
});

test('an office has no tag where it would cover its tile or another tag', () => {
  const office = { x: 0, y: 0 };
  const clamp = ({ x }) => ({ x: Math.max(-1.3, Math.min(2.3, x)), y: 0.5 });
  const [road, tag] = tagPositions(
    [{ tiles: [office] }, { tiles: [office], officeWidth: 200 }],
    SIZE,
    clamp,
  );
  assert.ok(road);
  assert.equal(tag, null);
});
