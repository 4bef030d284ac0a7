import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  highlightedParts,
  stepMarks,
  stepRanges,
} from '../../src/parlour/web/design/highlights.js';

const PLACE = { seats: 3, seed: 4, step: 2, options: {}, decisions: '', pane: 'seats' };
const MATCH = { seats: 3, seed: 4, step: 0, options: '{}', decisions: '' };
const FAILED = { law: 'secrecy', step: 2, parts: ['a1'] };
const laws = (failed, leaks = []) => ({
  report: { failed, leaks: { steps: leaks } },
  match: MATCH,
});

test('consecutive steps are one range', () => {
  assert.deepEqual(stepRanges([]), []);
  assert.deepEqual(stepRanges([0, 1, 2, 5]), [
    { from: 0, to: 2 },
    { from: 5, to: 5 },
  ]);
});

test('the violated law and the leaks of the shown match are marked', () => {
  const marks = stepMarks(laws(FAILED, [2, 3]), PLACE);
  assert.deepEqual(
    marks.map(({ from, to, kind }) => [from, to, kind]),
    [
      [2, 2, 'law'],
      [2, 3, 'leak'],
    ],
  );
  assert.deepEqual(stepMarks(laws({ ...FAILED, step: null }), PLACE), []);
  assert.deepEqual(stepMarks(laws(null), PLACE), []);
  assert.deepEqual(stepMarks(undefined, PLACE), []);
});

test('another match than the checked one has no marks', () => {
  for (const change of [{ seed: 5 }, { seats: 2 }, { options: { a: 1 } }, { decisions: 'x' }]) {
    assert.deepEqual(stepMarks(laws(FAILED, [1]), { ...PLACE, ...change }), []);
    assert.deepEqual(highlightedParts(0, null, '', laws(FAILED), { ...PLACE, ...change }), []);
  }
});

test('parts of leaks, of the selected field and of the violated law are highlighted', () => {
  const lens = {
    seat: 0,
    fields: [
      { path: 'view.a', leaks: { hands: 3 }, parts: ['b1'] },
      { path: 'view.b', leaks: {}, parts: ['b2', 'b1'] },
      { path: 'view.c', leaks: {}, parts: ['b3'] },
    ],
  };
  const parts = (seat, selected, step = 9) =>
    highlightedParts(seat, lens, selected, laws(FAILED), { ...PLACE, step });
  assert.deepEqual(parts(0, ''), ['b1']);
  assert.deepEqual(parts(0, 'view.b'), ['b1', 'b2']);
  assert.deepEqual(parts(1, 'view.b'), []);
  assert.deepEqual(parts(1, 'view.b', 2), ['a1']);
});
