import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

globalThis.self = globalThis;
globalThis.top = globalThis;
const { FinaleView } = await import('../../src/parlour/web/table/finale_view.js');

beforeEach(() => localStorage.clear());

test('a closed result does not open automatically again', async () => {
  const view = new FinaleView('m', () => {});
  assert.ok(view.opensAutomatically);
  await view.open();
  view.close();
  assert.ok(!view.opensAutomatically);
  assert.ok(!new FinaleView('m', () => {}).opensAutomatically);
  assert.ok(new FinaleView('other', () => {}).opensAutomatically);
});

test('opening an open result again does not animate it', async () => {
  let changes = 0;
  const view = new FinaleView('m', () => {
    changes += 1;
  });
  await view.open();
  await view.open(true);
  assert.equal(view.isFresh, false);
  assert.equal(changes, 1);
});
