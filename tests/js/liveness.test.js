import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Liveness } from '../../src/parlour/web/table/liveness.js';

let now;
let pings;
let deaths;

function createLiveness() {
  return new Liveness({
    ping: () => {
      pings += 1;
      return true;
    },
    onDead: () => {
      deaths += 1;
    },
    onWake: () => {},
  });
}

/** Advance the timers and the monotonic clock. */
function pass(ms) {
  now += ms;
  mock.timers.tick(ms);
}

beforeEach(() => {
  now = 1000;
  pings = deaths = 0;
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  mock.method(performance, 'now', () => now);
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test('it pings every 20 seconds, and every 5 while a clock runs', () => {
  const liveness = createLiveness();
  pass(20000);
  assert.equal(pings, 1);
  liveness.recordMessage();
  liveness.setLive(true);
  pass(5000);
  assert.equal(pings, 2);
});

test('a ping without an answer in time means a dead connection', () => {
  const liveness = createLiveness();
  liveness.probe();
  pass(9999);
  assert.equal(deaths, 0);
  pass(1);
  assert.equal(deaths, 1);
});

test('a message in time keeps the connection', () => {
  const liveness = createLiveness();
  liveness.probe();
  pass(5000);
  liveness.recordMessage();
  pass(9000);
  assert.equal(deaths, 0);
});

test('a long silence on a visible page means a dead connection without a ping', () => {
  createLiveness();
  now += 46000; // the device slept: timers did not run
  mock.timers.tick(20000);
  assert.equal(pings, 0);
  assert.equal(deaths, 1);
});

test('a change of the device time does not look like silence', () => {
  const liveness = createLiveness();
  mock.timers.setTime(Date.now() + 3600000);
  assert.equal(liveness.isSilent(), false);
  pass(20000);
  assert.equal(deaths, 0);
  assert.equal(pings, 1);
});

test('a connection must open in time, and gets longer after failures', () => {
  const liveness = createLiveness();
  liveness.setLive(true);
  liveness.startOpening(3);
  pass(4999);
  liveness.recordMessage();
  liveness.startOpening(3);
  pass(14999);
  assert.equal(deaths, 0);
  pass(1);
  assert.equal(deaths, 1);
});

test('the time to wait for an answer doubles with each sending, up to 24 seconds', () => {
  const liveness = createLiveness();
  liveness.setLive(true);
  assert.deepEqual(
    [1, 2, 3, 4, 5].map(sent => liveness.answerTimeout(sent)),
    [3000, 6000, 12000, 24000, 24000],
  );
});

test('a network change wakes the connection', () => {
  let wakeUps = 0;
  const onWake = () => {
    wakeUps += 1;
  };
  new Liveness({ ping: () => true, onDead: () => {}, onWake });
  dispatchEvent(new Event('online'));
  assert.equal(wakeUps, 1);
});
