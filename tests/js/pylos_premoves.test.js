import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOLLOWS } from '../../src/parlour/games/pylos/ui/geometry.js';
import { draftOfPremove, premoves } from '../../src/parlour/games/pylos/ui/premoves.js';

/** Returns the view of a position, given the colour of each ball. */
const viewOf = (balls, reserve = [15, 15]) => ({
  cells: HOLLOWS.map(({ cell }) => balls[cell] ?? '.').join(''),
  reserve,
});
const placesOf = actions => actions.filter(one => one.do === 'place').map(one => one.cell);
const raisesOf = actions =>
  actions.filter(one => one.do === 'raise').map(one => `${one.source}-${one.cell}`);

test('on an empty board, a ball can go to every hollow of level 1', () => {
  assert.equal(placesOf(premoves(viewOf({}), 0)).length, 16);
  assert.deepEqual(raisesOf(premoves(viewOf({}), 0)), []);
});

test('a hollow that one ball of the opponent opens is a candidate', () => {
  const three = { '1a1': 'w', '1b1': 'b', '1a2': 'b' };
  assert.ok(placesOf(premoves(viewOf(three), 0)).includes('2a1'));
  const two = { '1a1': 'w', '1b1': 'b' };
  assert.ok(!placesOf(premoves(viewOf(two), 0)).includes('2a1'));
});

test('a hollow whose missing support cannot be filled at once is no candidate', () => {
  // Level 3 lacks 2b2, which rests on 1c3, and that is empty.
  const balls = Object.fromEntries(
    HOLLOWS.filter(({ level, cell }) => level === 1 && cell !== '1c3').map(({ cell }) => [
      cell,
      'b',
    ]),
  );
  for (const cell of ['2a1', '2b1', '2a2']) balls[cell] = 'w';
  const open = placesOf(premoves(viewOf(balls), 0));
  assert.ok(!open.includes('3a1'));
  assert.ok(open.includes('2b2') && open.includes('1c3'));
});

test('occupied hollows are no candidates', () => {
  assert.ok(!placesOf(premoves(viewOf({ '1a1': 'b' }), 0)).includes('1a1'));
});

test('an empty reserve leaves only raises, to higher levels and not onto the ball itself', () => {
  const balls = { '1a1': 'w', '1b1': 'b', '1a2': 'b', '1b2': 'b', '1d4': 'w' };
  const actions = premoves(viewOf(balls, [0, 4]), 0);
  assert.deepEqual(placesOf(actions), []);
  assert.deepEqual(raisesOf(actions), ['1d4-2a1']);
});

test('an own ball that carries another cannot be raised', () => {
  const balls = {
    '1a1': 'w',
    '1b1': 'w',
    '1a2': 'b',
    '1b2': 'b',
    '2a1': 'b',
    '1c1': 'b',
    '1c2': 'b',
  };
  assert.deepEqual(raisesOf(premoves(viewOf(balls), 0)), []);
});

test('a premove becomes the draft that the board shows', () => {
  assert.deepEqual(draftOfPremove({ do: 'place', cell: '1a1' }), {
    source: null,
    cell: '1a1',
    balls: [],
  });
  assert.equal(draftOfPremove({ do: 'raise', source: '1a1', cell: '2b1' }).source, '1a1');
});
