import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPiece } from '../../src/parlour/web/board/layout_pieces.js';
import { render } from '../../src/parlour/web/vendor/lit.js';

const LOOK = {
  words: ({ message }) => message,
  nameOf: seat => ['Ada', 'Oda'][seat],
  viewer: null,
  t: id => id,
  marksLegal: true,
  next: new Set(),
  draggable: new Set(),
  pressed: [],
  last: new Set(),
  lit: new Set(),
  points: new Map(),
};

const words = { message: 'name' };
const part = (id, more = {}) => ({ id, words, face: { text: id }, ...more });
const GRID = {
  piece: 'grid',
  id: 'board',
  words,
  columns: 2,
  parts: [part('a2'), part('b2'), part('a1'), part('b1')],
  column_names: ['a', 'b'],
  row_names: ['2', '1'],
  turned_for: [1],
};

const drawn = (piece, look = {}) => {
  const root = document.createElement('div');
  render(drawPiece(piece, { ...LOOK, ...look }), root);
  return root;
};
const texts = (root, selector) =>
  [...root.querySelectorAll(selector)].map(each => each.textContent);
const labels = root =>
  [...root.querySelectorAll('[data-part]')].map(each => each.getAttribute('aria-label'));
const ids = root => [...root.querySelectorAll('[data-part]')].map(each => each.dataset.part);

test('a board is turned for the seats that sit opposite', () => {
  for (const viewer of [null, 0]) {
    const root = drawn(GRID, { viewer });
    assert.deepEqual(ids(root), ['a2', 'b2', 'a1', 'b1']);
    assert.deepEqual(texts(root, '.lb-edge i'), ['a', 'b', '2', '1']);
  }
  const turned = drawn(GRID, { viewer: 1 });
  assert.deepEqual(ids(turned), ['b1', 'a1', 'b2', 'a2']);
  assert.deepEqual(texts(turned, '.lb-edge i'), ['b', 'a', '1', '2']);
});

test('a card shows the name of the player who laid it', () => {
  const row = { piece: 'row', id: 'trick', words, parts: [part('c', { seat: 1 }), part('d')] };
  const root = drawn(row);
  assert.deepEqual(texts(root, '.lb-player'), ['Oda']);
  assert.deepEqual(labels(root), ['name, Oda', 'name']);
  const named = { ...row, parts: [part('c', { seat: 1, words: { message: 'Oda: c' } })] };
  assert.deepEqual(labels(drawn(named)), ['Oda: c']);
});
