import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  Premove,
  hasPremoves,
  includesAction,
  isAfterOpponentMoves,
  isWaiting,
} from '../../src/parlour/web/table/premove.js';

const PLACE = { do: 'place', cell: '1c3' };
const OTHER = { do: 'place', cell: '1d4' };
const SPEC = { max_seats: 2, lists_actions: true, has_hidden_information: false };
/** The opponent, seat 1, thinks about the decision that opened at log position 4. */
const WAITING = {
  match: 'm1',
  game: 'pylos',
  seat: 0,
  seq: 4,
  view: {},
  decision_id: null,
  mine: false,
  past: false,
  paused: false,
  phase: 'playing',
  legal_actions: null,
  turn: { seats: [1], phase: 'move' },
  seats: [{ name: 'Ada' }, { name: 'Bea' }],
  clocks: { rule: { clock: 'fischer', bank_ms: 60000 }, left: [60000, 60000] },
};
const TURN = {
  ...WAITING,
  seq: 5,
  decision_id: 5,
  mine: true,
  legal_actions: [OTHER, PLACE],
  turn: { seats: [0], phase: 'move' },
};
const moved = (seq, seat = 1) => ({ seq, seat, kind: 'moved' });

let sent;
let refusal;
let candidates;
let isOn;
let shows;
let premove;

const settle = () => new Promise(resolve => setTimeout(resolve, 1));

beforeEach(() => {
  sent = [];
  refusal = null;
  candidates = [PLACE, OTHER];
  isOn = true;
  shows = 0;
  premove = new Premove({
    isOn: () => isOn,
    ui: () => ({ premoves: () => candidates }),
    submit: async (action, frame) => {
      sent.push([action, frame.decision_id]);
      if (refusal) throw refusal;
    },
    show: () => {
      shows++;
    },
  });
  premove.receive(WAITING, []);
});

/** Sets a premove on the board that the opponent's turn shows. */
function choose(action = PLACE) {
  premove.set(action, premove.boardFrame(WAITING));
}

test('premoves need two seats, a live clock, one own seat, no secrets and a game that has them', () => {
  const table = { spec: SPEC, ui: { premoves: () => [] }, ownSeats: [0] };
  const clocks = rule => ({ ...WAITING, clocks: { ...WAITING.clocks, rule } });
  assert.equal(hasPremoves(WAITING, table), true);
  assert.equal(hasPremoves({ ...WAITING, seats: [null, null, null] }, table), false);
  assert.equal(hasPremoves({ ...WAITING, seat: null }, table), false);
  assert.equal(hasPremoves({ ...WAITING, phase: 'over' }, table), false);
  assert.equal(hasPremoves({ ...WAITING, clocks: null }, table), false);
  assert.equal(hasPremoves(clocks({ clock: 'correspondence', days: 2 }), table), false);
  assert.equal(hasPremoves(WAITING, { ...table, ownSeats: [0, 1] }), false);
  assert.equal(hasPremoves(WAITING, { ...table, ui: {} }), false);
  const secret = { ...SPEC, has_hidden_information: true };
  assert.equal(hasPremoves(WAITING, { ...table, spec: secret }), false);
  assert.equal(hasPremoves(WAITING, { ...table, spec: { ...SPEC, max_seats: 6 } }), false);
  assert.equal(hasPremoves(WAITING, { ...table, spec: { ...SPEC, lists_actions: false } }), false);
});

test('the user waits only while the opponent alone is to move', () => {
  assert.equal(isWaiting(WAITING), true);
  assert.equal(isWaiting(TURN), false);
  assert.equal(isWaiting({ ...WAITING, past: true }), false);
  assert.equal(isWaiting({ ...WAITING, paused: true }), false);
  assert.equal(isWaiting({ ...WAITING, turn: { seats: [0, 1], phase: 'move' } }), false);
  assert.equal(isWaiting({ ...WAITING, seats: [{ out: true }, {}] }), false);
  assert.equal(isWaiting({ ...WAITING, seats: [{ bot: 'casual' }, {}] }), false);
});

test('actions are equal if only the order of their keys differs', () => {
  assert.equal(includesAction([{ cell: '1c3', do: 'place' }], PLACE), true);
  assert.equal(
    includesAction([{ do: 'take', balls: ['a', 'b'] }], { do: 'take', balls: ['b', 'a'] }),
    false,
  );
  assert.equal(includesAction(null, PLACE), false);
});

test('only moves of the opponent may lie between', () => {
  assert.equal(isAfterOpponentMoves(TURN, 4, [moved(5)]), true);
  assert.equal(isAfterOpponentMoves({ ...TURN, seq: 6 }, 4, [moved(5), moved(6)]), true);
  assert.equal(isAfterOpponentMoves(TURN, 4, []), false);
  assert.equal(isAfterOpponentMoves({ ...TURN, seq: 6 }, 4, [moved(6)]), false);
  assert.equal(isAfterOpponentMoves(TURN, 4, [{ ...moved(5), kind: 'tookback' }]), false);
  assert.equal(isAfterOpponentMoves(TURN, 4, [moved(5, 0)]), false);
});

test('the board gets the candidates while the opponent thinks, and the plain frame otherwise', () => {
  const frame = premove.boardFrame(WAITING);
  assert.equal(frame.mine, true);
  assert.deepEqual(frame.legal_actions, candidates);
  assert.deepEqual(frame.previews, []);
  assert.equal(frame.premove, null);
  assert.ok(frame.decision_id < 0);
  assert.equal(premove.boardFrame(TURN), TURN);
  assert.equal(premove.frame, null);
  isOn = false;
  assert.equal(premove.boardFrame(WAITING), WAITING);
});

test('a premove is shown, announced and not sent', () => {
  choose();
  assert.deepEqual(sent, []);
  assert.equal(shows, 1);
  assert.deepEqual(premove.boardFrame(WAITING).premove, PLACE);
  assert.match(document.getElementById('live').textContent, /site-premove-set/);
});

test('each change has a decision id of its own', () => {
  const first = premove.boardFrame(WAITING).decision_id;
  choose();
  const second = premove.boardFrame(WAITING).decision_id;
  premove.cancel();
  assert.equal(new Set([first, second, premove.boardFrame(WAITING).decision_id]).size, 3);
});

test('it is sent once, when the turn opens', async () => {
  choose();
  premove.receive(TURN, [moved(5)]);
  premove.receive(TURN, [moved(5)]);
  await settle();
  assert.deepEqual(sent, [[PLACE, 5]]);
  const after = { ...WAITING, seq: 6 };
  premove.receive(after, [moved(6, 0)]);
  assert.equal(premove.action, null);
  assert.equal(premove.isSending, false);
  assert.equal(premove.takeNotice(), '');
});

test('it stays on the board while it is sent, and can no longer be cancelled', () => {
  choose();
  premove.receive(TURN, [moved(5)]);
  assert.deepEqual(premove.boardFrame({ ...TURN, mine: false }).premove, PLACE);
  premove.cancel();
  assert.deepEqual(premove.action, PLACE);
  assert.equal(premove.actionBar().undo, null);
});

test('it waits while the opponent has a second decision', async () => {
  choose();
  premove.receive({ ...WAITING, seq: 5 }, [moved(5)]);
  assert.deepEqual(premove.action, PLACE);
  premove.receive({ ...TURN, seq: 6, decision_id: 6 }, [moved(6)]);
  await settle();
  assert.deepEqual(sent, [[PLACE, 6]]);
});

test('it is dropped if the second decision of the opponent rules it out', () => {
  choose();
  candidates = [OTHER];
  premove.receive({ ...WAITING, seq: 5 }, [moved(5)]);
  assert.equal(premove.action, null);
  assert.equal(premove.takeNotice(), 'site-premove-illegal');
});

test('an illegal premove is dropped with a notice', async () => {
  choose();
  premove.receive({ ...TURN, legal_actions: [OTHER] }, [moved(5)]);
  await settle();
  assert.deepEqual(sent, []);
  assert.equal(premove.takeNotice(), 'site-premove-illegal');
  assert.equal(premove.takeNotice(), '');
});

for (const [name, frame, entries] of [
  ['an offer', { ...WAITING, seq: 5 }, [{ seq: 5, seat: 1, kind: 'offered' }]],
  ['a take-back', { ...TURN, seq: 5 }, [{ seq: 5, seat: null, kind: 'tookback' }]],
  ['a pause', { ...WAITING, seq: 5, paused: true }, [{ seq: 5, seat: 1, kind: 'answered' }]],
  ['a reconnection after the move', TURN, []],
  ['an older decision', { ...TURN, decision_id: 3 }, [moved(5)]],
])
  test(`it is not sent after ${name}`, async () => {
    choose();
    premove.receive(frame, entries);
    await settle();
    assert.deepEqual(sent, []);
    assert.equal(premove.action, null);
    assert.notEqual(premove.takeNotice(), '');
  });

test('the end of the match drops it without a notice', () => {
  choose();
  premove.receive({ ...WAITING, seq: 5, phase: 'over' }, [moved(5)]);
  assert.equal(premove.action, null);
  assert.equal(premove.takeNotice(), '');
});

test('a reconnection at the same position keeps it', () => {
  choose();
  premove.receive({ ...WAITING }, []);
  assert.deepEqual(premove.action, PLACE);
});

test('a premove for a position that has passed is ignored', () => {
  const at = premove.boardFrame(WAITING);
  premove.receive(TURN, [moved(5)]);
  premove.set(PLACE, at);
  assert.equal(premove.action, null);
});

test('a refused premove is dropped with the reason, and the turn is shown', async () => {
  refusal = Object.assign(new Error('stale'), { code: 'core.stale', details: {} });
  choose();
  premove.receive(TURN, [moved(5)]);
  await settle();
  assert.equal(premove.action, null);
  assert.equal(shows, 2);
  assert.equal(premove.boardFrame(TURN), TURN);
  assert.notEqual(premove.takeNotice(), '');
});

test('a right click on the board cancels, a long press does not', () => {
  const root = document.createElement('div');
  premove.attach(root);
  choose();
  premove.boardFrame(WAITING);
  const press = (type, pointerType) =>
    root.dispatchEvent(new PointerEvent(type, { pointerType, cancelable: true }));
  press('contextmenu', 'touch');
  assert.deepEqual(premove.action, PLACE);
  press('contextmenu', 'mouse');
  assert.equal(premove.action, null);
});

test('the action bar offers to cancel, or what the board asks while it is composed', () => {
  premove.boardFrame(WAITING);
  assert.equal(premove.actionBar().reason, 'site-premove-open');
  const undo = { text: 'Undo', run: () => {} };
  const confirm = { text: 'Place', run: () => {} };
  premove.boardBar = { prompt: 'Where?', undo, confirm };
  assert.equal(premove.actionBar().prompt, 'Where?');
  assert.equal(premove.actionBar().confirm.text, 'site-premove-confirm');
  choose();
  premove.boardFrame(WAITING);
  const bar = premove.actionBar();
  assert.equal(bar.undo.text, 'site-premove-cancel');
  bar.undo.run();
  assert.equal(premove.action, null);
});
