import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { nextRound, TournamentLink } from '../../src/parlour/web/table/tournament_link.js';

const MINUTE = 60_000;
const pod = (match, entrants, isOver = false) => ({ match, entrants, places: isOver ? [{}] : [] });
const round = (tables, ended_at = null) => ({ tables, ended_at, byes: [] });
const tournament = (rounds, more = {}) => ({
  id: 't',
  phase: 'running',
  terms: { form: 'swiss', pause: 2 },
  own_number: 0,
  rounds_planned: 3,
  entrants: [{ present: true }, { present: true }],
  rounds,
  ...more,
});

const own = pod('mine', [0, 1]);
const recorded = pod('mine', [0, 1], true);
const other = pod('other', [2, 3]);

test('the finished match is not the next table while its result is not recorded', () => {
  const waits = { reason: 'tournament-after-waits', text: 'tournament-after-next' };
  assert.deepEqual(nextRound(tournament([round([own, other])]), 'mine', 0), waits);
  const called = nextRound(tournament([round([recorded]), round([pod(null, [0, 1])])]), 'mine', 0);
  assert.equal(called.reason, 'tournament-after-called');
});

test('nothing promises another round after the last one', () => {
  const rounds = [round([]), round([]), round([own])];
  assert.deepEqual(nextRound(tournament(rounds), 'mine', 0), {
    reason: undefined,
    text: 'tournament-of-table',
  });
});

test('in an arena, only players who are present wait for a table', () => {
  const arena = more => tournament([round([recorded])], { terms: { form: 'arena' }, ...more });
  const reason = found => nextRound(found, 'mine', 0).reason;
  assert.equal(reason(arena({})), 'tournament-after-arena');
  assert.equal(reason(arena({ own_number: null })), undefined);
  assert.equal(reason(arena({ entrants: [{ present: false }] })), undefined);
  const called = arena({ rounds: [round([recorded, pod(null, [0, 4])])] });
  assert.equal(reason(called), 'tournament-after-ready');
});

beforeEach(() => {
  mock.timers.enable({ apis: ['setInterval'] });
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test('the page is redrawn only when the sentence about the next round changes', async () => {
  const answer = tournament([round([recorded, other])]);
  mock.method(globalThis, 'fetch', async () => new Response(JSON.stringify(answer)));
  let redraws = 0;
  const link = new TournamentLink(
    'mine',
    () => {
      redraws += 1;
      link.bar({ prompt: '' });
    },
    () => MINUTE,
  );
  link.found = { id: 't', name: 'T' };
  link.bar({ prompt: '' });
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  assert.equal(redraws, 1);
  mock.timers.tick(20_000);
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  assert.equal(redraws, 1);
});
