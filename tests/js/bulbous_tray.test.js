import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '../../src/parlour/web/vendor/lit.js';
import { tray } from '../../src/parlour/games/bulbous/ui/tray.js';

const view = { choices: [null, null], awaited: [0], hands: [9, 9], revealed: null, phase: 'bid' };
const seats = [{ name: 'Ada' }, { name: 'Bea' }];

const shown = (/** @type {object} */ more) => {
  const place = document.createElement('div');
  const frame = /** @type {any} */ ({ view, seats, phase: 'playing', past: false, ...more });
  render(
    tray(id => id, frame, false),
    place,
  );
  return place.innerHTML;
};

test('a seat that must choose is marked as deciding', () => {
  assert.match(shown({}), /bulbous-slot-deciding/);
  assert.match(shown({}), /bu-turn/);
});

test('after a resignation during a turn, no seat is deciding or waiting', () => {
  const html = shown({ phase: 'over' });
  assert.doesNotMatch(html, /bulbous-slot-(deciding|waiting)|bu-turn/);
});

test('a past position of a finished match shows who was deciding', () => {
  assert.match(shown({ phase: 'over', past: true }), /bulbous-slot-deciding/);
});
