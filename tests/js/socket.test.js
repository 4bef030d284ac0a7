import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Socket } from '../../src/parlour/web/table/socket.js';
import { FakeWebSocket } from './fake_socket.js';

globalThis.WebSocket = FakeWebSocket;

/** What the handlers of the socket received. */
let received;
/** The HTTP requests as [method, path, body]. */
let requests;
/** Answers an HTTP request: a JSON value, or an Error for a broken connection. */
let respond;

const FRAME = { match: 'm1', seat: 0, seq: 3, decision_id: 3, phase: 'playing', clocks: null };
const LIVE = { left: [1000, 1000], rule: { clock: 'fischer' } };

function createSocket() {
  return new Socket('m1', {
    onFrames: message => received.frames.push(...message.frames),
    onChat: messages => received.chat.push(...messages),
    onPresence: (seats, spectators) => received.presence.push([seats, spectators]),
    onState: (connected, code) => received.states.push(connected ? 'up' : code),
    onEnd: code => received.ends.push(code),
  });
}

/** Open the newest connection and deliver its first frame. */
function connect(frame = FRAME) {
  FakeWebSocket.last.open();
  FakeWebSocket.last.receive({ type: 'frame', frames: [frame] });
}

/** Wait for pending promises, because timers are mocked. */
const settle = async () => {
  for (let i = 0; i < 30; i++) await Promise.resolve();
  await new Promise(setImmediate);
};

/** The outcome of a promise once it has settled, or "pending". */
async function outcome(promise) {
  let state = 'pending';
  promise.then(
    value => {
      state = { value };
    },
    error => {
      state = { code: error.code };
    },
  );
  await settle();
  return state;
}

beforeEach(() => {
  received = { frames: [], chat: [], presence: [], states: [], ends: [] };
  requests = [];
  respond = () => new Error('offline');
  FakeWebSocket.all = [];
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  mock.method(Math, 'random', () => 0.5);
  globalThis.fetch = async (path, { method = 'GET', body } = {}) => {
    requests.push([method, path, body && JSON.parse(body)]);
    const answer = respond(method, path);
    if (answer instanceof Error) throw answer;
    return { ok: true, status: 200, json: async () => answer };
  };
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test('a lost connection is opened again, each time after a longer delay', () => {
  createSocket();
  for (const delay of [400, 800, 1600, 3200, 6400, 10000, 10000]) {
    const count = FakeWebSocket.all.length;
    FakeWebSocket.last.drop();
    mock.timers.tick(delay - 1);
    assert.equal(FakeWebSocket.all.length, count, `too early before ${delay} ms`);
    mock.timers.tick(1);
    assert.equal(FakeWebSocket.all.length, count + 1, `not opened after ${delay} ms`);
  }
});

test('the delay starts over once a connection has worked', () => {
  createSocket();
  FakeWebSocket.last.drop();
  mock.timers.tick(400);
  FakeWebSocket.last.drop();
  mock.timers.tick(800);
  connect();
  FakeWebSocket.last.drop();
  mock.timers.tick(400);
  assert.equal(FakeWebSocket.all.length, 4);
  assert.deepEqual(received.states, [1006, 1006, 'up', 1006]);
});

test('a request waits for the first frame of the connection', async () => {
  const socket = createSocket();
  const answer = socket.request({ type: 'chat', text: 'hello' });
  FakeWebSocket.last.open();
  assert.equal(FakeWebSocket.last.sentOf('chat').length, 0);
  connect();
  const [message] = FakeWebSocket.last.sentOf('chat');
  FakeWebSocket.last.receive({ type: 'ok', id: message.id });
  assert.deepEqual(await outcome(answer), { value: undefined });
});

test('an unanswered request is sent again with the same id and key', async () => {
  const socket = createSocket();
  connect();
  const answer = socket.request({ type: 'chat', text: 'hello' });
  const [first] = FakeWebSocket.last.sentOf('chat');
  assert.ok(first.key);
  FakeWebSocket.last.drop();
  mock.timers.tick(400);
  connect();
  assert.deepEqual(FakeWebSocket.last.sentOf('chat'), [first]);
  FakeWebSocket.last.receive({ type: 'ok', id: first.id });
  assert.deepEqual(await outcome(answer), { value: undefined });
  FakeWebSocket.last.drop();
  mock.timers.tick(400);
  connect();
  assert.equal(
    FakeWebSocket.last.sentOf('chat').length,
    0,
    'an answered request is not sent again',
  );
});

test('a preview has no key and resolves with the preview', async () => {
  const socket = createSocket();
  connect();
  const answer = socket.request({ type: 'preview', seat: 0, action: { do: 'pass' } });
  const [message] = FakeWebSocket.last.sentOf('preview');
  assert.equal(message.key, undefined);
  FakeWebSocket.last.receive({ type: 'preview', id: message.id, preview: { points: 4 } });
  assert.deepEqual(await outcome(answer), { value: { points: 4 } });
});

test('without an answer in time, the connection is replaced at once and the request sent again', () => {
  const socket = createSocket();
  connect();
  const dead = FakeWebSocket.last;
  socket.request({ type: 'chat', text: 'hello' });
  dead.receive({ type: 'pong', now: 0 });
  mock.timers.tick(10000);
  assert.notEqual(FakeWebSocket.last, dead);
  assert.equal(dead.readyState, 3);
  connect();
  assert.equal(FakeWebSocket.last.sentOf('chat').length, 1);
});

test('a decision that was never sent is rejected as stale when it is no longer open', async () => {
  const socket = createSocket();
  connect();
  FakeWebSocket.last.drop();
  const answer = socket.request({ type: 'act', seat: 0, decision_id: 3, action: { do: 'pass' } });
  mock.timers.tick(400);
  connect({ ...FRAME, seq: 5, decision_id: 5 });
  assert.equal(FakeWebSocket.last.sentOf('act').length, 0);
  assert.deepEqual(await outcome(answer), { code: 'core.stale' });
});

test('a decision that was sent is sent again even if it is no longer open', () => {
  const socket = createSocket();
  connect();
  socket.request({ type: 'act', seat: 0, decision_id: 3, action: { do: 'pass' } });
  FakeWebSocket.last.drop();
  mock.timers.tick(400);
  connect({ ...FRAME, seq: 5, decision_id: 5 });
  assert.equal(FakeWebSocket.last.sentOf('act').length, 1, 'the server knows its key');
});

test('an error of the server rejects the request', async () => {
  const socket = createSocket();
  connect();
  const answer = socket.request({ type: 'act', seat: 0, decision_id: 3, action: { do: 'pass' } });
  const [message] = FakeWebSocket.last.sentOf('act');
  FakeWebSocket.last.receive({ type: 'error', id: message.id, code: 'core.illegal', details: {} });
  assert.deepEqual(await outcome(answer), { code: 'core.illegal' });
});

test('after several failed connections, decisions and frames go over HTTP', async () => {
  const socket = createSocket();
  connect();
  FakeWebSocket.last.drop();
  const answer = socket.request({ type: 'act', seat: 0, decision_id: 3, action: { do: 'pass' } });
  respond = (_, path) => (path.includes('/frame') ? { ...FRAME, seq: 9 } : null);
  for (const delay of [400, 800]) {
    mock.timers.tick(delay);
    FakeWebSocket.last.drop();
    await settle();
  }
  assert.deepEqual(requests, [], 'three failed connections are not enough without a clock');
  mock.timers.tick(1600);
  FakeWebSocket.last.drop();
  assert.deepEqual(await outcome(answer), { value: undefined });
  assert.deepEqual(requests, [
    ['POST', '/api/matches/m1/act', { seat: 0, decision_id: 3, action: { do: 'pass' } }],
    ['GET', '/api/matches/m1/frame?seat=0', undefined],
  ]);
  assert.equal(received.frames.at(-1).seq, 9);
});

test('with a running clock, HTTP is used after two failed connections', async () => {
  createSocket();
  connect({ ...FRAME, clocks: LIVE });
  respond = () => ({ ...FRAME, seq: 9 });
  FakeWebSocket.last.drop();
  await settle();
  assert.deepEqual(requests, []);
  mock.timers.tick(400);
  FakeWebSocket.last.drop();
  await settle();
  assert.equal(requests.length, 1);
});

test('polling stops when a connection works', async () => {
  createSocket();
  connect({ ...FRAME, clocks: LIVE });
  respond = () => FRAME;
  FakeWebSocket.last.drop();
  mock.timers.tick(400);
  FakeWebSocket.last.drop();
  await settle();
  mock.timers.tick(800);
  connect({ ...FRAME, clocks: LIVE });
  mock.timers.tick(5000);
  await settle();
  assert.equal(requests.length, 1);
});

for (const code of [4400, 4404, 4499]) {
  test(`close code ${code} ends the connection`, () => {
    createSocket();
    connect();
    FakeWebSocket.last.drop(code);
    mock.timers.tick(60000);
    assert.equal(FakeWebSocket.all.length, 1);
    assert.deepEqual(received.ends, [code]);
  });
}

for (const code of [4399, 4500, 1012]) {
  test(`close code ${code} does not end the connection`, () => {
    createSocket();
    connect();
    FakeWebSocket.last.drop(code);
    mock.timers.tick(400);
    assert.equal(FakeWebSocket.all.length, 2);
    assert.deepEqual(received.ends, []);
  });
}

test('messages of a replaced connection are ignored', () => {
  const socket = createSocket();
  connect();
  const old = FakeWebSocket.last;
  socket.replaceConnection();
  old.receive({ type: 'frame', frames: [{ ...FRAME, seq: 99 }] });
  assert.equal(
    received.frames.some(frame => frame.seq === 99),
    false,
  );
});

test('the clocks show no time before the server has sent its own', () => {
  const socket = createSocket();
  assert.equal(socket.displayTime(), 0);
  FakeWebSocket.last.open();
  FakeWebSocket.last.receive({ type: 'frame', frames: [FRAME], now: Date.now() + 3600000 });
  assert.ok(Math.abs(socket.displayTime() - Date.now() - 3600000) < 1000);
});
