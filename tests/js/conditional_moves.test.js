import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { ConditionalMoves } from '../../src/parlour/web/table/conditional_moves.js';

const FRAME = {
  match: 'm1',
  game: 'pylos',
  seat: 0,
  seq: 4,
  decision_id: null,
  mine: false,
  phase: 'playing',
  seats: [{ name: 'Ada' }, { name: 'Bea' }],
};
const OPPONENT = { seat: 1, action: { do: 'place', cell: '1a1' }, log_entries: [] };
const OWN = { seat: 0, action: { do: 'place', cell: '1b1' }, log_entries: [] };
const SAVED = { allowed: true, decision_id: 4, lines: [] };

/** The HTTP requests as [path, body]. */
let requests;
/** Resolvers of the requests that have no answer yet, oldest first. */
let waiting;
/** Whether requests wait for `answer`. */
let hold;
let shown;
let moves;

const settle = () => new Promise(resolve => setTimeout(resolve, 1));
const ok = value => ({ ok: true, status: 200, json: async () => value });

/** Answers as the server does: with the line, and the frame of the seat that is on turn. */
function respond(path, body) {
  if (!path.endsWith('/preview')) return SAVED;
  const line = body.actions.map((action, i) => ({ ...(i % 2 ? OWN : OPPONENT), action }));
  const seat = line.length % 2 ? 0 : 1;
  return { frame: { ...FRAME, seat, mine: true, view: {} }, line };
}

beforeEach(async () => {
  requests = [];
  waiting = [];
  hold = false;
  shown = [];
  globalThis.fetch = (path, { body } = {}) => {
    const sent = body && JSON.parse(body);
    requests.push([path, sent]);
    const answer = ok(respond(path, sent));
    return hold ? new Promise(resolve => waiting.push(() => resolve(answer))) : answer;
  };
  moves = new ConditionalMoves({
    show: frame => shown.push(frame),
    begin: () => {},
    redraw: () => {},
  });
  await moves.update(FRAME);
});

test('a new frame loads the saved lines of its seat', () => {
  assert.deepEqual(requests, [['/api/matches/m1/conditional-moves?seat=0', undefined]]);
  assert.equal(moves.saved.allowed, true);
});

test('the same frame does not load them again', async () => {
  await moves.update({ ...FRAME });
  assert.equal(requests.length, 1);
});

test('it starts with the position after no move, in the eyes of the opponent', async () => {
  await moves.start();
  assert.deepEqual(requests.at(-1), [
    '/api/matches/m1/conditional-moves/preview',
    { seat: 0, actions: [] },
  ]);
  assert.equal(shown.at(-1).ahead, true);
  assert.equal(moves.isOwnTurn, false);
  assert.equal(moves.isComplete, false);
});

test('each preview has a negative decision id of its own', async () => {
  await moves.start();
  const first = shown.at(-1).decision_id;
  await moves.addAction(OPPONENT.action);
  assert.ok(first < 0);
  assert.notEqual(shown.at(-1).decision_id, first);
});

test('a line is complete once an own move answers', async () => {
  await moves.start();
  await moves.addAction(OPPONENT.action);
  assert.equal(moves.isOwnTurn, true);
  assert.equal(moves.isComplete, false);
  await moves.addAction(OWN.action);
  assert.equal(moves.isComplete, true);
});

test('undo removes the last move', async () => {
  await moves.start();
  await moves.addAction(OPPONENT.action);
  await moves.addAction(OWN.action);
  await moves.removeLast();
  assert.deepEqual(requests.at(-1)[1].actions, [OPPONENT.action]);
  assert.equal(moves.line.length, 1);
});

test('saving sends the line with the decision it belongs to, and closes the preview', async () => {
  await moves.start();
  await moves.addAction(OPPONENT.action);
  await moves.addAction(OWN.action);
  await moves.save();
  assert.deepEqual(requests.at(-1), [
    '/api/matches/m1/conditional-moves',
    { seat: 0, decision_id: 4, actions: [OPPONENT.action, OWN.action] },
  ]);
  assert.equal(moves.previewFrame, null);
  assert.equal(shown.at(-1), null);
});

test('a refused line stays open', async () => {
  await moves.start();
  await moves.addAction(OPPONENT.action);
  await moves.addAction(OWN.action);
  globalThis.fetch = async () => ({
    ok: false,
    status: 409,
    json: async () => ({ code: 'core.stale', details: {}, message: 'stale' }),
  });
  await moves.save();
  assert.equal(moves.line.length, 2);
  assert.notEqual(moves.previewFrame, null);
});

test('a request whose connection broke is sent once more', async () => {
  const answer = globalThis.fetch;
  let failures = 1;
  globalThis.fetch = (...args) => {
    if (failures-- > 0) throw new TypeError('network');
    return answer(...args);
  };
  await moves.start();
  assert.notEqual(moves.previewFrame, null);
});

test('a preview that arrives after a newer frame is ignored', async () => {
  hold = true;
  const preview = moves.start();
  await settle();
  const update = moves.update({ ...FRAME, seq: 6 });
  await settle();
  for (const answer of waiting) answer();
  await Promise.all([preview, update]);
  assert.equal(moves.previewFrame, null);
  assert.deepEqual(shown, []);
});

test('a newer frame discards the preview', async () => {
  await moves.start();
  await moves.addAction(OPPONENT.action);
  await moves.update({ ...FRAME, seq: 6 });
  assert.equal(moves.previewFrame, null);
  assert.deepEqual(moves.line, []);
});

test('a second action is ignored while the first is on its way', async () => {
  await moves.start();
  hold = true;
  const first = moves.addAction(OPPONENT.action);
  await settle();
  const count = requests.length;
  await moves.addAction(OPPONENT.action);
  assert.equal(requests.length, count);
  for (const answer of waiting) answer();
  await first;
  assert.equal(moves.line.length, 1);
});
