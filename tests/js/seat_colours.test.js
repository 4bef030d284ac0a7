import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '../../src/parlour/web/vendor/lit.js';
import { seatToken } from '../../src/parlour/web/components/icons.js';
import { seatTokens } from '../../src/parlour/web/components/table_summary.js';
import {
  seatColour,
  seatPaint,
  setSeatColours,
} from '../../src/parlour/web/components/seat_colours.js';

test('without a match, a seat has the colour of its number', () => {
  assert.equal(seatColour(2), 2);
  assert.equal(seatPaint(0), 'var(--seat-1)');
});

test('colours follow the occupants, and an open seat has its own', () => {
  setSeatColours([{ name: 'Bea', colour: 1 }, null, { name: 'Ada', colour: 0 }]);
  assert.deepEqual([0, 1, 2].map(seatColour), [1, 1, 0]);
  assert.equal(seatPaint(2), 'var(--seat-1)');
});

test('a number without a colour is wrapped, so that a token is always drawn', () => {
  setSeatColours([{ name: 'Ada', colour: 6 }]);
  assert.equal(seatColour(0), 0);
});

test('a token has the colour and the glyph of its seat', () => {
  const root = document.createElement('div');
  setSeatColours([{ name: 'Bea', colour: 1 }]);
  render(seatToken(0), root);
  assert.ok(root.querySelector('.token').classList.contains('s2'));
  assert.ok(root.querySelector('.token path'));
});

test('a list of tables shows the colours of their seats, not those of the page', () => {
  setSeatColours([]);
  const root = document.createElement('div');
  const seats = [
    { name: 'Bea', bot: null, colour: 1 },
    { name: null, bot: null, colour: 2 },
    { name: 'Ada', bot: 'club', colour: 0 },
  ];
  render(seatTokens({ seats }), root);
  const [bea, open, ada] = root.querySelectorAll('.token');
  assert.ok(bea.classList.contains('s2') && !bea.classList.contains('bot'));
  assert.ok(open.classList.contains('free'));
  assert.ok(ada.classList.contains('s1') && ada.classList.contains('bot'));
});
