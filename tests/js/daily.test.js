import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { dailyFinale, ownWeek } from '../../src/parlour/web/table/daily_finale.js';
import { Result } from '../../src/parlour/web/table/result.js';
import { nothing, render } from '../../src/parlour/web/vendor/lit.js';

const score = (points, mine) => ({ name: '', score: points, mine, replayed: false });
const FRAME = {
  match: 'mine',
  game: 'betta',
  phase: 'over',
  options: { deal: 'daily' },
  ranking: { ranks: [1], scores: [61], over: null },
};

afterEach(() => mock.restoreAll());

/** Share the result of a match while the leaderboard of today is of another match, or of this one. */
async function sharedText(leaderboard) {
  mock.method(globalThis, 'fetch', async () => new Response(JSON.stringify(leaderboard)));
  let shared = '';
  globalThis.navigator.share = async ({ text }) => {
    shared = text;
  };
  let isLoaded = () => {};
  const loaded = new Promise(resolve => {
    isLoaded = resolve;
  });
  const result = new Result(isLoaded);
  result.requestDaily(FRAME);
  await loaded;
  await result.share(FRAME, { match: 'mine', own_seats: [0] });
  return { shared, daily: result.daily };
}

test('the place today is shared with the score of today', async () => {
  const board = { day: '2026-01-31', match: 'mine', scores: [score(70, false), score(61, true)] };
  const { shared, daily } = await sharedText(board);
  assert.equal(shared, 'site-daily-share');
  assert.equal(daily?.match, 'mine');
});

test('the place today is not shared with the score of an earlier deal', async () => {
  const board = { day: '2026-01-31', match: 'today', scores: [score(90, true)] };
  const { shared, daily } = await sharedText(board);
  assert.match(shared, /site-daily: site-solo-score/);
  assert.equal(daily, null);
});

/** Return the scores of a week that ends on a Saturday. */
const week = (...scores) =>
  scores.map((points, i) => ({ day: `2026-01-${25 + i}`, score: points }));

test('the own week has one column for each day, and marks today', () => {
  const board = {
    day: '2026-01-31',
    match: 'mine',
    scores: [score(61, true)],
    week: week(40, null, null, 80, null, null, 61),
  };
  const shown = document.createElement('div');
  render(dailyFinale(board, FRAME).body, shown);
  const days = [...shown.querySelectorAll('.finale-week li')];
  assert.deepEqual(
    days.map(day => day.querySelector('b').textContent),
    ['40', '·', '·', '80', '·', '·', '61'],
  );
  assert.deepEqual(
    days.map(day => day.querySelector('i').getAttribute('style')),
    [0.5, 0, 0, 1, 0, 0, 61 / 80].map(share => `--share: ${share}`),
  );
  assert.deepEqual(
    days.map(day => day.className),
    ['', '', '', '', '', '', 'mine'],
  );
});

test('a first deal has no week', () => {
  assert.equal(ownWeek(week(null, null, null, null, null, null, 61)), nothing);
});
