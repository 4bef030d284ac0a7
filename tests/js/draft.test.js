import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Draft } from '../../src/parlour/web/board/draft.js';
import { draftStore, removeOldDrafts } from '../../src/parlour/web/table/draft.js';

const EMPTY = { cup: null };
const FRAME = { match: 'm1', seat: 0, seq: 3, decision_id: 3, mine: true, phase: 'playing' };

let stored;
let submitted;
let refusal;

const host = {
  draft: {
    get: () => stored,
    set: value => {
      stored = value;
    },
  },
  submit: async action => {
    submitted.push(action);
    if (refusal) throw refusal;
  },
};
const createDraft = () =>
  new Draft(host, { empty: EMPTY, revive: saved => (saved.cup < 3 ? saved : null) });

beforeEach(() => {
  stored = null;
  submitted = [];
  refusal = null;
  localStorage.clear();
});

test('it is open for an own decision, and closed for past frames and other turns', () => {
  const draft = createDraft();
  assert.equal(draft.isOpen, false);
  draft.update(FRAME);
  assert.equal(draft.isOpen, true);
  draft.update({ ...FRAME, past: true });
  assert.equal(draft.isOpen, false);
  draft.update({ ...FRAME, mine: false });
  assert.equal(draft.isOpen, false);
  draft.update({ ...FRAME, phase: 'over' });
  assert.equal(draft.isOpen, false);
});

test('a stored draft is restored', () => {
  stored = { cup: 1 };
  const draft = createDraft();
  draft.update(FRAME);
  assert.deepEqual(draft.value, { cup: 1 });
});

test('a stored draft that no longer fits is dropped', () => {
  stored = { cup: 7 };
  const draft = createDraft();
  draft.update(FRAME);
  assert.equal(draft.value, EMPTY);
});

test('the same frame keeps the draft, another decision starts a new one', () => {
  const draft = createDraft();
  assert.equal(draft.update(FRAME), true);
  draft.set({ cup: 2 });
  assert.equal(draft.update({ ...FRAME }), false);
  assert.deepEqual(draft.value, { cup: 2 });
  stored = null;
  assert.equal(draft.update({ ...FRAME, seq: 5, decision_id: 5 }), true);
  assert.equal(draft.value, EMPTY);
});

test('the empty draft is stored as null', () => {
  const draft = createDraft();
  draft.update(FRAME);
  draft.set({ cup: 2 });
  assert.deepEqual(stored, { cup: 2 });
  draft.set(EMPTY);
  assert.equal(stored, null);
});

test('it is sent once', async () => {
  const draft = createDraft();
  draft.update(FRAME);
  const action = { do: 'lift', cup: 1 };
  let redraws = 0;
  const redraw = () => {
    redraws += 1;
  };
  await Promise.all([draft.send(action, redraw), draft.send(action, redraw)]);
  assert.deepEqual(submitted, [action]);
  assert.equal(redraws, 1);
  assert.equal(draft.isOpen, false, 'closed until the next frame');
  draft.update({ ...FRAME, seq: 5, decision_id: 5 });
  assert.equal(draft.isOpen, true);
});

test('a refusal opens it again and keeps its value', async () => {
  const draft = createDraft();
  draft.update(FRAME);
  draft.set({ cup: 1 });
  refusal = { code: 'core.illegal' };
  const reasons = [];
  await draft.send({ do: 'lift', cup: 1 }, reason => reasons.push(reason));
  assert.equal(draft.isOpen, true);
  assert.deepEqual(draft.value, { cup: 1 });
  assert.deepEqual(reasons, [undefined, refusal]);
});

test('the store keeps a draft for each match, seat and decision', () => {
  draftStore(FRAME).set({ cup: 1 });
  assert.deepEqual(draftStore(FRAME).get(), { cup: 1 });
  assert.equal(draftStore({ ...FRAME, seat: 1 }).get(), null);
  assert.equal(draftStore({ ...FRAME, decision_id: 5 }).get(), null);
  draftStore(FRAME).set(null);
  assert.equal(draftStore(FRAME).get(), null);
});

test('drafts of earlier decisions of a seat are removed, those of others stay', () => {
  draftStore(FRAME).set({ cup: 1 });
  draftStore({ ...FRAME, seat: 1 }).set({ cup: 2 });
  const next = { ...FRAME, decision_id: 5 };
  draftStore(next).set({ cup: 0 });
  removeOldDrafts(next);
  assert.equal(draftStore(FRAME).get(), null);
  assert.deepEqual(draftStore({ ...FRAME, seat: 1 }).get(), { cup: 2 });
  assert.deepEqual(draftStore(next).get(), { cup: 0 });
});
