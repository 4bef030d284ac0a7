import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OncePerPaint } from '../../src/parlour/web/table/once_per_paint.js';

/** Return paints that the test makes. */
function paints() {
  const waiting = [];
  return {
    wait: () => new Promise(resolve => waiting.push(resolve)),
    async paint() {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise(resolve => setImmediate(resolve));
    },
  };
}

test('the first request runs at once and fifty more run once, after the paint', async () => {
  const { wait, paint } = paints();
  let newest = 0;
  const shown = [];
  const once = new OncePerPaint(() => shown.push(newest), wait);
  for (newest = 1; newest <= 51; newest++) once.request();
  newest = 51;
  assert.deepEqual(shown, [1]);
  await paint();
  assert.deepEqual(shown, [1, 51]);
  await paint();
  await paint();
  assert.deepEqual(shown, [1, 51]);
  newest = 52;
  once.request();
  assert.deepEqual(shown, [1, 51, 52]);
});

test('a task that fails does not stop later ones', async () => {
  const { wait, paint } = paints();
  let isBroken = true;
  let runs = 0;
  const once = new OncePerPaint(() => {
    runs++;
    if (isBroken) throw new Error('broken');
  }, wait);
  assert.throws(() => once.request(), /broken/);
  isBroken = false;
  await paint();
  once.request();
  assert.equal(runs, 2);
});
