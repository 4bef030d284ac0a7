import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawFace, faceKey } from '../../src/parlour/web/board/layout_faces.js';
import { setSeatColours } from '../../src/parlour/web/components/seat_colours.js';

/** Return the values of a template and of the templates in it. */
const values = drawn => (drawn?.values ?? []).flatMap(value => [value, ...values(value)]);
const markup = drawn =>
  [drawn, ...values(drawn)].flatMap(value => [...(value?.strings ?? [])]).join(' ');

test('a seat has the colour and the glyph of its player in this match', () => {
  setSeatColours([{ colour: 3 }, { colour: 0 }]);
  const first = drawFace({ seat: 0 });
  assert.ok(values(first).includes('--face: var(--seat-4)'));
  assert.ok(markup(first).includes('M0-44 44 0 0 44-44 0Z'));
  assert.ok(markup(drawFace({ seat: 1 })).includes('<circle r="40" />'));
});

test('a text has a glyph only if the face names one', () => {
  setSeatColours([]);
  assert.ok(!markup(drawFace({ seat: 0, text: '7' })).includes('<circle'));
  assert.ok(values(drawFace({ seat: 0, text: '7' })).includes('lb-plain'));
  assert.ok(values(drawFace({ glyph: 'disc', text: '7' })).includes('lb-on'));
});

test('a longer text is smaller', () => {
  // A text has a place, x and y, before its size.
  const size = text => values(drawFace({ text })).filter(value => typeof value === 'number')[2];
  const sizes = ['1', '12', '123', '1234'].map(size);
  assert.deepEqual(
    sizes,
    [...sizes].sort((a, b) => b - a),
  );
  assert.equal(new Set(sizes).size, 4);
});

test('equal faces have equal keys, and a missing face has none', () => {
  assert.equal(faceKey({ glyph: 'disc' }), faceKey({ glyph: 'disc' }));
  assert.notEqual(faceKey({ seat: 0 }), faceKey({ seat: 1 }));
  assert.notEqual(faceKey({ text: '1' }), faceKey({ text: '1', colour: 'red' }));
  assert.equal(faceKey(undefined), '');
});
