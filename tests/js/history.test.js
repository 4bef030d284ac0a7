import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';

globalThis.requestAnimationFrame = run => setImmediate(run);
const { History } = await import('../../src/parlour/web/table/history.js');

const SEAT = 0;
let stored;
let requests;
let answers;

/** Return log entries up to a position. */
const upTo = seq => Array.from({ length: seq }, (_, i) => entry(i + 1));
const entry = seq => ({ seq, kind: 'moved', seat: 0, details: {}, log_entries: [] });
const frame = seq => ({ seq, seat: SEAT, phase: 'playing', game: 'pylos', seats: [], mine: false });

/** Answer the oldest request for the complete list. */
async function answer() {
  while (!answers.length) await new Promise(setImmediate);
  answers.shift()();
  for (let i = 0; i < 10; i += 1) await new Promise(setImmediate);
}

function open() {
  return new History(
    'm',
    () => {},
    () => '',
  );
}

const seqs = history => history.entries.map(one => one.seq);

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  requests = 0;
  answers = [];
  stored = 3;
  mock.method(globalThis, 'fetch', () => {
    requests += 1;
    return new Promise((resolve, reject) => {
      answers.push(() =>
        stored === null
          ? reject(new TypeError('no network'))
          : resolve(new Response(JSON.stringify({ entries: upTo(stored) }))),
      );
    });
  });
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test('the log is unknown until it has been loaded', async () => {
  const history = open();
  history.showFrame(frame(3));
  assert.equal(history.isKnown, false);
  await answer();
  assert.equal(history.isKnown, true);
  assert.deepEqual(seqs(history), [1, 2, 3]);
});

test('after a gap the old entries stay until the complete list has arrived', async () => {
  const history = open();
  history.showFrame(frame(3));
  await answer();
  stored = 6;
  history.receive([frame(6)]);
  history.showFrame(frame(6));
  assert.equal(history.isKnown, true);
  assert.deepEqual(seqs(history), [1, 2, 3]);
  // What arrives in the meantime would leave a hole.
  history.receive([frame(7)], { after: 6, per_frame: [[entry(7)]] });
  assert.deepEqual(seqs(history), [1, 2, 3]);
  await answer();
  assert.deepEqual(seqs(history), [1, 2, 3, 4, 5, 6, 7]);
  assert.equal(requests, 2);
});

test('entries that follow are added without a request', async () => {
  const history = open();
  history.showFrame(frame(3));
  await answer();
  history.receive([frame(4)], { after: 3, per_frame: [[entry(4)]] });
  history.showFrame(frame(4));
  assert.deepEqual(seqs(history), [1, 2, 3, 4]);
  assert.equal(requests, 1);
});

test('a log that could not be loaded is requested again', async () => {
  const history = open();
  stored = null;
  history.showFrame(frame(3));
  await answer();
  assert.equal(history.isKnown, false);
  stored = 3;
  mock.timers.tick(4000);
  await answer();
  assert.deepEqual(seqs(history), [1, 2, 3]);
  mock.timers.tick(60_000);
  assert.equal(requests, 2);
});
