import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { problems, uptime } = await import('../../src/parlour/web/server-status/problems.js');
const { curvePath, roundTop } = await import('../../src/parlour/web/server-status/hour_chart.js');

const healthy = {
  database: { answers: true },
  is_connected: true,
  unavailable_games: [],
  failing_games: [],
  bots: { people: 0, workers: 2 },
  channels: [
    { channel: 'push', sent: 9, failed: 3 },
    { channel: 'mail', sent: 0, failed: 0 },
    { channel: 'webhook', sent: 0, failed: 4 },
  ],
};

test('a healthy server has no problems, even if a webhook of a user fails', () => {
  assert.deepEqual(problems(healthy), []);
});

test('each kind of problem is named', () => {
  const ids = change => problems({ ...healthy, ...change }).map(({ id }) => id);
  assert.deepEqual(ids({ database: { answers: false } }), ['status-problem-database']);
  assert.deepEqual(ids({ is_connected: false }), ['status-problem-shared']);
  assert.deepEqual(ids({ unavailable_games: [{}] }), ['status-problem-games']);
  assert.deepEqual(ids({ failing_games: [{}] }), ['status-problem-failing-games']);
  assert.deepEqual(ids({ bots: { people: 3, workers: 2 } }), ['status-problem-bots']);
  const channels = [
    { channel: 'push', sent: 1, failed: 2 },
    { channel: 'mail', sent: 0, failed: 1 },
  ];
  assert.deepEqual(ids({ channels }), ['status-problem-push', 'status-problem-mail']);
});

test('the uptime is given in minutes, hours or days', () => {
  const hour = 3_600_000;
  assert.deepEqual(uptime(59_999), ['status-minutes', { count: 0 }]);
  assert.deepEqual(uptime(47 * hour), ['status-hours', { count: 47 }]);
  assert.deepEqual(uptime(49 * hour), ['status-days', { count: 2 }]);
});

test('an axis ends at a round number', () => {
  assert.deepEqual(
    [0, 0.7, 1, 1.2, 2.1, 26, 204, 999, 1001].map(roundTop),
    [1, 0.8, 1, 1.5, 2.5, 30, 250, 1000, 1500],
  );
});

test('a missing value interrupts a curve', () => {
  assert.equal(curvePath([0, 5, null, 10, 10], 10), 'M0.0 100.0L75.0 50.0M225.0 0.0L300.0 0.0');
});
