import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

globalThis.self = globalThis;
globalThis.top = globalThis;
const { FinaleView } = await import('../../src/parlour/web/table/finale_view.js');

beforeEach(() => localStorage.clear());

test('a result that was closed does not open by itself again', async () => {
  const view = new FinaleView('m', () => {});
  assert.ok(view.opensByItself);
  await view.open();
  view.close();
  assert.ok(!view.opensByItself);
  assert.ok(!new FinaleView('m', () => {}).opensByItself);
  assert.ok(new FinaleView('other', () => {}).opensByItself);
});

test('a result that is already open does not appear again with motion', async () => {
  let changes = 0;
  const view = new FinaleView('m', () => {
    changes += 1;
  });
  await view.open();
  await view.open(true);
  assert.equal(view.isFresh, false);
  assert.equal(changes, 1);
});
