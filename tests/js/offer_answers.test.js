import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerIn } from '../../src/parlour/web/table/offer_answers.js';

const offered = (seat, what) => ({ kind: 'offered', seat, details: { what } });
const answered = (seat, yes) => ({ kind: 'answered', seat, details: { yes } });
const moved = seat => ({ kind: 'moved', seat, details: {} });
const tookBack = { kind: 'tookback', seat: null, details: { to: 4 } };
const DRAW = { kind: 'draw', seat: 0 };

test('a refusal names the player and the offer', () => {
  assert.deepEqual(answerIn(DRAW, [answered(1, false)]), {
    kind: 'draw',
    by: 1,
    how: 'declined',
    isLogged: true,
  });
  assert.deepEqual(answerIn(null, [offered(0, 'takeback'), answered(1, false)]), {
    kind: 'takeback',
    by: 1,
    how: 'declined',
    isLogged: true,
  });
});

test('an offer is withdrawn by its own player', () => {
  assert.equal(answerIn(DRAW, [answered(0, false)]).how, 'withdrawn');
});

test('a move declines an offer of another player, and keeps one’s own draw offer', () => {
  assert.deepEqual(answerIn(DRAW, [moved(1)]), {
    kind: 'draw',
    by: 1,
    how: 'declined',
    isLogged: false,
  });
  assert.equal(answerIn(DRAW, [moved(0)]), null);
  assert.equal(answerIn({ kind: 'takeback', seat: 0 }, [moved(0)]).how, 'withdrawn');
});

test('a take-back is accepted by the last player who agreed', () => {
  const entries = [offered(0, 'takeback'), answered(1, true), answered(2, true), tookBack];
  assert.deepEqual(answerIn(null, entries), {
    kind: 'takeback',
    by: 2,
    how: 'accepted',
    isLogged: true,
  });
  assert.equal(answerIn(null, [offered(0, 'takeback'), tookBack]), null);
});

test('without an answer there is nothing to show', () => {
  assert.equal(answerIn(null, [moved(0), moved(1)]), null);
  assert.equal(answerIn(null, [offered(0, 'draw'), answered(1, true)]), null);
  assert.equal(answerIn(null, [answered(1, false)]), null);
});
