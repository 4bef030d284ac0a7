import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actionsWithoutParts,
  attemptedAction,
  choiceAfter,
  namedParts,
} from '../../src/parlour/web/board/layout_choice.js';

const IDS = new Set(['a1', 'a2', 'b1', 'h1', 'h2', 'h3', 'bid-2', 'bid-3', 'draw', '7']);
const place = cell => ({ do: 'place', cell });
const slide = (source, target) => ({ do: 'slide', source, target });
const discard = (...cards) => ({ do: 'discard', cards });

test('an action names the parts with the ids of its fields, with their names, or of its kind', () => {
  assert.deepEqual(namedParts(place('a1'), IDS), [['a1']]);
  assert.deepEqual(namedParts({ do: 'bid', bid: 2 }, IDS), [['bid-2']]);
  assert.deepEqual(namedParts({ do: 'choose', number: 7 }, IDS), [['7']]);
  assert.deepEqual(namedParts(slide('a1', 'b1'), IDS), [['a1'], ['b1']]);
  assert.deepEqual(namedParts(discard('h1', 'h3'), IDS), [['h1', 'h3']]);
  assert.deepEqual(namedParts({ do: 'draw' }, IDS), [['draw']]);
  assert.deepEqual(namedParts({ do: 'draw', from: 'a1' }, IDS), [['a1']]);
});

test('fields without parts are ignored, and an action without parts needs a button', () => {
  assert.deepEqual(namedParts({ do: 'place', cell: 'a1', turned: true, note: null }, IDS), [
    ['a1'],
  ]);
  const actions = [{ do: 'pass' }, place('a1'), { do: 'place', cell: 'z9' }, discard()];
  assert.deepEqual(actionsWithoutParts(actions, IDS), [actions[0], actions[2], actions[3]]);
});

test('a part can be pressed exactly if a legal action names it next', () => {
  const actions = [slide('a1', 'a2'), slide('a1', 'b1'), place('b1'), { do: 'pass' }];
  assert.deepEqual(choiceAfter(actions, IDS, []), { next: new Set(['a1', 'b1']), complete: [] });
  assert.deepEqual(choiceAfter(actions, IDS, ['a1']), {
    next: new Set(['a2', 'b1']),
    complete: [],
  });
  assert.deepEqual(choiceAfter(actions, IDS, ['a1', 'b1']), {
    next: new Set(),
    complete: [actions[1]],
  });
  assert.deepEqual(choiceAfter(actions, IDS, ['b1', 'a1']), { next: new Set(), complete: [] });
});

test('the parts of one list can be pressed in any order, each once', () => {
  const actions = [discard('h1', 'h2'), discard('h1', 'h3'), discard('h2', 'h3')];
  assert.deepEqual(choiceAfter(actions, IDS, ['h3']).next, new Set(['h1', 'h2']));
  assert.deepEqual(choiceAfter(actions, IDS, ['h3', 'h1']).complete, [actions[1]]);
});

test('one choice of parts can complete several actions, and be part of a longer one', () => {
  const promote = piece => ({ do: 'move', to: 'a1', piece });
  const actions = [promote('queen'), promote('rook'), slide('a1', 'a2')];
  const { next, complete } = choiceAfter(actions, IDS, ['a1']);
  assert.deepEqual(complete, actions.slice(0, 2));
  assert.deepEqual(next, new Set(['a2']));
});

test('an attempt is the action of a legal one with the pressed part', () => {
  const actions = [{ do: 'pass' }, place('a1'), slide('a1', 'a2')];
  assert.deepEqual(attemptedAction(actions, IDS, [], 'b1'), place('b1'));
  assert.deepEqual(attemptedAction(actions, IDS, ['a1'], 'b1'), slide('a1', 'b1'));
  assert.equal(attemptedAction([discard('h1', 'h2')], IDS, [], 'h3'), null);
  assert.equal(attemptedAction([{ do: 'bid', bid: 2 }], IDS, [], 'bid-3'), null);
});
