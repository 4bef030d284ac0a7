import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { changeSettings } from '../../src/parlour/web/components/settings.js';
import { canVibrate, isVibrationOn, vibrate } from '../../src/parlour/web/components/vibration.js';

globalThis.fetch = async () => ({ ok: true, status: 204 });
/** The patterns that the device received. */
let patterns;
let isCoarse;

beforeEach(() => {
  patterns = [];
  isCoarse = true;
  navigator.vibrate = pattern => patterns.push(pattern);
  globalThis.matchMedia = query => ({
    matches: query === '(pointer: coarse)' && isCoarse,
    addEventListener() {},
  });
  changeSettings({ vibration: 'cafe' });
});

test('until the user chooses, only a café table vibrates', () => {
  vibrate('turn');
  assert.deepEqual(patterns, []);
  vibrate('turn', true);
  assert.equal(patterns.length, 1);
});

test('the choice of the user applies everywhere', () => {
  changeSettings({ vibration: 'off' });
  assert.equal(isVibrationOn(true), false);
  vibrate('turn', true);
  assert.deepEqual(patterns, []);
  changeSettings({ vibration: 'on' });
  vibrate('turn');
  vibrate('refused');
  assert.equal(patterns.length, 2);
  assert.notDeepEqual(patterns[0], patterns[1]);
});

test('a desktop and a browser without the function do not vibrate', () => {
  changeSettings({ vibration: 'on' });
  isCoarse = false;
  assert.equal(canVibrate(), false);
  vibrate('turn');
  assert.deepEqual(patterns, []);
  isCoarse = true;
  navigator.vibrate = undefined;
  assert.equal(canVibrate(), false);
  vibrate('turn');
});
